import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: what is presented already")
struct FlowOccupiedRules: FlowStackSuite {
  let presenter = InMemoryController()
  let root = InMemoryController()
  let flow = SignInFlow()

  @Test("F12: presenting what is presented is an error", arguments: [true, false])
  func presentingTwice(bySame: Bool) throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      let scene = presenter.presentedController.map(ObjectIdentifier.init)
      let other = bySame ? presenter : root
      let error = #expect(throws: ResourceError.self) { try other.present(flow) }
      #expect(error?.reason == .alreadyPresented)
      #expect(presenter.presentedController.map(ObjectIdentifier.init) == scene)
      #expect(root.presentedController == nil)
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
      #expect(presenter.presentedController == nil)
      #expect(flow.presenter.presentedController is WelcomeViewController)
    }
  }

  @Test("F12: presenting over something presented is an error")
  func presenterOccupied() throws {
    try SignInStoryboard.with {
      presenter.presentController(root)
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

  @Test("F12, F14: a flow whose first scene went unnoticed has no presenter, and is not dismissed")
  func unnoticed() throws {
    try SignInStoryboard.with {
      let forgetful = ForeignController()
      try forgetful.present(flow)
      #expect(isSame(flow.presentingController, forgetful))
      forgetful.shown = nil
      #expect(flow.presentingController == nil)
      let error = #expect(throws: ResourceError.self) { try flow.dismiss() }
      #expect(error?.found == "a flow that is not presented")
    }
  }

  @Test("F12: a controller that is in the way of a modal flow names it, and how to go on", arguments: [true, false])
  func remedy(pushed: Bool) throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow, as: pushed ? .push : .sheet)
      let error = #expect(throws: ResourceError.self) { try navigation.present(OtherFlow(), as: .modal) }
      #expect(error?.remedy?.contains("modally from the scene on top") == pushed)
    }
  }

  @Test("F12, F17: presenting a flow that is on its way out is an error, and tells its result no sooner")
  func finishing() throws {
    try SignInStoryboard.with {
      let delegate = DelegateSpy()
      flow.delegate = delegate
      try presenter.present(flow)
      presenter.holdsTransitions = true
      flow.finish(Member(name: "Ada"))
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .alreadyPresented)
      #expect(delegate.told == [])
      presenter.completeTransitions()
      #expect(delegate.told == ["finished"])
    }
  }
}
