import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: dismissals that are noticed")
struct FlowNoticedDismissalRules: FlowStackSuite {
  let presenter = InMemoryController()
  let root = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F15: dismissed by the user: noticed, told once", arguments: InMemoryDismissal.allCases)
  func byUser(dismissal: InMemoryDismissal) throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow, as: dismissal.style)
      dismissal.perform(on: navigation)
      dismissal.perform(on: navigation)
      #expect(!flow.isPresented)
      #expect(navigation.presentedStoryboardController == nil)
      #expect(delegate.told == ["cancelled"])
      #expect(throws: ResourceError.self) { try flow.dismiss() }
    }
  }

  @Test("F15: dismissed by the user while it appears, and while it disappears: told once")
  func byUserDuringTransitions() throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      try presenter.present(flow)
      presenter.swipeDown()
      presenter.completeTransitions()
      #expect(delegate.told == ["cancelled"])
      try presenter.present(flow)
      presenter.completeTransitions()
      try flow.dismiss()
      presenter.swipeDown()
      #expect(delegate.told == ["cancelled"])
      presenter.completeTransitions()
      #expect(delegate.told == ["cancelled", "cancelled"])
    }
  }

  @Test("F15: dismissed by the user while a dismissal waits: the dismissal's completion is called")
  func byUserBeforeWaitingDismissal() throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      try presenter.present(flow)
      var completions = 0
      try flow.dismiss { completions += 1 }
      presenter.swipeDown()
      presenter.completeTransitions()
      #expect(completions == 1)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F15: a scene that is released while it is dismissed ends the flow, even where the transition never ends")
  func releasedWhileDismissing() throws {
    try SignInStoryboard.with {
      let presenter = ForeignController()
      try presenter.present(flow)
      presenter.holdsEnd = true
      try flow.dismiss()
      presenter.storyboardPresentation?.wasDismissed()
      #expect(delegate.told == [])
      presenter.shown = nil
      presenter.storyboardPresentation?.wasDismissed()
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F15: a dismissal that nobody told is noticed at the next look, even while the scene is kept alive")
  func unnoticedWhileKept() throws {
    try SignInStoryboard.with {
      let presenter = ForeignController()
      try presenter.present(flow)
      let scene = presenter.shown
      presenter.shown = nil
      #expect(!flow.isPresented)
      #expect(presenter.presentedStoryboardController == nil)
      try presenter.present(flow)
      #expect(scene != nil)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F15: going back within the flow, or touching what is not there, does not end it")
  func withinFlow() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      navigation.push(try flow.controller(SignUpViewController.self))
      navigation.goBack()
      navigation.swipeDown()
      navigation.tapOutside()
      #expect(flow.isPresented)
      try presenter.present(OtherFlow())
      presenter.tapOutside()
      #expect(presenter.presentedController != nil)
    }
  }

  @Test("F15: a swipe leaves a popover")
  func swipedPopover() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, as: .popover(from: .barButtonItem(AnchorItem())))
      presenter.swipeDown()
      #expect(flow.isPresented)
    }
  }

  @Test("F15: the bottom of a stack stays, and going back to it takes away all above")
  func bottomOfStack() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      navigation.push(InMemoryController())
      navigation.goBackToRoot()
      navigation.goBack()
      #expect(navigation.stack.map(ObjectIdentifier.init) == [ObjectIdentifier(root)])
    }
  }

  @Test("F15: told when what the flow pushed is gone, too")
  func pushedSince() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      let watching = CancelSpy()
      flow.delegate = watching
      try navigation.present(flow)
      let next = InMemoryController()
      navigation.push(next)
      #expect(isSame(next.navigationController, navigation))
      watching.then = { #expect(next.navigationController == nil) }
      navigation.goBackToRoot()
      #expect(watching.count == 1)
    }
  }

  @Test("F15: a first scene that was taken away is not shown", arguments: [true, false])
  func notShown(pushed: Bool) throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow, as: pushed ? .push : .modal)
      let presentation = try #require(navigation.storyboardPresentation)
      #expect(navigation.shows(presentation))
      try flow.dismiss()
      #expect(!navigation.shows(presentation))
    }
  }
}

/// A delegate that does something when a flow was cancelled.
private final class CancelSpy: StoryboardControllerDelegate {
  var count = 0
  var then: @MainActor () -> Void = {}

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) {
    count += 1
    then()
  }
}
