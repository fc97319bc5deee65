public import Foundation

// NB: `NSNib` is not isolated to the main actor, unlike `UINib`.
open class NSNib: NSObject {
  public typealias Name = String

  /// Counts the nibs that are read in the current task.
  @TaskLocal public static var shimLog: ShimLog?

  private let objects: [[String: String]]
  private let ownerOutlets: [String: Int]
  private let isDamaged: Bool

  public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?) {
    let name = nibName.hasSuffix(".nib") ? String(nibName.dropLast(4)) : nibName
    let found = MainActor.assumeIsolated { () -> (objects: [[String: String]], outlets: [String: Int])? in
      guard let file = ShimFiles.url(name, "nib", in: bundle ?? .main) else { return nil }
      let shim = ShimFiles.shim(besideNib: file)
      Self.shimLog?.nibs += 1
      return (shim["objects"] as? [[String: String]] ?? [], shim["ownerOutlets"] as? [String: Int] ?? [:])
    }
    guard let found else { return nil }
    objects = found.objects
    ownerOutlets = found.outlets
    isDamaged = found.objects.contains { $0["base"] == "damaged" }
    super.init()
  }

  open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    if isDamaged { return false }
    let values = objects
    let made = MainActor.assumeIsolated { () -> [NSResponder] in
      let made = values.map { values -> NSResponder in
        switch values["base"] {
        case "NSWindow": NSWindow()
        case "NSViewController":
          ShimFiles.type(named: values["class"] ?? "", base: NSViewController.self).made(with: values)
        default: ShimFiles.type(named: values["class"] ?? "", base: NSView.self).made(with: values)
        }
      }
      for case let view as NSView in made { view.awakeFromNib() }
      return made
    }
    let (outlets, outletOwner) = (ownerOutlets, owner as? any ShimOutlets)
    MainActor.assumeIsolated {
      // NB: an outlet that the owner does not have is skipped, as AppKit documents it.
      for (outlet, index) in outlets { outletOwner?.shimSet(made[index], for: outlet) }
    }
    // The application stands among the top-level objects, in no fixed place.
    topLevelObjects?.pointee = NSArray(array: MainActor.assumeIsolated { [NSApplication()] + made })
    return true
  }
}

/// An object with outlets: what key-value coding does on Apple's systems.
@MainActor
public protocol ShimOutlets: AnyObject, Sendable {
  /// Connects the outlet; false where there is none of the name.
  @discardableResult
  func shimSet(_ object: NSResponder, for outlet: String) -> Bool
}

/// Counts what the loaders read.
@MainActor
public final class ShimLog: Sendable {
  public var storyboards = 0
  public var nibs = 0
  public init() {}
}
