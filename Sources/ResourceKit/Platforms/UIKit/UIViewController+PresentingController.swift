#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import UIKit

  extension UIView: PopoverAnchorView {}
  extension UIBarButtonItem: PopoverAnchorItem {}

  extension UIViewController: PresentingController {
    /// The storyboard that made the controller.
    public var originStoryboard: AnyObject? { storyboard }

    /// The controller that is presented modally.
    public var controllerInFront: AnyObject? { presentedViewController }

    /// A navigation controller pushes; any other presents modally.
    public var automaticPresentationStyle: PresentationStyle { self is UINavigationController ? .push : .modal }

    /// Pushes the first scene, or presents it modally, as a sheet or in a popover.
    public func beginPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) throws(ResourceError) {
      guard let object = presentation.scene else { return completion() }
      guard let scene = object as? UIViewController else {
        throw .unexpectedType(TypeName.qualified(type(of: object)), instead: UIViewController.self)
      }
      if case .push = presentation.style {
        guard let navigation = self as? UINavigationController else {
          throw presentation.notSupported(available: UIKitPresentation.styles)
        }
        try navigation.push(scene, presentation, animated: animated, completion: completion)
      } else {
        try UIKitPresentation.prepare(scene, for: presentation, from: self)
        let observer = UIKitDismissalObserver(presentation, of: scene)
        // A popover's presentation controller is there by now, and hands its delegate on where it adapts.
        if case .popover = presentation.style { observer.observe(by: self) }
        var isShown = false
        present(scene, animated: animated) {
          isShown = true
          if self.shows(presentation) {
            UIKitPresentation.letTouchesThrough(to: scene, presentation, from: self)
            UIKitDismissalMarker.mark(scene, for: presentation)
          }
          completion()
        }
        // UIKit declines with no more than a line in the log.
        guard isShown || shows(presentation) else { throw .presentationDeclined() }
        // NB: a scene that is not presented gets a presentation controller by being asked for it, and the two keep each
        // other alive.
        if shows(presentation) { observer.observe(by: self) }
      }
    }

    /// Whether the first scene is on the stack, or presented by any controller.
    public func shows(_ presentation: StoryboardPresentation) -> Bool {
      guard let scene = presentation.scene as? UIViewController else { return false }
      if case .push = presentation.style, let navigation = self as? UINavigationController {
        return navigation.viewControllers.contains(scene)
      }
      return scene.presentingViewController != nil
    }

    /// Pops to the controller below the first scene, or dismisses it with all that is presented over it.
    public func endPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      guard let scene = presentation.scene as? UIViewController else { return completion() }
      if case .push = presentation.style, let navigation = self as? UINavigationController {
        navigation.pop(scene, animated: animated, completion: completion)
      } else if let presenting = scene.presentingViewController {
        presenting.dismiss(animated: animated, completion: completion)
      } else {
        completion()
      }
    }
  }

  extension UINavigationController {
    fileprivate func push(
      _ scene: UIViewController, _ presentation: StoryboardPresentation, animated: Bool,
      completion: @escaping @MainActor () -> Void
    ) throws(ResourceError) {
      // UIKit raises an exception for these.
      if scene is UINavigationController || scene is UISplitViewController {
        throw .sceneNotPushable(type(of: scene), available: UIKitPresentation.styles)
      }
      UIKitDismissalObserver(presentation, of: scene).observe(self)
      pushViewController(scene, animated: animated)
      // As an override of a subclass may.
      guard viewControllers.contains(scene) else { throw .pushDeclined(by: type(of: self)) }
      afterTransition(completion)
    }

    /// The stack below the scene becomes the stack, which may be empty: popping keeps one controller.
    fileprivate func pop(
      _ scene: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      guard let index = viewControllers.firstIndex(of: scene) else { return completion() }
      setViewControllers(Array(viewControllers[..<index]), animated: animated)
      afterTransition(completion)
    }

    private func afterTransition(_ completion: @escaping @MainActor () -> Void) {
      guard let transitionCoordinator else { return completion() }
      transitionCoordinator.animate(alongsideTransition: nil) { _ in completion() }
    }
  }
#endif
