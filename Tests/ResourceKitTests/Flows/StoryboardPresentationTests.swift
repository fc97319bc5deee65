import Testing

@testable import ResourceKit

@MainActor
@Suite("Flow presentations")
struct StoryboardPresentationTests {
  @Test("F15: what a presenter does when a presentation is over, it does once")
  func cleanUp() throws {
    try SignInStoryboard.with {
      let (presenter, flow) = (InMemoryController(), SignInFlow())
      try presenter.present(flow)
      let presentation = try #require(presenter.storyboardPresentation)
      var times = 0
      presentation.whenOver { times += 1 }
      presenter.swipeDown()
      presentation.wasDismissed()
      #expect(times == 1)
    }
  }

  @Test("F15: what a presenter does when a presentation is over comes before that is told")
  func cleanUpBeforeTold() throws {
    try SignInStoryboard.with {
      let (presenter, flow, delegate) = (InMemoryController(), SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      try presenter.present(flow)
      var toldBefore: [String]?
      presenter.storyboardPresentation?.whenOver { toldBefore = delegate.told }
      presenter.swipeDown()
      #expect(toldBefore == [])
      #expect(delegate.told == ["cancelled"])
    }
  }
}
