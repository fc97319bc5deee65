public import Foundation

@MainActor
open class UINib: NSObject {
  public struct OptionsKey: Hashable, Sendable {}

  private let shim: [String: Any]
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let file = ShimFiles.url(name, "nib", in: bundle) else {
      wouldHaveRaised("NSInternalInconsistencyException", "Could not load NIB in bundle \(bundle) with name '\(name)'")
    }
    shim = ShimFiles.shim(besideNib: file)
    self.name = name
    super.init()
    UIStoryboard.shimLog?.nibs += 1
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    let objects = (shim["objects"] as? [[String: String]] ?? []).map { values -> AnyObject in
      switch values["base"] {
      case "UIGestureRecognizer": UIGestureRecognizer()
      case "UIViewController":
        ShimFiles.type(named: values["class"] ?? "", base: UIViewController.self).made(with: values)
      default: ShimFiles.type(named: values["class"] ?? "", base: UIView.self).made(with: values)
      }
    }
    for (outlet, index) in shim["ownerOutlets"] as? [String: Int] ?? [:] {
      guard let owner = ownerOrNil as? any ShimOutlets, owner.shimSet(objects[index], for: outlet) else {
        wouldHaveRaised(
          "NSUnknownKeyException",
          "\(ownerOrNil ?? NSObject()) is not key value coding-compliant for the key \(outlet)")
      }
    }
    for case let view as UIView in objects { view.awakeFromNib() }
    return objects
  }
}

/// An object with outlets: what key-value coding does on Apple's systems.
@MainActor
public protocol ShimOutlets: AnyObject {
  /// Connects the outlet; false where there is none of the name.
  func shimSet(_ object: AnyObject, for outlet: String) -> Bool
}
