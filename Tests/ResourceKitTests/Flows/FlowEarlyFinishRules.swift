import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: finishing before anything is shown")
struct FlowEarlyFinishRules {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()
  let member = Member(name: "Ada")

  init() { flow.delegate = delegate }

  @Test("F17: finished before its first scene is made, the flow shows nothing, and is told once")
  func finishBefore() throws {
    try SignInStoryboard.with {
      let flow = SignedInFlow(member: member)
      flow.delegate = delegate
      var completions = 0
      try presenter.present(flow) { completions += 1 }
      #expect(presenter.presentedController == nil)
      #expect(!flow.isPresented)
      #expect(completions == 1)
      #expect(flow.result == member)
      #expect(delegate.told == ["finished"])
      #expect(delegate.isPresentedWhenTold == [false])
    }
  }

  @Test("F17, F18: a run that finishes before its first scene is made returns the result")
  func runFinishedBefore() async throws {
    try await SignInStoryboard.with {
      let result = try await Run { [presenter, member] in try await SignedInFlow(member: member).run(from: presenter) }
        .value
      #expect(result == member)
      #expect(presenter.presentedController == nil)
    }
  }

  @Test(
    "F17: a flow that finishes before its first scene is made does so each time, also where its storyboard was loaded")
  func finishEachTime() throws {
    try SignInStoryboard.with {
      let flow = SignedInFlow(member: member)
      flow.delegate = delegate
      try flow.verify().throwProblems()
      for count in 1...2 {
        try flow.present(from: presenter)
        #expect(presenter.presentedController == nil)
        #expect(delegate.told.count == count)
      }
    }
  }

  @Test("F12, F17: presented from inside itself, the inner presentation counts")
  func presentWhileMade() throws {
    let registry = InMemoryRegistry()
    var inner: (() throws -> Void)?
    try registry.addInitialScene(to: "SignInFlow") {
      let present = inner
      inner = nil
      try? present?()
      return WelcomeViewController()
    }
    Registries.with(registry) {
      inner = { try presenter.present(flow) }
      let error = #expect(throws: ResourceError.self) { try InMemoryController().present(flow) }
      #expect(error?.reason == .alreadyPresented)
      #expect(flow.isPresented)
      flow.finish(member)
      #expect(delegate.told == ["finished"])
      #expect(flow.result == member)
    }
  }

  @Test("F17: finished before its first scene is made, the flow makes none")
  func makesNoScene() throws {
    let registry = InMemoryRegistry()
    var scenes = 0
    try registry.addInitialScene(to: "SignInFlow") {
      scenes += 1
      return WelcomeViewController()
    }
    try Registries.with(registry) {
      try presenter.present(SignedInFlow(member: member))
      #expect(scenes == 0)
    }
  }

  @Test("F17: finished while its first scene is made, the flow shows nothing, and is told once")
  func finishWhileMade() throws {
    let registry = InMemoryRegistry()
    let flow = SignInFlow()
    flow.delegate = delegate
    try registry.addInitialScene(to: "SignInFlow") { [weak flow, member] in
      flow?.finish(member)
      return WelcomeViewController()
    }
    try Registries.with(registry) {
      try presenter.present(flow)
      #expect(presenter.presentedController == nil)
      #expect(delegate.told == ["finished"])
    }
  }
}

/// A flow that has nothing to ask.
private final class SignedInFlow: SignInFlow {
  let member: Member

  init(member: Member) {
    self.member = member
    super.init(storyboardName: "SignInFlow")
  }

  override func willPresent() { finish(member) }
}
