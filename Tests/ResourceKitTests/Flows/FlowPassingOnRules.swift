import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: what is asked for is passed on")
struct FlowPassingOnRules {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() {
    flow.delegate = delegate
    delegate.presenter = presenter
    presenter.holdsTransitions = true
  }

  @Test("F7: presented from the delegate's controller in the style asked for, without animation")
  func present() throws {
    try SignInStoryboard.with {
      var completions = 0
      try flow.present(as: .sheet, animated: false) { completions += 1 }
      #expect(presenter.presentedStyle?.kind == .sheet)
      #expect(completions == 1)
    }
  }

  @Test("F10: presented as a popover without animation, and with it", arguments: [true, false])
  func presentPopover(animated: Bool) throws {
    try SignInStoryboard.with {
      var completions = 0
      try flow.present(from: .barButtonItem(AnchorItem()), animated: animated) { completions += 1 }
      #expect(completions == (animated ? 0 : 1))
      presenter.completeTransitions()
      #expect(completions == 1)
    }
  }

  @Test("F7: an error points at the caller's line", arguments: [true, false])
  func callSite(popover: Bool) throws {
    try SignInStoryboard.with {
      presenter.presentController(InMemoryController())
      let error = #expect(throws: ResourceError.self) {
        if popover {
          try flow.present(from: .barButtonItem(AnchorItem()), fileID: "Shop/App.swift", line: 7)
        } else {
          try flow.present(fileID: "Shop/App.swift", line: 7)
        }
      }
      #expect(error?.callSite?.description == "Shop/App.swift:7")
    }
  }

  @Test("F17: a flow finishes without animation at once")
  func finish() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      flow.finish(member, animated: false)
      #expect(delegate.told == ["finished"])
      let other = OtherFlow()
      try presenter.present(other, animated: false)
      other.finish(animated: false)
      #expect(!other.isPresented)
    }
  }

  @Test("F13: a dismissal that waits for the flow to appear is without animation, if that was asked for")
  func dismissWhileAppearing() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      try flow.dismiss(animated: false)
      presenter.completeTransitions()
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F18: a run presents in the style asked for, without animation")
  func run() async throws {
    try await SignInStoryboard.with {
      let run = Run { [flow, presenter] in try await flow.run(from: presenter, as: .sheet, animated: false) }
      await Turns.until { flow.isPresented }
      #expect(presenter.presentedStyle?.kind == .sheet)
      flow.finish(member, animated: false)
      #expect(delegate.told == ["finished"])
      let found = try await run.value
      #expect(found == member)
    }
  }

  @Test("F19: a run without animation is cancelled without it")
  func cancel() async throws {
    try await SignInStoryboard.with {
      let run = Run { [flow, presenter] in try await flow.run(from: presenter, animated: false) }
      await Turns.until { flow.isPresented }
      run.cancel()
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(presenter.presentedController == nil)
    }
  }
}
