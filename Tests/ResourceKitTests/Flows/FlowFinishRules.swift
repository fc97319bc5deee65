import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: finishing")
struct FlowFinishRules {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() { flow.delegate = delegate }

  @Test("F17: finishing dismisses, and tells the closure and the delegate, once")
  func finish() throws {
    try SignInStoryboard.with {
      var results: [Member] = []
      flow.onFinish = { results.append($0) }
      try presenter.present(flow)
      flow.finish(member)
      #expect(presenter.presentedController == nil)
      #expect(results == [member])
      #expect(delegate.told == ["finished"])
      #expect(delegate.isPresentedWhenTold == [false])
      #expect(flow.result == member)
    }
  }

  @Test("F17: a scene finishes the flow through its link")
  func finishFromScene() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      (scene.storyboardController as? SignInFlow)?.finish(member)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17: finishing twice: the first result counts", arguments: [true, false])
  func finishTwice(inTransition: Bool) throws {
    try SignInStoryboard.with {
      var results: [Member] = []
      flow.onFinish = { results.append($0) }
      try presenter.present(flow)
      presenter.holdsTransitions = inTransition
      flow.finish(member)
      flow.finish(Member(name: "Eve"))
      presenter.completeTransitions()
      #expect(results == [member])
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17: told when the flow is gone, not before")
  func finishAfterTransition() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      presenter.holdsTransitions = true
      flow.finish(member)
      #expect(delegate.told == [])
      presenter.completeTransitions()
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17: finished while it appears, the flow goes as soon as it has appeared")
  func finishWhileAppearing() throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      try presenter.present(flow)
      flow.finish(member)
      presenter.completeTransitions()
      presenter.completeTransitions()
      #expect(presenter.presentedController == nil)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17: after a dismissal, or before presenting, there is nothing to finish", arguments: [true, false])
  func finishUnpresented(dismissed: Bool) throws {
    try SignInStoryboard.with {
      if dismissed {
        try presenter.present(flow)
        presenter.swipeDown()
      }
      flow.finish(member)
      #expect(!delegate.told.contains("finished"))
      #expect(flow.result == nil)
    }
  }

  @Test("F17: a presentation that could not begin leaves the result, and nothing to finish")
  func finishAfterError() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      flow.finish(member)
      #expect(throws: ResourceError.self) { try presenter.present(flow, as: .push) }
      flow.finish(Member(name: "Eve"))
      #expect(flow.result == member)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17: a dismissal under way counts before a result")
  func finishWhileDismissing() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      presenter.holdsTransitions = true
      try flow.dismiss()
      flow.finish(member)
      presenter.completeTransitions()
      #expect(delegate.told == ["cancelled"])
      #expect(flow.result == nil)
    }
  }

  @Test("F17: presented again, the flow can finish again")
  func finishAgain() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      flow.finish(member)
      try presenter.present(flow)
      #expect(flow.result == nil)
      flow.finish(member)
      #expect(delegate.told == ["finished", "finished"])
    }
  }

  @Test("F17: a flow without a value finishes without one")
  func finishVoid() throws {
    try SignInStoryboard.with {
      let flow = OtherFlow()
      var finished = 0
      flow.onFinish = { _ in finished += 1 }
      try presenter.present(flow)
      flow.finish()
      #expect(finished == 1)
    }
  }
}
