#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  @MainActor private var observerKey: UInt8 = 0

  /// Notices that a flow's first scene is gone: by a swipe, a tap outside, the back button, or code that dismissed it.
  ///
  /// UIKit tells these to a delegate, which may be the app's: the app's goes on to get every message. A dismissal that
  /// UIKit tells nobody, one in code, is noticed when the scene is released.
  @MainActor
  final class UIKitDismissalObserver: NSObject {
    private weak var presentation: StoryboardPresentation?
    private weak var scene: UIViewController?
    // NB: `forwardingTarget(for:)` is nonisolated, and UIKit calls it on the main thread, as it does the delegate's
    // methods; nothing else reads it.
    private nonisolated(unsafe) weak var appsDelegate: NSObject?

    /// Owned by the presenting controller, because the scene may be released before UIKit tells.
    init(_ presentation: StoryboardPresentation, of scene: UIViewController, by presenter: UIViewController) {
      self.presentation = presentation
      self.scene = scene
      super.init()
      objc_setAssociatedObject(presenter, &observerKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      SceneRelease.watch(scene, for: presentation)
    }

    /// Observes the scene, which will be presented modally.
    func observe() {
      appsDelegate = scene?.presentationController?.delegate as? NSObject
      scene?.presentationController?.delegate = self
    }

    /// Observes the scene, which will be pushed.
    func observe(_ navigation: UINavigationController) {
      appsDelegate = navigation.delegate as? NSObject
      navigation.delegate = self
    }

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) || appsDelegate?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector?) -> Any? { appsDelegate }
    #endif
  }

  extension UIKitDismissalObserver: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      #if canImport(ObjectiveC)
        (appsDelegate as? any UIAdaptivePresentationControllerDelegate)?
          .presentationControllerDidDismiss?(presentationController)
      #endif
      presentation?.wasDismissed()
    }
  }

  extension UIKitDismissalObserver: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let delegate = appsDelegate as? any UINavigationControllerDelegate
      #if canImport(ObjectiveC)
        delegate?.navigationController?(navigationController, didShow: viewController, animated: animated)
      #endif
      if let scene, navigationController.viewControllers.contains(scene) { return }
      if navigationController.delegate === self { navigationController.delegate = delegate }
      presentation?.wasDismissed()
    }
  }
#endif
