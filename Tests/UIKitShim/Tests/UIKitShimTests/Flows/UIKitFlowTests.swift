import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Flows in UIKit")
struct UIKitFlowTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  private func with(_ body: @MainActor () throws -> Void) throws {
    let signIn = StoryboardFixture(
      "SignInFlow", .initial(WelcomeViewController.self), .scene("SignUpViewController", SignUpViewController.self))
    try Registries.with(Backend.all[0].registry(Fixtures(storyboards: [signIn])), body)
  }

  @Test("F16: a scene that a segue made finds its flow through its UIStoryboard, also where two flows have equal ones")
  func segue() throws {
    try with {
      let other = SignInFlow()
      let scenes = [try flow.controller(SignUpViewController.self), try other.controller(SignUpViewController.self)]
      let next = scenes.map { $0.storyboard?.instantiateInitialViewController() }
      #expect(isSame(next[0]?.storyboardController, flow))
      #expect(isSame(next[1]?.storyboardController, other))
    }
  }

  @Test("F16: the UIStoryboard of a scene leads to the flow")
  func platformStoryboard() throws {
    try with {
      let scene = try flow.controller(SignUpViewController.self)
      #expect(isSame(scene.storyboard?.storyboardController, flow))
    }
  }

  @Test("F10, R11: a popover from a rectangle gets its view, rectangle and arrow directions")
  func rectangle() throws {
    try with {
      let view = UIView(frame: .zero)
      let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
      try presenter.present(
        flow, as: .popover(from: .rectangle(rectangle, in: view, permittedArrowDirections: [.down, .right])))
      let popover = try #require(presenter.presentedViewController?.popoverPresentationController)
      #expect(isSame(popover.sourceView, view))
      #expect(popover.sourceRect == rectangle)
      #expect(popover.permittedArrowDirections.rawValue == 10)
      #expect(popover.passthroughViews == [])
    }
  }

  @Test("F10: the bar of a bar button item is a passthrough view", arguments: [true, false])
  func barButtonItem(isInToolbar: Bool) throws {
    try with {
      let navigation = UINavigationController(rootViewController: presenter)
      let item = UIBarButtonItem()
      if isInToolbar { presenter.toolbarItems = [item] }
      try navigation.present(flow, as: .popover(from: .barButtonItem(item)))
      let popover = try #require(navigation.presentedViewController?.popoverPresentationController)
      let views = try #require(popover.passthroughViews)
      #expect(isSame(popover.barButtonItem, item))
      #expect(views.count == 1)
      #expect(isSame(views.first, isInToolbar ? navigation.toolbar : navigation.navigationBar))
    }
  }

  @Test("F10: an anchor that is no view or item of UIKit's is an error")
  func unsuitableAnchor() throws {
    try with {
      for anchor in [PopoverAnchor.barButtonItem(AnchorItem()), .rectangle(.zero, in: AnchorView())] {
        let error = #expect(throws: ResourceError.self) { try presenter.present(flow, as: .popover(from: anchor)) }
        #expect(error?.reason == .presentationNotSupported)
        #expect(presenter.presentedViewController == nil)
      }
    }
  }

  @Test("F11: a navigation or split view controller, which UIKit does not push, is an error", arguments: [true, false])
  func notPushable(split: Bool) throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { () -> UIViewController in
      split ? UISplitViewController(nibName: nil, bundle: nil) : UINavigationController(rootViewController: presenter)
    }
    Registries.with(registry) {
      let navigation = UINavigationController(rootViewController: SignUpViewController())
      let error = #expect(throws: ResourceError.self) { try navigation.present(flow) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("F4: a first scene that is no view controller is an error")
  func noViewController() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { NSObject() }
    Registries.with(registry) {
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("F13: dismissing pops what the flow pushed since")
  func pop() throws {
    try with {
      let navigation = UINavigationController(rootViewController: presenter)
      try navigation.present(flow, animated: false)
      navigation.pushViewController(try flow.controller(SignUpViewController.self), animated: false)
      try flow.dismiss(animated: false)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.delegate == nil)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F15: going back within the flow does not end it")
  func withinFlow() throws {
    try with {
      let navigation = UINavigationController(rootViewController: presenter)
      try navigation.present(flow, animated: false)
      navigation.pushViewController(try flow.controller(SignUpViewController.self), animated: false)
      navigation.shimGoBack()
      #expect(flow.isPresented)
      navigation.shimGoBack()
      #expect(!flow.isPresented)
    }
  }

  @Test("F15: a dismissal in code, which UIKit tells nobody, is noticed when the scene is released")
  func dismissedInCode() async throws {
    try with {
      try presenter.present(flow, animated: false)
      presenter.dismiss(animated: false)
      #expect(!flow.isPresented)
    }
    await Turns.until { !delegate.told.isEmpty }
    #expect(delegate.told == ["cancelled"])
  }

  @Test("F15: a dismissal in code is seen at once, and told at the next look, while the scene is kept alive")
  func dismissedInCodeAndKept() throws {
    try with {
      try presenter.present(flow, animated: false)
      let scene = try #require(presenter.presentedViewController)
      presenter.dismiss(animated: false)
      #expect(!flow.isPresented)
      #expect(presenter.presentedStoryboardController == nil)
      try presenter.present(flow, animated: false)
      #expect(delegate.told == ["cancelled"])
      #expect(scene.presentingViewController == nil)
    }
  }

  @Test("F15: a pop that nobody told is seen at once, while the scene is kept alive")
  func poppedInCodeAndKept() throws {
    try with {
      let navigation = UINavigationController(rootViewController: presenter)
      try navigation.present(flow, animated: false)
      let scene = navigation.topViewController
      navigation.delegate = nil
      navigation.setViewControllers([presenter], animated: false)
      #expect(!flow.isPresented)
      try navigation.present(flow, animated: false)
      #expect(delegate.told == ["cancelled"])
      #expect(scene != nil)
    }
  }

  @Test("F16: the link to the presented flow is the presenter's own")
  func presented() throws {
    try with {
      try presenter.present(flow, animated: false)
      #expect(isSame(presenter.presentedStoryboardController, flow))
      #expect(presenter.storyboardController == nil)
    }
  }
}
