#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// The parts of a modal presentation that differ by style.
  @MainActor
  enum UIKitPresentation {
    /// The styles that every controller has.
    static let styles: [PresentationStyle.Kind] = {
      #if os(tvOS)
        [.modal]
      #else
        [.modal, .sheet, .popover]
      #endif
    }()

    static func prepare(
      _ scene: UIViewController, for presentation: StoryboardPresentation, from presenter: UIViewController
    ) throws(ResourceError) {
      switch presentation.style {
      case .modal: return
      #if !os(tvOS)
        case .sheet: scene.modalPresentationStyle = .pageSheet
        case .popover(let anchor):
          let point = try pointing(at: anchor.target)
          scene.modalPresentationStyle = .popover
          guard let popover = scene.popoverPresentationController else { return }
          popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: anchor.permittedArrowDirections.rawValue)
          point(popover)
      #endif
      default: throw presentation.notSupported(available: styles)
      }
    }

    #if os(tvOS)
      static func letTouchesThrough(
        to scene: UIViewController, _ presentation: StoryboardPresentation, from presenter: UIViewController
      ) {}
    #else
      /// Makes the bar of the item that a popover points at a passthrough view. UIKit sets the passthrough views when it
      /// presents, so this comes after it.
      static func letTouchesThrough(
        to scene: UIViewController, _ presentation: StoryboardPresentation, from presenter: UIViewController
      ) {
        guard case .popover(let anchor) = presentation.style, case .barButtonItem(let item) = anchor.target,
          let item = item as? UIBarButtonItem, let bar = bar(of: item, around: presenter)
        else { return }
        scene.popoverPresentationController?.passthroughViews = [bar]
      }

      /// What lets a popover point at a target. A popover that points at nothing is an exception on iPad.
      ///
      /// The target is looked at before the scene gets a popover, which keeps a scene alive that is not presented.
      private static func pointing(
        at target: PopoverAnchor.Target
      ) throws(ResourceError) -> @MainActor (UIPopoverPresentationController) -> Void {
        switch target {
        case .rectangle(let rectangle, let object):
          guard let view = object as? UIView else { throw .unsuitableAnchor(type(of: object), instead: UIView.self) }
          return { popover in
            popover.sourceView = view
            popover.sourceRect = rectangle
          }
        case .barButtonItem(let object):
          guard let item = object as? UIBarButtonItem else {
            throw .unsuitableAnchor(type(of: object), instead: UIBarButtonItem.self)
          }
          return { popover in popover.barButtonItem = item }
        }
      }

      private static func bar(of item: UIBarButtonItem, around presenter: UIViewController) -> UIView? {
        guard let navigation = presenter as? UINavigationController ?? presenter.navigationController else {
          return nil
        }
        let isInToolbar = navigation.topViewController?.toolbarItems?.contains(item) == true
        return isInToolbar ? navigation.toolbar : navigation.navigationBar
      }
    #endif
  }
#endif
