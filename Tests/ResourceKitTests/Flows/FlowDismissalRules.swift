import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: dismissing")
struct FlowDismissalRules: FlowStackSuite {
  let presenter = InMemoryController()
  let root = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F13: dismissing a pushed flow pops to the controller below it, whatever the flow pushed since")
  func pop() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      navigation.push(try flow.controller(SignUpViewController.self))
      navigation.push(InMemoryController())
      try flow.dismiss()
      #expect(navigation.stack.map(ObjectIdentifier.init) == [ObjectIdentifier(root)])
    }
  }

  @Test("F13: a flow at the bottom of a stack leaves it empty")
  func popFromBottom() throws {
    try SignInStoryboard.with {
      let navigation = InMemoryNavigationController()
      try navigation.present(flow)
      try flow.dismiss()
      #expect(navigation.stack.isEmpty)
    }
  }

  @Test("F13: dismissing a modal, a sheet or a popover takes it away")
  func dismissModal() throws {
    try SignInStoryboard.with {
      for style in [PresentationStyle.modal, .sheet, .popover(from: .barButtonItem(AnchorItem()))] {
        try presenter.present(flow, as: style)
        try flow.dismiss()
        #expect(presenter.presentedController == nil)
        #expect(!flow.isPresented)
      }
      #expect(delegate.told == ["cancelled", "cancelled", "cancelled"])
    }
  }

  @Test("F13: the delegate is told once, when the flow is gone, before the completion")
  func toldWhenGone() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      presenter.holdsTransitions = true
      var toldBefore: [String]?
      try flow.dismiss { [delegate] in toldBefore = delegate.told }
      #expect(delegate.told == [])
      #expect(presenter.presentedStoryboardController != nil)
      presenter.completeTransitions()
      #expect(delegate.told == ["cancelled"])
      #expect(delegate.isPresentedWhenTold == [false])
      #expect(toldBefore == ["cancelled"])
      #expect(presenter.presentedStoryboardController == nil)
    }
  }

  @Test("F13: dismissed while it appears, the flow goes as soon as it has appeared")
  func dismissWhileAppearing() throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      try presenter.present(flow)
      var completions = 0
      try flow.dismiss { completions += 1 }
      presenter.completeTransitions()
      #expect(presenter.presentedController != nil)
      #expect(completions == 0)
      presenter.completeTransitions()
      #expect(presenter.presentedController == nil)
      #expect(completions == 1)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F13: a flow can be presented again")
  func presentAgain() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      try flow.dismiss()
      try root.present(flow)
      #expect(flow.isPresented)
      try flow.dismiss()
      #expect(delegate.told == ["cancelled", "cancelled"])
    }
  }

  @Test("F14: dismissing what is not presented is an error")
  func dismissUnpresented() throws {
    try SignInStoryboard.with {
      let before = #expect(throws: ResourceError.self) { try flow.dismiss() }
      #expect(before?.reason == .notPresented)
      try presenter.present(flow)
      try flow.dismiss()
      let after = #expect(throws: ResourceError.self) { try flow.dismiss() }
      #expect(after?.reason == .notPresented)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F14: dismissing what is on its way out is an error", arguments: [true, false])
  func dismissTwice(appeared: Bool) throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      try presenter.present(flow)
      if appeared { presenter.completeTransitions() }
      try flow.dismiss()
      let error = #expect(throws: ResourceError.self) { try flow.dismiss() }
      #expect(error?.found == "the flow, on its way out already")
    }
  }

  @Test("F13: without animation, there is no transition to wait for")
  func withoutAnimation() throws {
    try SignInStoryboard.with {
      presenter.holdsTransitions = true
      var completions = 0
      try presenter.present(flow, animated: false) { completions += 1 }
      try flow.dismiss(animated: false) { completions += 1 }
      #expect(completions == 2)
      #expect(delegate.told == ["cancelled"])
    }
  }
}
