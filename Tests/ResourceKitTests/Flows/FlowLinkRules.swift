import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: links and lifetimes")
struct FlowLinkRules {
  let presenter = InMemoryController()

  private func isSame(_ first: (any AnyObject)?, _ second: (any AnyObject)?) -> Bool {
    first != nil && first.map(ObjectIdentifier.init) == second.map(ObjectIdentifier.init)
  }

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
      #expect(isSame((presenter.inFront as? WelcomeViewController)?.storyboardController, flow))
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
      let navigation = try #require(presenter.inFront as? InMemoryNavigationController)
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
      let navigation = try #require(presenter.inFront as? InMemoryNavigationController)
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

  @Test("F20: the presenter keeps the flow alive while it is presented, and no longer")
  func ownership() throws {
    try SignInStoryboard.with {
      weak var flow: SignInFlow?
      try presenter.present(make { flow = $0 })
      #expect(flow != nil)
      try flow?.dismiss()
      #expect(flow == nil)
    }
  }

  @Test("F20: released after the user dismissed it", arguments: InMemoryDismissal.allCases)
  func releasedAfterUser(dismissal: InMemoryDismissal) throws {
    try SignInStoryboard.with {
      let navigation = InMemoryNavigationController(root: presenter)
      weak var flow: SignInFlow?
      try navigation.present(make { flow = $0 }, as: dismissal.style)
      #expect(flow != nil)
      dismissal.perform(on: navigation)
      #expect(flow == nil)
    }
  }

  @Test("F20: a flow that is not presented is kept alive by nothing, neither its scenes nor its storyboard")
  func notPresented() throws {
    try SignInStoryboard.with {
      weak var flow: SignInFlow?
      var made: SignInFlow? = make { flow = $0 }
      let scene = try made?.controller(SignUpViewController.self)
      let storyboard = try made?.loadStoryboardIfNeeded()
      made = nil
      #expect(flow == nil)
      #expect(scene?.storyboardController == nil)
      #expect(storyboard?.storyboardController == nil)
    }
  }

  @Test("F20: scenes are released with the presentation", arguments: [true, false])
  func scenesReleased(pushed: Bool) throws {
    try SignInStoryboard.with {
      let navigation = InMemoryNavigationController(root: presenter)
      let flow = SignInFlow()
      try navigation.present(flow, as: pushed ? .push : .modal)
      weak let scene = (pushed ? navigation.stack.last : navigation.inFront) as? WelcomeViewController
      #expect(scene != nil)
      try flow.dismiss()
      #expect(scene == nil)
    }
  }

  @Test("F20: a presenter that goes takes its flow along")
  func presenterGone() throws {
    try SignInStoryboard.with {
      weak var flow: SignInFlow?
      weak var scene: WelcomeViewController?
      var presenter: InMemoryController? = InMemoryController()
      try presenter?.present(make { flow = $0 })
      scene = presenter?.inFront as? WelcomeViewController
      #expect(scene != nil)
      presenter = nil
      #expect(flow == nil)
      #expect(scene == nil)
    }
  }

  @Test("F20: a presenter that goes in the middle of a transition takes its flow along", arguments: [true, false])
  func presenterGoneInTransition(dismissing: Bool) throws {
    try SignInStoryboard.with {
      weak var flow: SignInFlow?
      var presenter: InMemoryController? = InMemoryController()
      presenter?.holdsTransitions = true
      try presenter?.present(make { flow = $0 })
      if dismissing { try flow?.dismiss() }
      presenter = nil
      #expect(flow == nil)
    }
  }

