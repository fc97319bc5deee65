import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: results, and who is told of them")
struct FlowResultRules {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() { flow.delegate = delegate }

  @Test("F17: the delegate is gone: the closure is told all the same")
  func finishWithoutDelegate() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      flow.delegate = DelegateSpy()
      var results: [Member] = []
      flow.onFinish = { results.append($0) }
      try presenter.present(flow)
      flow.finish(member)
      #expect(results == [member])
    }
  }

  @Test("F17, F20: the presenter is gone: the result is told all the same, once")
  func finishWithoutPresenter() throws {
    try SignInStoryboard.with {
      try InMemoryController().present(flow)
      flow.finish(member)
      flow.finish(member)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17, F20: the presenter goes after the result: the first result stays")
  func presenterGoneAfterResult() throws {
    try SignInStoryboard.with {
      var presenter: InMemoryController? = InMemoryController()
      try presenter?.present(flow)
      presenter?.holdsTransitions = true
      flow.finish(member)
      presenter = nil
      flow.finish(Member(name: "Eve"))
      #expect(flow.result == member)
    }
  }

  @Test(
    "F17, F20: the presenter goes before the transition is over: the result is told, once", arguments: [true, false])
  func presenterGoneBeforeTold(appeared: Bool) async throws {
    try await SignInStoryboard.with {
      var results: [Member] = []
      flow.onFinish = { results.append($0) }
      var presenter: InMemoryController? = InMemoryController()
      presenter?.holdsTransitions = true
      try presenter?.present(flow)
      if appeared { presenter?.completeTransitions() }
      flow.finish(member)
      presenter = nil
      for _ in 1...100 where delegate.told.isEmpty { await Task.yield() }
      #expect(results == [member])
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F17, F20: a result that the presenter's end left untold is told before the flow is presented again")
  func toldBeforeNext() async throws {
    try await SignInStoryboard.with {
      var gone: InMemoryController? = InMemoryController()
      try gone?.present(flow)
      gone?.holdsTransitions = true
      flow.finish(member)
      gone = nil
      try presenter.present(flow)
      #expect(delegate.told == ["finished"])
      try flow.dismiss()
      for _ in 1...100 { await Task.yield() }
      #expect(delegate.told == ["finished", "cancelled"])
    }
  }

  @Test("F17: the delegate sees the result of the presentation that ended, even where the closure presents again")
  func delegateSeesItsResult() throws {
    try SignInStoryboard.with {
      let reader = ResultReader()
      flow.delegate = reader
      flow.onFinish = { [flow, presenter] (_: Member) in
        flow.onFinish = nil
        try? presenter.present(flow)
      }
      try presenter.present(flow)
      flow.finish(member)
      #expect(reader.results == [member])
      #expect(flow.isPresented)
    }
  }

  @Test("F17: the closure gets its result even where the delegate presents again")
  func closureGetsItsResult() throws {
    try SignInStoryboard.with {
      let reader = ResultReader { [presenter] in try? presenter.present($0) }
      flow.delegate = reader
      var results: [Member] = []
      flow.onFinish = { results.append($0) }
      try presenter.present(flow)
      flow.finish(member)
      #expect(results == [member])
      #expect(flow.isPresented)
      try flow.dismiss()
    }
  }

  @Test("F17: what is told may present the flow again")
  func presentWhenTold() throws {
    try SignInStoryboard.with {
      flow.onFinish = { [flow, presenter] (_: Member) in
        flow.onFinish = nil
        try? presenter.present(flow)
      }
      try presenter.present(flow)
      flow.finish(member)
      #expect(flow.isPresented)
      #expect(flow.result == nil)
      try flow.dismiss()
      #expect(!flow.isPresented)
    }
  }

  @Test("F17: the closure that is there when the flow ends is told, even where the delegate sets another")
  func closureReplaced() throws {
    try SignInStoryboard.with {
      var told: [String] = []
      let reader = ResultReader { $0.onFinish = { _ in told.append("another") } }
      flow.delegate = reader
      flow.onFinish = { _ in told.append("first") }
      try presenter.present(flow)
      flow.finish(member)
      #expect(told == ["first"])
    }
  }

  @Test("F20: a flow that finished is released at once")
  func released() throws {
    try SignInStoryboard.with {
      weak var released: SignInFlow?
      @MainActor func present() throws {
        let flow = SignInFlow()
        released = flow
        try presenter.present(flow)
      }
      try present()
      #expect(released != nil)
      released?.finish(member)
      #expect(released == nil)
    }
  }
}

/// A delegate that reads the flow's result when it is told, and then does something.
private final class ResultReader: StoryboardControllerDelegate {
  var results: [Member?] = []
  private let then: @MainActor (SignInFlow) -> Void

  init(then: @escaping @MainActor (SignInFlow) -> Void = { _ in }) { self.then = then }

  func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {
    guard let flow = storyboardController as? SignInFlow else { return }
    results.append(flow.result)
    then(flow)
  }
}
