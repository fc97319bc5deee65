import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: presented and ended while it is presented")
struct FlowReentrancyRules {
  /// A flow that does something before it is presented, once.
  private final class ReentrantFlow: StoryboardFlow<Member> {
    var before: (@MainActor () -> Void)?

    init() { super.init(storyboardName: "SignInFlow") }

    override func willPresent() {
      let before = before
      self.before = nil
      before?()
    }
  }

  let presenter = InMemoryController()
  let other = InMemoryController()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  @Test("F17: a presentation inside, which is over by then, leaves the outer one its result")
  func cancelledInside() throws {
    try SignInStoryboard.with {
      let flow = ReentrantFlow()
      flow.delegate = delegate
      flow.before = { [other] in
        try? flow.present(from: other)
        try? flow.dismiss()
      }
      try presenter.present(flow)
      #expect(flow.isPresented)
      flow.finish(member)
      #expect(!flow.isPresented)
      #expect(flow.result == member)
      #expect(delegate.told == ["cancelled", "finished"])
    }
  }

  @Test("F17: the result of a presentation inside is not that of the outer one")
  func finishedInside() throws {
    try SignInStoryboard.with {
      let flow = ReentrantFlow()
      flow.before = { [other, member] in
        try? flow.present(from: other)
        flow.finish(member)
      }
      try presenter.present(flow)
      #expect(flow.isPresented)
      #expect(flow.result == nil)
    }
  }

  @Test("F13, F17: what ended a flow while it could not be shown is told once, and no error", arguments: [true, false])
  func endedAndDeclined(finishes: Bool) async throws {
    try await SignInStoryboard.with {
      let (flow, presenter) = (SignInFlow(), ForeignController())
      flow.delegate = delegate
      var (dismissals, completions) = (0, 0)
      presenter.declining = { [member] in
        if finishes { flow.finish(member) } else { try? flow.dismiss { dismissals += 1 } }
      }
      try presenter.present(flow) { completions += 1 }
      await Turns.all()
      #expect(delegate.told == [finishes ? "finished" : "cancelled"])
      #expect(flow.result == (finishes ? member : nil))
      #expect(dismissals == (finishes ? 0 : 1))
      #expect(completions == 1)
      #expect(presenter.storyboardPresentation == nil)
    }
  }

  @Test("F13: what is presented by the time that the presenter throws is kept")
  func presentedAndDeclined() throws {
    try SignInStoryboard.with {
      let (flow, next, presenter) = (SignInFlow(), SignInFlow(), ForeignController())
      try other.present(next)
      let presentation = try #require(other.storyboardPresentation)
      presenter.declining = {
        presenter.storyboardPresentation?.wasDismissed()
        presenter.storyboardPresentation = presentation
      }
      try presenter.present(flow)
      #expect(isSame(presenter.storyboardPresentation, presentation))
    }
  }

  @Test("F3, F17: finished while its storyboard is looked for in vain, the flow is told once, and throws nothing")
  func finishedInVain() throws {
    final class VainFlow: StoryboardFlow<Member> {
      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        finish(Member(name: "Ada"))
        return try super.loadStoryboard()
      }
    }
    try SignInStoryboard.with {
      let flow = VainFlow()
      flow.delegate = delegate
      try presenter.present(flow)
      #expect(delegate.told == ["finished"])
      #expect(flow.result == member)
    }
  }
}
