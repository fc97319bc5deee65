import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Transitions of flows in UIKit")
struct UIKitTransitionTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F13: a modal flow is presented and dismissed with the animation asked for", arguments: [true, false])
  func animatedModal(animated: Bool) throws {
    try SignInStoryboard.with {
      try presenter.present(flow, animated: animated)
      try flow.dismiss(animated: animated)
      #expect(presenter.shimAnimations == [animated, animated])
    }
  }

  @Test("F13: a flow is pushed and popped with the animation asked for", arguments: [true, false])
  func animatedPush(animated: Bool) throws {
    try SignInStoryboard.with {
      let navigation = RecordingNavigationController(rootViewController: presenter)
      navigation.animations = []
      try navigation.present(flow, animated: animated)
      try flow.dismiss(animated: animated)
      #expect(!navigation.animations.isEmpty)
      #expect(navigation.animations.allSatisfy { $0 == animated })
    }
  }

  @Test("F7, F13: a push and a pop are over when their transitions are")
  func pushTransitions() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      navigation.shimTransition = ShimTransition()
      var completions = 0
      try navigation.present(flow) { completions += 1 }
      #expect(completions == 0)
      navigation.shimTransition?.complete()
      #expect(completions == 1)
      try flow.dismiss { completions += 1 }
      #expect(completions == 1)
      navigation.shimTransition?.complete()
      #expect(completions == 2)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F11: a presentation whose transition takes time is none that UIKit declined")
  func modalTransition() throws {
    try SignInStoryboard.with {
      presenter.shimTransition = ShimTransition()
      var completions = 0
      try presenter.present(flow) { completions += 1 }
      #expect(completions == 0)
      presenter.shimTransition?.complete()
      #expect(completions == 1)
      #expect(flow.isPresented)
    }
  }

  @Test("F11, F13: a flow that is dismissed when it has appeared is none that UIKit declined")
  func dismissedWhenShown() throws {
    try SignInStoryboard.with {
      try presenter.present(flow) { [flow] in try? flow.dismiss(animated: false) }
      #expect(!flow.isPresented)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F13: dismissing takes away what the first scene presents, too")
  func presentingScene() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      presenter.presentedViewController?.present(SignUpViewController(), animated: false)
      try flow.dismiss(animated: false)
      #expect(presenter.presentedViewController == nil)
    }
  }

  @Test("F13: a dismissal of a modal flow that other code took away before is told, and its completion is called")
  func modalGoneBefore() throws {
    try SignInStoryboard.with {
      presenter.shimTransition = ShimTransition()
      try presenter.present(flow)
      let scene = presenter.presentedViewController
      var completions = 0
      try flow.dismiss { completions += 1 }
      presenter.dismiss(animated: false)
      presenter.shimTransition?.complete()
      #expect(completions == 1)
      #expect(delegate.told == ["cancelled"])
      #expect(scene != nil)
    }
  }

  @Test("F13: a dismissal of a pushed flow that other code took away before is told, and its completion is called")
  func pushedGoneBefore() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      navigation.shimTransition = ShimTransition()
      try navigation.present(flow)
      let scene = navigation.topViewController
      var completions = 0
      try flow.dismiss { completions += 1 }
      navigation.shimHoldsDidShow = true
      navigation.setViewControllers([presenter], animated: false)
      navigation.shimTransition?.complete()
      #expect(completions == 1)
      #expect(delegate.told == ["cancelled"])
      #expect(scene != nil)
    }
  }

  @Test("F13: there is nothing to wait for where the first scene was released")
  func sceneReleased() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      let presentation = try #require(presenter.storyboardPresentation)
      presenter.dismiss(animated: false)
      #expect(presentation.scene == nil)
      var completions = 0
      presenter.endPresentation(presentation, animated: false) { completions += 1 }
      #expect(completions == 1)
      #expect(!presenter.shows(presentation))
    }
  }
}

/// A navigation controller that notes what is animated.
private final class RecordingNavigationController: UINavigationController {
  var animations: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    animations.append(animated)
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    animations.append(animated)
    super.setViewControllers(viewControllers, animated: animated)
  }
}
