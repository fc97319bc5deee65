import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: presenting")
struct FlowPresentingRules {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F7: presented from the controller that the delegate gives")
  func delegatesPresenter() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      try flow.present(animated: false)
      #expect(presenter.presentedController is WelcomeViewController)
      #expect(flow.isPresented)
      #expect(flow.presentingController.map(ObjectIdentifier.init) == ObjectIdentifier(presenter))
    }
  }

  @Test("F7: the completion is called once, when the transition is over")
  func completion() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      presenter.holdsTransitions = true
      var completions = 0
      try flow.present { completions += 1 }
      #expect(completions == 0)
      #expect(flow.isPresented)
      presenter.completeTransitions()
      #expect(completions == 1)
    }
  }

  @Test("F8: no delegate is an error")
  func noDelegate() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let error = #expect(throws: ResourceError.self) { try flow.present() }
      #expect(error?.reason == .noPresenter)
      #expect(!flow.isStoryboardLoaded)
    }
  }

  @Test("F8: a delegate that is gone is none")
  func delegateGone() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      flow.delegate = DelegateSpy(presenter: presenter)
      let error = #expect(throws: ResourceError.self) { try flow.present() }
      #expect(error?.reason == .noPresenter)
      #expect(error?.found.hasPrefix("no delegate") == true)
    }
  }

  @Test("F8: a delegate that gives no controller is an error", arguments: [true, false])
  func delegateWithoutPresenter(silent: Bool) throws {
    try SignInStoryboard.with {
      let silentDelegate = SilentDelegate()
      if silent { flow.delegate = silentDelegate }
      let error = #expect(throws: ResourceError.self) { try flow.present() }
      #expect(error?.reason == .noPresenter)
      #expect(error?.found.hasPrefix("a delegate, ResourceKitTests.") == true)
    }
  }

  @Test("F11: a presentation that could not begin is over, also where the controller keeps it")
  func refused() throws {
    try SignInStoryboard.with {
      let refusing = RefusingController()
      #expect(throws: ResourceError.self) { try refusing.present(flow) }
      refusing.refused?.wasDismissed()
      #expect(delegate.told == [])
      try presenter.present(flow)
      #expect(refusing.refused != nil)
      #expect(flow.isPresented)
    }
  }
}

/// A controller that presents nothing.
private final class RefusingController: InMemoryController {
  var refused: StoryboardPresentation?

  override func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    refused = presentation
    throw presentation.notSupported(available: [])
  }
}
