import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Flows and the app's navigation delegate")
struct UIKitNavigationDelegateTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F13: the app's navigation delegate is there again after each of two flows, even before didShow")
  func appsDelegateAfterTwo() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      let app = NavigationDelegate()
      navigation.delegate = app
      navigation.shimHoldsDidShow = true
      for _ in 1...2 {
        try navigation.present(flow, animated: false)
        #expect(!isSame(navigation.delegate, app))
        try flow.dismiss(animated: false)
        #expect(isSame(navigation.delegate, app))
      }
    }
  }

  @Test("F15: the app's navigation delegate is there again when a flow followed one whose end was not told yet")
  func appsDelegateAfterReplacing() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      let app = NavigationDelegate()
      navigation.delegate = app
      navigation.shimHoldsDidShow = true
      try navigation.present(flow, animated: false)
      let observer = navigation.delegate
      navigation.shimGoBack()
      try navigation.present(SignInFlow(), animated: false)
      #expect(!isSame(navigation.delegate, app))
      navigation.shimTellDidShow()
      navigation.shimGoBack()
      navigation.shimTellDidShow()
      #expect(isSame(navigation.delegate, app))
      #expect(observer != nil)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F15: another delegate that the app sets while the flow is presented stays")
  func anotherDelegate() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      try navigation.present(flow, animated: false)
      let app = NavigationDelegate()
      navigation.delegate = app
      try flow.dismiss(animated: false)
      #expect(isSame(navigation.delegate, app))
    }
  }

  @Test("F15: a pop that nobody told is noticed when the scene is released")
  func poppedInCode() async throws {
    try await SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      try navigation.present(flow, animated: false)
      navigation.delegate = nil
      navigation.setViewControllers([presenter], animated: false)
      await Turns.until { !delegate.told.isEmpty }
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F20: the app's navigation delegate is not kept alive")
  func appsDelegateReleased() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      var app: NavigationDelegate? = NavigationDelegate()
      navigation.delegate = app
      weak let released = app
      try navigation.present(flow, animated: false)
      app = nil
      #expect(released == nil)
    }
  }

  @Test("F15: the app's navigation delegate is there again, where two controllers presented through one that pushes")
  func twoPresenters() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      let app = NavigationDelegate()
      navigation.delegate = app
      let (first, second, other) = (Forwarding(to: navigation), Forwarding(to: navigation), SignInFlow())
      try first.present(flow, as: .push, animated: false)
      try second.present(other, as: .push, animated: false)
      try other.dismiss(animated: false)
      #expect(isSame(navigation.delegate, app))
      #expect(flow.isPresented)
    }
  }
}

/// The app's own delegate of a navigation controller.
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// What lets a navigation controller present for it, as a coordinator does.
private final class Forwarding: PresentingController {
  private let navigation: UINavigationController
  var storyboardPresentation: StoryboardPresentation?
  var originStoryboard: AnyObject? { nil }
  var controllerInFront: AnyObject? { nil }
  var automaticPresentationStyle: PresentationStyle { .push }

  init(to navigation: UINavigationController) { self.navigation = navigation }

  func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    try navigation.beginPresentation(presentation, animated: animated, completion: completion)
  }

  func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    navigation.endPresentation(presentation, animated: animated, completion: completion)
  }

  func shows(_ presentation: StoryboardPresentation) -> Bool { navigation.shows(presentation) }
}
