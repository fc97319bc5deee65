import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: links")
struct FlowLinkRules {
  let presenter = InMemoryController()

  @Test("F16: from the presenter to the flow, while it is presented")
  func presented() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      #expect(presenter.presentedStoryboardController == nil)
      try presenter.present(flow)
      #expect(isSame(presenter.presentedStoryboardController, flow))
      try flow.dismiss()
      #expect(presenter.presentedStoryboardController == nil)
      #expect(flow.presentingController == nil)
    }
  }

  @Test("F16: from any scene that the flow makes to the flow")
  func scenes() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      try presenter.present(flow)
      #expect(isSame((presenter.presentedController as? WelcomeViewController)?.storyboardController, flow))
      #expect(try isSame(flow.controller(SignUpViewController.self).storyboardController, flow))
      #expect(
        try isSame(flow.controller(TermsViewController.self, withStoryboardID: "Terms").storyboardController, flow))
      #expect(presenter.storyboardController == nil)
    }
  }

  @Test("F16: from a scene that a segue made to the flow")
  func segue() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let signUp = try flow.controller(SignUpViewController.self)
      let next = try signUp.storyboard?.controller(withIdentifier: "Terms", creator: nil) as? TermsViewController
      #expect(isSame(next?.storyboardController, flow))
    }
  }

  @Test("F16: from a scene inside a navigation controller of the storyboard to the flow")
  func contained() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { InMemoryNavigationController(root: WelcomeViewController()) }
    try Registries.with(registry) {
      let flow = SignInFlow()
      try presenter.present(flow)
      let navigation = try #require(presenter.presentedController as? InMemoryNavigationController)
      #expect(isSame((navigation.stack.first as? WelcomeViewController)?.storyboardController, flow))
    }
  }

  @Test("F16: from a scene that does not know its storyboard to the flow")
  func sceneWithoutStoryboard() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { ForeignController() }
    try Registries.with(registry) {
      let flow = SignInFlow()
      let scene = try flow.controller(ForeignController.self, withStoryboardID: nil)
      #expect(isSame(scene.storyboardController, flow))
    }
  }

  @Test("F16: from the storyboard to its flow; another flow has a storyboard of its own")
  func storyboard() throws {
    try SignInStoryboard.with {
      let (first, second) = (SignInFlow(), SignInFlow())
      let storyboard = try first.loadStoryboardIfNeeded()
      let other = try second.loadStoryboardIfNeeded()
      #expect(isSame(storyboard.storyboardController, first))
      #expect(isSame(other.storyboardController, second))
      #expect(try isSame(second.controller(SignUpViewController.self).storyboardController, second))
    }
  }

  @Test("F16: flows that share a source have storyboards of their own")
  func sharedSource() throws {
    final class Sharing: StoryboardController {
      var source: (any StoryboardSource)?
      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        guard let source else { return try super.loadStoryboard() }
        return source
      }
    }
    let (first, second) = (Sharing(), Sharing())
    first.source = try SignInStoryboard.registry().storyboard(named: "SignInFlow", in: .main)
    second.source = first.source
    let scenes = [try first.controller(SignUpViewController.self), try second.controller(SignUpViewController.self)]
    let next = try scenes.map { try $0.storyboard?.controller(withIdentifier: "Terms", creator: nil) }
    #expect(isSame(scenes[0].storyboardController, first))
    #expect(isSame(scenes[1].storyboardController, second))
    #expect(isSame((next[0] as? TermsViewController)?.storyboardController, first))
  }

  @Test("F16: a flow whose override gives what another flow has loaded does not take its links")
  func loadedByAnother() throws {
    final class Borrowing: StoryboardController {
      var source: (any StoryboardSource)?
      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        guard let source else { return try super.loadStoryboard() }
        return source
      }
    }
    try SignInStoryboard.with {
      let (first, second) = (SignInFlow(), Borrowing())
      let scene = try first.controller(SignUpViewController.self)
      second.source = try first.loadStoryboardIfNeeded()
      let other = try second.controller(SignUpViewController.self)
      #expect(isSame(scene.storyboardController, first))
      #expect(isSame(try first.loadStoryboardIfNeeded().storyboardController, first))
      #expect(isSame(other.storyboardController, second))
    }
  }

  @Test("F16: a plain controller on the stack of a flow's navigation controller is no scene of the flow")
  func plainController() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { InMemoryNavigationController(root: WelcomeViewController()) }
    try Registries.with(registry) {
      try presenter.present(SignInFlow())
      let navigation = try #require(presenter.presentedController as? InMemoryNavigationController)
      let plain = InMemoryController()
      navigation.push(plain)
      #expect(plain.storyboardController == nil)
    }
  }

  @Test("F16: a scene that no flow made has none")
  func noFlow() throws {
    try SignInStoryboard.with {
      let scene = Storyboard<WelcomeViewController>(name: "SignInFlow")()
      #expect(scene.storyboardController == nil)
    }
  }

  @Test("F16: a flow that loads what loadStoryboard gave it links that, and no copy")
  func whatWasLoaded() throws {
    final class Keeping: StoryboardController {
      var kept: (any StoryboardSource)?
      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        let storyboard = try super.loadStoryboard()
        kept = storyboard
        return storyboard
      }
    }
    try SignInStoryboard.with {
      let flow = Keeping(storyboardName: "SignInFlow")
      try flow.loadStoryboardIfNeeded()
      #expect(isSame(flow.kept?.storyboardController, flow))
    }
  }

  @Test("F16: a navigation controller of the storyboard knows it, and leaves another flow's scenes alone")
  func navigationController() throws {
    try SignInStoryboard.with {
      let (flow, other) = (OnboardingController(), SignInFlow())
      let scene = try other.controller(SignUpViewController.self)
      let registry = InMemoryRegistry()
      try registry.addInitialScene(to: "Onboarding") { InMemoryNavigationController(root: scene) }
      try Registries.with(registry) {
        let navigation = try flow.controller(InMemoryNavigationController.self, withStoryboardID: nil)
        #expect(isSame(navigation.storyboard?.storyboardController, flow))
        #expect(isSame(scene.storyboardController, other))
      }
    }
  }

  @Test("F16: a storyboard that stands for a platform's object leads to the flow through that")
  func storyboardObject() throws {
    let flow = StandingIn()
    let navigation = try flow.controller(InMemoryNavigationController.self, withStoryboardID: nil)
    #expect(isSame((navigation.stack.first as? WelcomeViewController)?.storyboardController, flow))
    #expect(isSame(try flow.loadStoryboardIfNeeded().storyboardController, flow))
    #expect(isSame(flow.source.storyboardController, flow))
  }
}

/// A flow whose storyboard stands for another object, as a platform's does.
private final class StandingIn: StoryboardController {
  final class Source: StoryboardSource {
    let storyboardObject: AnyObject = AnchorView()
    var contents: StoryboardContents? { nil }

    func controller(withIdentifier identifier: String?, creator: ControllerCreator?) -> AnyObject? {
      InMemoryNavigationController(root: WelcomeViewController())
    }
  }

  let source = Source()

  override func loadStoryboard() throws(ResourceError) -> any StoryboardSource { source }
}
