#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// A `UINib`, and what its file says it holds.
  @MainActor
  final class UIKitNib: NibSource, ControllerNibSource {
    /// The nib, for table and collection views.
    let nib: UINib

    private let name: String
    private let bundle: Bundle
    private let compiled: CompiledNib?

    init(named name: String, in bundle: Bundle, at place: CompiledResources.Place) {
      self.name = name
      self.bundle = bundle
      nib = UINib(nibName: name, bundle: bundle)
      compiled = if case .at(let file) = place { CompiledNib(contentsOf: file) } else { nil }
    }

    /// A compiled nib tells its outlets only.
    var contents: NibContents? { nil }

    func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject] {
      try compiled?.check(owner)
      return nib.instantiate(withOwner: owner, options: nil).map { $0 as AnyObject }
    }

    func controller(of type: AnyClass) throws(ResourceError) -> AnyObject? {
      // A controller can also stand in the nib as an object of its own; then File's Owner has no view in it.
      if let compiled, !compiled.ownerOutlets.contains("view") { return nil }
      let controller = (type as? any UIKitNibController.Type)?.made(fromNib: name, in: bundle)
      // Its outlets are connected later, when its view is first asked for; that is too late for an error.
      if let controller { try compiled?.check(controller, framework: ["view"]) }
      return controller
    }
  }

  /// A controller whose view is in a nib: each of UIKit's.
  @MainActor
  protocol UIKitNibController: UIViewController {}

  extension UIViewController: UIKitNibController {}

  extension UIKitNibController {
    fileprivate static func made(fromNib name: String, in bundle: Bundle) -> Self {
      Self(nibName: name, bundle: bundle)
    }
  }
#endif
