import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: nested flows")
struct NestedFlowRules {
  let presenter = InMemoryController()

  @Test("F21: a flow takes along the flows that its scenes present, and they are told", arguments: [true, false])
  func nested(byUser: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner) = (SignInFlow(), OtherFlow())
      let (outerDelegate, innerDelegate) = (DelegateSpy(), DelegateSpy())
      (outer.delegate, inner.delegate) = (outerDelegate, innerDelegate)
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      if byUser { presenter.swipeDown() } else { try outer.dismiss() }
      #expect(innerDelegate.told == ["cancelled"])
      #expect(outerDelegate.told == ["cancelled"])
      #expect(!inner.isPresented)
    }
  }

  @Test("F21: a flow that goes while a nested one has just appeared takes that along")
  func outerDismissedInInnerCompletion() throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), DelegateSpy())
      inner.delegate = delegate
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner) { try? outer.dismiss() }
      #expect(!outer.isPresented)
      #expect(!inner.isPresented)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F21: a nested flow that was taken along while it appeared leaves nothing on a scene that lives on")
  func innerAppearsOnAnotherScene() throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), DelegateSpy())
      inner.delegate = delegate
      try presenter.present(outer)
      let other = try outer.controller(SignUpViewController.self)
      other.holdsTransitions = true
      try other.present(inner)
      try outer.dismiss()
      other.completeTransitions()
      #expect(delegate.told == ["cancelled"])
      #expect(other.presentedController == nil)
      try other.present(inner)
      #expect(inner.isPresented)
    }
  }

  @Test("F21: a nested flow in a transition is told when the outer one is gone", arguments: [true, false])
  func nestedInTransition(appeared: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), DelegateSpy())
      inner.delegate = delegate
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      scene.holdsTransitions = true
      try scene.present(inner)
      if appeared { scene.completeTransitions() }
      try inner.dismiss()
      presenter.swipeDown()
      #expect(delegate.told == ["cancelled"])
      scene.completeTransitions()
      scene.completeTransitions()
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("F21: nested flows go first", arguments: [true, false])
  func nestedFirst(byUser: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), OrderSpy())
      (outer.delegate, inner.delegate) = (delegate, delegate)
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      presenter.holdsTransitions = true
      if byUser { presenter.swipeDown() } else { try outer.dismiss() }
      if !byUser { #expect(delegate.cancelled == ["OtherFlow"]) }
      presenter.completeTransitions()
      #expect(delegate.cancelled == ["OtherFlow", "SignInFlow"])
    }
  }

  @Test("F21: a flow that is over does not take a later one along")
  func nestedLater() throws {
    try SignInStoryboard.with {
      let (outer, inner) = (SignInFlow(), OtherFlow())
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      try inner.dismiss()
      let elsewhere = InMemoryController()
      try elsewhere.present(inner)
      try outer.dismiss()
      #expect(inner.isPresented)
    }
  }

  @Test("F21: nested flows go without animation, and nothing of them stays", arguments: [true, false])
  func nestedAtOnce(byUser: Bool) throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate) = (SignInFlow(), OtherFlow(), DelegateSpy())
      inner.delegate = delegate
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      scene.holdsTransitions = true
      presenter.holdsTransitions = true
      if byUser { presenter.swipeDown() } else { try outer.dismiss() }
      #expect(delegate.told == ["cancelled"])
      #expect(scene.presentedController == nil)
    }
  }

  @Test("F21: a flow takes along the flows of all its scenes")
  func nestedOfTwoScenes() throws {
    try SignInStoryboard.with {
      let (outer, first, second) = (SignInFlow(), OtherFlow(), OtherFlow())
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      let other = try outer.controller(SignUpViewController.self)
      try scene.present(first)
      try other.present(second)
      try outer.dismiss()
      #expect(!first.isPresented)
      #expect(!second.isPresented)
    }
  }

  @Test("F17, F21: a result that is given when a nested flow is told comes after the dismissal")
  func finishWhenNestedIsTold() throws {
    try SignInStoryboard.with {
      let (outer, inner, delegate, acting) = (SignInFlow(), OtherFlow(), DelegateSpy(), ActingDelegate())
      (outer.delegate, inner.delegate) = (delegate, acting)
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      acting.act = { outer.finish(Member(name: "Ada")) }
      presenter.swipeDown()
      #expect(delegate.told == ["cancelled"])
      #expect(outer.result == nil)
    }
  }

  @Test("F12, F21: what is told of a nested flow may present another flow where the outer one was")
  func presentWhenNestedIsTold() throws {
    try SignInStoryboard.with {
      let (outer, inner, next, acting) = (SignInFlow(), OtherFlow(), OtherFlow(), ActingDelegate())
      inner.delegate = acting
      try presenter.present(outer)
      let scene = try #require(presenter.presentedController as? WelcomeViewController)
      try scene.present(inner)
      acting.act = { [presenter] in try? presenter.present(next) }
      presenter.swipeDown()
      #expect(next.isPresented)
      #expect(isSame(presenter.presentedStoryboardController, next))
    }
  }
}

/// Notes which flows were cancelled, in their order.
private final class OrderSpy: StoryboardControllerDelegate {
  var cancelled: [String] = []

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) {
    cancelled.append("\(type(of: storyboardController))")
  }
}

/// A delegate that does something when a flow was cancelled.
private final class ActingDelegate: StoryboardControllerDelegate {
  var act: @MainActor () -> Void = {}

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) { act() }
}
