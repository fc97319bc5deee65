import Testing

@testable import ResourceKit

@MainActor
@Suite("Flow rules: run")
struct FlowRunRules: FlowRunSuite {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() { flow.delegate = delegate }

  @Test("F18: it presents, waits, and returns the result")
  func result() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      #expect(presenter.presentedController is WelcomeViewController)
      flow.finish(member)
      let found = try await run.value
      #expect(found == member)
      #expect(delegate.told == ["finished"])
    }
  }

  @Test("F18: it returns when the flow is gone, not before")
  func returnsWhenGone() async throws {
    try await SignInStoryboard.with {
      presenter.holdsTransitions = true
      let run = await start()
      presenter.completeTransitions()
      flow.finish(member)
      #expect(flow.isPresented)
      presenter.completeTransitions()
      let found = try await run.value
      #expect(found == member)
    }
  }

  @Test("F18: it has its own result, even where the flow is presented again at once")
  func ownResult() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      flow.finish(member)
      try presenter.present(flow)
      let found = try await run.value
      #expect(found == member)
    }
  }

  @Test("F18: it has its own result, even where the flow finishes and is presented again while it is presented")
  func ownResultAtOnce() async throws {
    try await SignInStoryboard.with {
      let presenter = FinishingPresenter()
      presenter.results = [member, Member(name: "Eve")]
      let again = PresentingAgain(by: presenter)
      flow.delegate = again
      let found = try await Run { [flow] in try await flow.run(from: presenter) }.value
      #expect(found == member)
      #expect(flow.result == Member(name: "Eve"))
    }
  }

  @Test("F18: a dismissal's completion comes when the waiting task was let go")
  func completionAfterRelease() async throws {
    try await SignInStoryboard.with {
      let run = await start()
      weak let presentation = flow.presentation
      var isHeld: Bool?
      try flow.dismiss { isHeld = presentation?.isHeld }
      #expect(isHeld == false)
      await #expect(throws: CancellationError.self) { try await run.value }
    }
  }

  @Test("F18: it throws what presenting throws")
  func notPresentable() async throws {
    try await SignInStoryboard.with {
      presenter.presentController(InMemoryController())
      let error = await #expect(throws: ResourceError.self) {
        try await Run { [flow, presenter] in
          try await flow.run(from: presenter, fileID: "Shop/App.swift", line: 7)
        }.value
      }
      #expect(error?.reason == .presenterOccupied)
      #expect(error?.callSite?.description == "Shop/App.swift:7")
    }
  }

  @Test("F20: run keeps the flow alive only while it waits")
  func released() async throws {
    try await SignInStoryboard.with {
      weak var flow: SignInFlow?
      let run = Run { [presenter] in try await SignInFlow().run(from: presenter) }
      await Turns.until { presenter.presentedStoryboardController != nil }
      flow = presenter.presentedStoryboardController as? SignInFlow
      flow?.finish(member)
      _ = try await run.value
      #expect(flow == nil)
    }
  }
}

/// A presenter whose flows finish as soon as they are shown.
private final class FinishingPresenter: InMemoryController {
  var results: [Member] = []

  override func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    try super.beginPresentation(presentation, animated: animated, completion: completion)
    if !results.isEmpty { (presentation.storyboardController as? SignInFlow)?.finish(results.removeFirst()) }
  }
}

/// A delegate that presents a flow that finished once more.
private final class PresentingAgain: StoryboardControllerDelegate {
  private var presenter: InMemoryController?

  init(by presenter: InMemoryController) { self.presenter = presenter }

  func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {
    let presenter = presenter
    self.presenter = nil
    try? presenter?.present(storyboardController)
  }
}
