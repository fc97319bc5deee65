import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: lifetimes")
struct FlowLifetimeRules {
  let presenter = InMemoryController()

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
      weak let scene = (pushed ? navigation.stack.last : navigation.presentedController) as? WelcomeViewController
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
      scene = presenter?.presentedController as? WelcomeViewController
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

  /// Makes a flow, and notes it where it is not kept.
  private func make(_ note: (SignInFlow) -> Void) -> SignInFlow {
    let flow = SignInFlow()
    note(flow)
    return flow
  }
}
