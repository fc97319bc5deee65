import Testing

@testable import ResourceKit

@MainActor
@Suite("Flow rules: run, cancelled")
struct FlowRunCancellationRules: FlowRunSuite {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() { flow.delegate = delegate }

  @Test("F19: dismissed by the user: CancellationError")
  func byUser() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      presenter.swipeDown()
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F19: dismissed by code: CancellationError")
  func byCode() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      try flow.dismiss()
      await #expect(throws: CancellationError.self) { try await run.value }
    }
  }

  @Test("F19: cancelled before: nothing is presented or loaded")
  func cancelledBefore() async throws {
    try await SignInStoryboard.with {
      let run = Run { [flow, presenter] in try await flow.run(from: presenter) }
      run.cancel()
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(!flow.isStoryboardLoaded)
      #expect(presenter.presentedController == nil)
      #expect(delegate.told == [])
    }
  }

  @Test("F19: cancelled while it appears: taken away as soon as it has appeared")
  func cancelledDuring() async throws {
    try await SignInStoryboard.with {
      presenter.holdsTransitions = true
      let run = await start()
      run.cancel()
      await Turns.until { flow.presentation?.isEnding == true }
      presenter.completeTransitions()
      presenter.completeTransitions()
      #expect(presenter.presentedController == nil)
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F19: cancelled afterwards: taken away")
  func cancelledAfter() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      run.cancel()
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(presenter.presentedController == nil)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F19: cancelled after the result: the result counts")
  func cancelledAfterResult() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      presenter.holdsTransitions = true
      flow.finish(member)
      run.cancel()
      presenter.completeTransitions()
      let found = try await run.value
      #expect(found == member)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F19: a cancelled run does not take away a later presentation")
  func cancelledTooLate() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      flow.finish(member)
      run.cancel()
      try presenter.present(flow)
      _ = try await run.value
      for _ in 1...10 { await Task.yield() }
      #expect(flow.isPresented)
    }
  }

  @Test("F19, F20: the presenter is released first: CancellationError")
  func presenterGone() async throws {
    try await SignInStoryboard.with {
      var owner: InMemoryController? = InMemoryController()
      weak let presenter = owner
      let run = Run { [flow] in try await flow.run(from: #require(presenter)) }
      await Turns.until { flow.isPresented }
      owner = nil
      #expect(presenter == nil)
      await #expect(throws: CancellationError.self) { try await run.value }
    }
  }
}
