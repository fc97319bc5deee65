import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: transitions of in-memory controllers")
struct FlowTransitionRules: FlowStackSuite {
  let root = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F7, F13: presenting and dismissing wait for the transition, once", arguments: InMemoryDismissal.allCases)
  func held(dismissal: InMemoryDismissal) throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      navigation.holdsTransitions = true
      var completions = 0
      try navigation.present(flow, as: dismissal.style) { completions += 1 }
      #expect(completions == 0)
      navigation.completeTransitions()
      navigation.completeTransitions()
      #expect(completions == 1)
      try flow.dismiss { completions += 1 }
      #expect(completions == 1)
      navigation.completeTransitions()
      navigation.completeTransitions()
      #expect(completions == 2)
    }
  }

  @Test(
    "F7, F13: without animation, there is no transition to wait for, in any style",
    arguments: InMemoryDismissal.allCases)
  func withoutAnimation(dismissal: InMemoryDismissal) throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      navigation.holdsTransitions = true
      var completions = 0
      try navigation.present(flow, as: dismissal.style, animated: false) { completions += 1 }
      #expect(completions == 1)
      try flow.dismiss(animated: false) { completions += 1 }
      #expect(completions == 2)
    }
  }

  @Test("F7: each transition under way has its completion")
  func twoTransitions() throws {
    try SignInStoryboard.with {
      root.holdsTransitions = true
      var completed: [String] = []
      try root.present(flow) { completed.append("first") }
      root.swipeDown()
      try root.present(flow) { completed.append("second") }
      root.completeTransitions()
      #expect(completed == ["first", "second"])
    }
  }

  @Test("F13: what other code presents while the flow is dismissed stays")
  func presentedMeanwhile() throws {
    try SignInStoryboard.with {
      try root.present(flow)
      root.holdsTransitions = true
      try flow.dismiss()
      root.swipeDown()
      let alert = InMemoryController()
      root.presentController(alert)
      root.completeTransitions()
      #expect(isSame(root.presentedController, alert))
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F12: over something presented, a controller presents nothing else")
  func presentedAlready() {
    let (first, second) = (InMemoryController(), InMemoryController())
    root.presentController(first)
    root.presentController(second, as: .sheet)
    #expect(isSame(root.presentedController, first))
    #expect(root.presentedStyle?.kind == .modal)
  }

  @Test("F20: a navigation controller that goes in the middle of a transition takes its flow along")
  func navigationGone() throws {
    try SignInStoryboard.with {
      var navigation: InMemoryNavigationController? = navigation()
      navigation?.holdsTransitions = true
      weak var released: SignInFlow?
      @MainActor func present() throws {
        let flow = SignInFlow()
        released = flow
        try navigation?.present(flow, animated: false)
        try flow.dismiss()
      }
      try present()
      #expect(released != nil)
      navigation = nil
      #expect(released == nil)
    }
  }

  @Test("F13: a pop leaves what was on the stack before the flow, and controllers know their stack")
  func deeperStack() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      let second = InMemoryController()
      navigation.push(second)
      #expect(isSame(root.navigationController, navigation))
      try navigation.present(flow)
      try flow.dismiss()
      #expect(navigation.stack.map(ObjectIdentifier.init) == [root, second].map(ObjectIdentifier.init))
      navigation.goBack()
      #expect(second.navigationController == nil)
    }
  }
}
