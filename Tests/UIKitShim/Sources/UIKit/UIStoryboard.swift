public import Foundation

@MainActor
open class UIStoryboard: NSObject {
  /// How many there were in the current task.
  @TaskLocal public static var shimLog: ShimLog?

  private let folder: URL
  private let list: [String: Any]
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let folder = ShimFiles.url(name, "storyboardc", in: bundle) else {
      wouldHaveRaised("NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle \(bundle)")
    }
    self.name = name
    self.folder = folder
    list =
      ShimFiles.list(at: folder.appendingPathComponent("scenes.shim"))
      ?? ShimFiles.list(at: folder.appendingPathComponent("Info.plist")) ?? [:]
    super.init()
    Self.shimLog?.storyboards += 1
  }

  open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let initial = list["UIStoryboardDesignatedEntryPointIdentifier"] as? String else { return nil }
    return instantiateViewController(identifier: initial, creator: creator)
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let nib = (list["UIViewControllerIdentifiersToNibNames"] as? [String: String])?[identifier] else {
      wouldHaveRaised(
        "NSInvalidArgumentException",
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    let shim = ShimFiles.shim(besideNib: folder.appendingPathComponent("\(nib).nib"))
    let type = ShimFiles.type(named: shim["class"] as? String ?? "", base: UIViewController.self)
    let controller: UIViewController
    if let made = creator?(ShimCoder()) {
      guard made.isKind(of: type) else {
        wouldHaveRaised(
          "NSInternalInconsistencyException", "Custom instantiated \(made) must be kind of class \(type)")
      }
      controller = made
    } else {
      controller = type.made()
    }
    controller.storyboard = self
    controller.awakeFromNib()
    guard let controller = controller as? ViewController else {
      wouldHaveRaised("Fatal error", "\(controller) is no \(ViewController.self)")
    }
    return controller
  }
}

/// Counts what the loaders read.
@MainActor
public final class ShimLog: Sendable {
  public var storyboards = 0
  public var nibs = 0
  public init() {}
}
