#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  @MainActor private var observerKey: UInt8 = 0

  /// Notices that a flow's first scene is gone: by a swipe, a tap outside, the back button, or code that popped it.
  ///
  /// UIKit tells these to a delegate, which may be the app's: the app's goes on to get every message. What UIKit tells no
  /// delegate, ``UIKitDismissalMarker`` notices, or the scene's release.
  @MainActor
  final class UIKitDismissalObserver: NSObject {
    private weak var presentation: StoryboardPresentation?
    private weak var scene: UIViewController?
    // NB: written on the main actor only. `responds(to:)` and `forwardingTarget(for:)`, which are nonisolated, read it where
    // UIKit asks its delegates: on the main thread. So no read meets a write, and a weak reference may be read while
    // its object goes.
    private nonisolated(unsafe) weak var appsDelegate: (any NSObjectProtocol)?

    init(_ presentation: StoryboardPresentation, of scene: UIViewController) {
      self.presentation = presentation
      self.scene = scene
      super.init()
      SceneRelease.watch(scene, for: presentation)
    }

    /// Observes the scene, which is presented modally, or is to be in a popover.
    func observe(by presenter: UIViewController) {
      guard let controller = scene?.presentationController, controller.delegate !== self else { return }
      appsDelegate = controller.delegate
      standIn { [weak controller] in
        controller?.delegate
      } set: { [weak controller] in
        controller?.delegate = $0
      }
      keep(in: presenter)
    }

    /// Observes the scene, which will be pushed.
    func observe(_ navigation: UINavigationController) {
      // An earlier flow's observer is still there where UIKit has not told yet that its scene is gone.
      let earlier = navigation.delegate as? UIKitDismissalObserver
      appsDelegate = earlier == nil ? navigation.delegate : earlier?.appsDelegate
      standIn { [weak navigation] in
        navigation?.delegate
      } set: { [weak navigation] in
        navigation?.delegate = $0
      }
      presentation?.whenOver { [weak self, weak navigation] in self?.stopObserving(navigation) }
      keep(in: navigation)
    }

    /// The presenting controller owns the observer, because the scene may be released before UIKit tells.
    private func keep(in presenter: UIViewController) {
      objc_setAssociatedObject(presenter, &observerKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Takes the app's delegate's place, and once more where that is released: UIKit may have noted what it answers to, and
    /// would send it here.
    private func standIn(
      get: @escaping @MainActor () -> (any NSObjectProtocol)?,
      set: @escaping @MainActor (UIKitDismissalObserver?) -> Void
    ) {
      set(self)
      guard let appsDelegate else { return }
      let renew: @MainActor () -> Void = { [weak self] in
        guard let self, get() === self else { return }
        set(nil)
        set(self)
      }
      // The key is this observer's own, because a delegate may serve several controllers.
      objc_setAssociatedObject(
        appsDelegate, Unmanaged.passUnretained(self).toOpaque(), UIKitDelegateRelease(renew),
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Gives the app its delegate back, unless it has set another.
    private func stopObserving(_ navigation: UINavigationController?) {
      guard let navigation, navigation.delegate === self else { return }
      navigation.delegate = appsDelegate as? any UINavigationControllerDelegate
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
      #if canImport(ObjectiveC)
        (appsDelegate as? any UINavigationControllerDelegate)?
          .navigationController?(navigationController, didShow: viewController, animated: animated)
      #endif
      if let scene, navigationController.viewControllers.contains(scene) { return }
      presentation?.wasDismissed()
    }
  }
#endif