  @Test("F20: a flow whose presenter is gone is not presented, and can be presented again")
  func presentAfterPresenterGone() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      try InMemoryController().present(flow)
      #expect(!flow.isPresented)
      #expect(flow.presentingController == nil)
      let error = #expect(throws: ResourceError.self) { try flow.dismiss() }
      #expect(error?.reason == .notPresented)
      try presenter.present(flow)
      #expect(flow.isPresented)
    }
  }

  @Test("F20: a flow whose first scene went unnoticed is over at the next look")
  func unnoticed() throws {
    try SignInStoryboard.with {
      let forgetful = ForeignController()
      let (flow, delegate) = (SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      try forgetful.present(flow)
      #expect(flow.isPresented)
      forgetful.shown = nil
      #expect(!flow.isPresented)
      #expect(forgetful.presentedStoryboardController == nil)
      try forgetful.present(flow)
      #expect(delegate.told == ["cancelled"])
      #expect(flow.isPresented)
    }
  }

  @Test(
    "F20: a flow whose first scene went unnoticed is told at the next look, whoever presents what",
    arguments: [true, false])
  func unnoticedElsewhere(sameFlow: Bool) throws {
    try SignInStoryboard.with {
      let forgetful = ForeignController()
      let (flow, delegate) = (SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      try forgetful.present(flow)
      forgetful.shown = nil
      if sameFlow { try presenter.present(flow) } else { try forgetful.present(OtherFlow()) }
      #expect(delegate.told == ["cancelled"])
      #expect(flow.isPresented == sameFlow)
    }
  }

  @Test("F20: a presenter that could not present keeps nothing of the flow")
  func failedPresentation() throws {
    try SignInStoryboard.with {
      weak var flow: SignInFlow?
      #expect(throws: ResourceError.self) { try presenter.present(make { flow = $0 }, as: .push) }
      #expect(flow == nil)
    }
  }

  @Test("F20: a presenter that goes while the flow appears: a result is told, whoever holds the presentation")
  func presenterGoneWhileAppearing() throws {
    try SignInStoryboard.with {
      let (flow, delegate) = (SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      var presenter: InMemoryController? = InMemoryController()
      presenter?.holdsTransitions = true
      try presenter?.present(flow)
      let presentation = presenter?.storyboardPresentation
      presenter = nil
      flow.finish(Member(name: "Ada"))
      #expect(presentation != nil)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F21: a flow takes along the flows that its scenes present, and they are told", arguments: [true, false])
  func nested(byUser: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner) = (SignInFlow(), OtherFlow())
      let (outerDelegate, innerDelegate) = (DelegateSpy(), DelegateSpy())
      (outer.delegate, inner.delegate) = (outerDelegate, innerDelegate)
      try presenter.present(outer)
      let scene = try #require(presenter.inFront as? WelcomeViewController)
      try scene.present(inner)
      if byUser { presenter.swipeDown() } else { try outer.dismiss() }
      #expect(innerDelegate.told == ["cancelled"])
      #expect(outerDelegate.told == ["cancelled"])
      #expect(!inner.isPresented)
    }
  }

  @Test("F21: a nested flow in a transition is told when the outer one is gone", arguments: [true, false])
  func nestedInTransition(appeared: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), DelegateSpy())
      inner.delegate = delegate
      try presenter.present(outer)
      let scene = try #require(presenter.inFront as? WelcomeViewController)
      scene.holdsTransitions = true
      try scene.present(inner)
      if appeared { scene.completeTransitions() }
      try inner.dismiss()
      presenter.swipeDown()
      #expect(delegate.told == ["cancelled"])
      scene.completeTransitions()
      scene.completeTransitions()
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F21: nested flows go first", arguments: [true, false])
  func nestedFirst(byUser: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), OrderSpy())
      (outer.delegate, inner.delegate) = (delegate, delegate)
      try presenter.present(outer)
      let scene = try #require(presenter.inFront as? WelcomeViewController)
      try scene.present(inner)
      presenter.holdsTransitions = true
      if byUser { presenter.swipeDown() } else { try outer.dismiss() }
      if !byUser { #expect(delegate.cancelled == ["OtherFlow"]) }
      presenter.completeTransitions()
      #expect(delegate.cancelled == ["OtherFlow", "SignInFlow"])
    }
  }

  @Test("F21: a flow that is over does not take a later one along")
  func nestedLater() throws {
    try SignInStoryboard.with {
      let (outer, inner) = (SignInFlow(), OtherFlow())
      try presenter.present(outer)
      let scene = try #require(presenter.inFront as? WelcomeViewController)
      try scene.present(inner)
      try inner.dismiss()
      let elsewhere = InMemoryController()
      try elsewhere.present(inner)
      try outer.dismiss()
      #expect(inner.isPresented)
    }
  }

  /// Makes a flow, and notes it where it is not kept.
  private func make(_ note: (SignInFlow) -> Void) -> SignInFlow {
    let flow = SignInFlow()
    note(flow)
    return flow
  }
}

/// A controller of another framework, which knows no storyboard and notices no dismissal.
final class ForeignController: PresentingController {
  var storyboardPresentation: StoryboardPresentation?
  var originStoryboard: AnyObject? { nil }
  var controllerInFront: AnyObject? { shown }
  var automaticPresentationStyle: PresentationStyle { .modal }
  var shown: AnyObject?

  /// Whether a dismissal never comes to its end.
  var holdsEnd = false

  func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    shown = presentation.scene
    completion()
  }

  func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    if holdsEnd { return }
    shown = nil
    completion()
  }

  func shows(_ presentation: StoryboardPresentation) -> Bool { shown != nil }
}

/// Notes which flows were cancelled, in their order.
private final class OrderSpy: StoryboardControllerDelegate {
  var cancelled: [String] = []

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) {
    cancelled.append("\(type(of: storyboardController))")
  }
}
