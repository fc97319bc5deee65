import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: presenting and dismissing")
struct FlowPresentingRules {
  let presenter = InMemoryController()
  let root = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  private func navigation() -> InMemoryNavigationController { InMemoryNavigationController(root: root) }

  @Test("F7: presented from the controller that the delegate gives")
  func delegatesPresenter() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      try flow.present(animated: false)
      #expect(presenter.inFront is WelcomeViewController)
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

  @Test("F9: a navigation controller pushes")
  func push() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      #expect(navigation.stack.count == 2)
      #expect(navigation.stack.last is WelcomeViewController)
      #expect(navigation.inFront == nil)
    }
  }

  @Test("F9: any other presents modally")
  func modal() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      #expect(presenter.inFront is WelcomeViewController)
      #expect(presenter.styleInFront?.kind == .modal)
    }
  }

  @Test("F9: a style that is asked for wins")
  func style() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow, as: .sheet)
      #expect(navigation.stack.count == 1)
      #expect(navigation.styleInFront?.kind == .sheet)
    }
  }

  @Test("F10, R11: a popover has its anchor: a rectangle in a view, with permitted arrow directions")
  func popoverFromRectangle() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      let view = AnchorView()
      let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
      try flow.present(from: .rectangle(rectangle, in: view, permittedArrowDirections: [.up, .left]))
      guard case .popover(let anchor) = presenter.styleInFront, case .rectangle(rectangle, let found) = anchor.target
      else { return #expect(Bool(false), "\(String(describing: presenter.styleInFront))") }
      #expect(ObjectIdentifier(found) == ObjectIdentifier(view))
      #expect(anchor.permittedArrowDirections == [.up, .left])
      #expect(presenter.passthroughBarItem == nil)
    }
  }

  @Test("F10, R11: a popover from a bar button item lets touches through to the bar")
  func popoverFromBarButtonItem() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      let item = AnchorItem()
      try flow.present(from: .barButtonItem(item))
      #expect(presenter.styleInFront?.kind == .popover)
      #expect(presenter.passthroughBarItem.map(ObjectIdentifier.init) == ObjectIdentifier(item))
      try flow.dismiss()
      #expect(presenter.passthroughBarItem == nil)
    }
  }

  @Test("F11: a push without a navigation stack is an error that says so, and changes nothing")
  func unsupportedStyle() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow, as: .push) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.available == ["modal", "sheet", "popover"])
      #expect(presenter.inFront == nil)
      #expect(presenter.presentedStoryboardController == nil)
      #expect(!flow.isPresented)
      #expect(delegate.told == [])
      try presenter.present(flow)
      #expect(flow.isPresented)
    }
  }

  @Test("F11: a navigation controller can't be pushed onto another")
  func pushNavigation() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { InMemoryNavigationController() }
    Registries.with(registry) {
      let navigation = navigation()
      let error = #expect(throws: ResourceError.self) { try navigation.present(flow) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.found == "a first scene, ResourceKit.InMemoryNavigationController, that can't be pushed")
      #expect(navigation.stack.count == 1)
    }
  }

  @Test("F12: presenting what is presented is an error", arguments: [true, false])
  func presentingTwice(bySame: Bool) throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      let scene = presenter.inFront.map(ObjectIdentifier.init)
      let other = bySame ? presenter : root
      let error = #expect(throws: ResourceError.self) { try other.present(flow) }
      #expect(error?.reason == .alreadyPresented)
      #expect(presenter.inFront.map(ObjectIdentifier.init) == scene)
      #expect(root.inFront == nil)
    }
  }

  @Test("F12: presenting while the first scene is made counts as presented")
  func presentingWhileLoading() throws {
    final class Hasty: StoryboardController {
      let presenter = InMemoryController()
      override func storyboardDidLoad() { try? presenter.present(self) }
    }
    let flow = Hasty(storyboardName: "SignInFlow")
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .alreadyPresented)
      #expect(presenter.inFront == nil)
      #expect(flow.presenter.inFront is WelcomeViewController)
    }
  }

  @Test("F12: presenting over something presented is an error")
  func presenterOccupied() throws {
    try SignInStoryboard.with {
      presenter.showInFront(root)
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .presenterOccupied)
      #expect(error?.found.contains("InMemoryController") == true)
      #expect(!flow.isPresented)
    }
  }

  @Test("F12: a controller presents one flow at a time, a pushed one too")
  func oneFlow() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      let error = #expect(throws: ResourceError.self) { try navigation.present(OtherFlow()) }
      #expect(error?.reason == .presenterOccupied)
      #expect(error?.found.contains("SignInFlow") == true)
      #expect(navigation.stack.count == 2)
    }
  }

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
        #expect(presenter.inFront == nil)
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
      #expect(presenter.inFront != nil)
      #expect(completions == 0)
      presenter.completeTransitions()
      #expect(presenter.inFront == nil)
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
      #expect(presenter.inFront != nil)
    }
  }
}

/// Each way that a flow goes without being asked.
enum InMemoryDismissal: CaseIterable, Sendable {
  case swipe, back, backToRoot, tapOutside, code

  @MainActor var style: PresentationStyle {
    switch self {
    case .swipe: .sheet
    case .back, .backToRoot: .push
    case .tapOutside: .popover(from: .barButtonItem(AnchorItem()))
    case .code: .modal
    }
  }

  @MainActor func perform(on navigation: InMemoryNavigationController) {
    switch self {
    case .swipe: navigation.swipeDown()
    case .back: navigation.goBack()
    case .backToRoot: navigation.goBackToRoot()
    case .tapOutside: navigation.tapOutside()
    case .code: navigation.removeInFront()
    }
  }
}
