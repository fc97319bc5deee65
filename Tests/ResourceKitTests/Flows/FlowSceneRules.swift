import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: scenes")
struct FlowSceneRules {
  let presenter = InMemoryController()

  @Test("F4: the first scene is the initial controller")
  func initialController() throws {
    try SignInStoryboard.with {
      try presenter.present(SignInFlow())
      #expect(presenter.presentedController is WelcomeViewController)
    }
  }

  @Test("F4: a delegate that says nothing of the first scene: the initial controller")
  func silentDelegate() throws {
    try SignInStoryboard.with {
      let (flow, delegate) = (SignInFlow(), SilentDelegate())
      flow.delegate = delegate
      try presenter.present(flow)
      #expect(presenter.presentedController is WelcomeViewController)
    }
  }

  @Test("F4: the delegate's identifier wins")
  func delegatesIdentifier() throws {
    try SignInStoryboard.with {
      let (flow, delegate) = (SignInFlow(), DelegateSpy(identifier: "Terms"))
      flow.delegate = delegate
      try presenter.present(flow)
      #expect(presenter.presentedController is TermsViewController)
    }
  }

  @Test("F4: the delegate's identifier is not in the storyboard: an error, never another scene")
  func missingIdentifier() throws {
    try SignInStoryboard.with {
      let (flow, delegate) = (SignInFlow(), DelegateSpy(identifier: "Term"))
      flow.delegate = delegate
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .sceneNotFound)
      #expect(error?.available == ["SignUpViewController", "Terms"])
      #expect(presenter.presentedController == nil)
      #expect(!flow.isPresented)
    }
  }

  @Test("F4: an empty identifier of the delegate is an error that says so")
  func emptyIdentifier() throws {
    try SignInStoryboard.with {
      let (flow, delegate) = (SignInFlow(), DelegateSpy(identifier: ""))
      flow.delegate = delegate
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .emptyName)
    }
  }

  @Test("F4: no initial controller is an error")
  func noInitialController() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("Terms", to: "SignInFlow") { TermsViewController() }
    Registries.with(registry) {
      let error = #expect(throws: ResourceError.self) { try presenter.present(SignInFlow()) }
      #expect(error?.reason == .noInitialController)
      #expect(error?.available == ["Terms"])
    }
  }

  @Test("F5: the scene that a class describes itself by, in the flow's storyboard")
  func typedScene() throws {
    try SignInStoryboard.with {
      var configured: [SignUpViewController] = []
      let signUp = try SignInFlow().controller(SignUpViewController.self) { configured.append($0) }
      #expect(configured.map(ObjectIdentifier.init) == [ObjectIdentifier(signUp)])
    }
  }

  @Test("F5, S6: no scene of the class name: the initial controller, if it is of the type")
  func initialOfType() throws {
    try SignInStoryboard.with {
      _ = try SignInFlow().controller(WelcomeViewController.self)
      let error = #expect(throws: ResourceError.self) { try SignInFlow().controller(HomeViewController.self) }
      #expect(error?.reason == .sceneNotFound)
      #expect(error?.found.contains("WelcomeViewController") == true)
    }
  }

  @Test("F5, S3: an explicit storyboardID that is missing is an error")
  func explicitID() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) { try SignInFlow().controller(AccountViewController.self) }
      #expect(error?.reason == .sceneNotFound)
    }
  }

  @Test("F5, S5: a passed ID wins, and nil means the initial controller")
  func passedID() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      var configured = 0
      _ = try flow.controller(TermsViewController.self, withStoryboardID: "Terms") { _ in configured += 1 }
      _ = try flow.controller(WelcomeViewController.self, withStoryboardID: nil) { _ in configured += 1 }
      #expect(configured == 2)
    }
  }

  @Test("F5, S8: another type is an error")
  func unexpectedType() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) {
        try SignInFlow().controller(HomeViewController.self, withStoryboardID: "Terms")
      }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("F5: an error points at the caller's line")
  func callSite() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) {
        try SignInFlow().controller(HomeViewController.self, fileID: "Shop/App.swift", line: 7)
      }
      #expect(error?.callSite?.description == "Shop/App.swift:7")
    }
  }

  @Test("F6: each call makes a new controller, each presentation a new first scene")
  func newInstances() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let scenes = [try flow.controller(SignUpViewController.self), try flow.controller(SignUpViewController.self)]
      #expect(Set(scenes.map(ObjectIdentifier.init)).count == 2)
      try presenter.present(flow)
      let first = try #require(presenter.presentedController)
      try flow.dismiss()
      try presenter.present(flow)
      let second = try #require(presenter.presentedController)
      #expect(ObjectIdentifier(first) != ObjectIdentifier(second))
    }
  }

  @Test("F5: an error points at the caller's line, whatever is asked for and missing", arguments: [true, false])
  func callSites(isLoaded: Bool) throws {
    let registry = isLoaded ? try SignInStoryboard.registry() : InMemoryRegistry()
    Registries.with(registry) {
      let calls: [() throws -> Void] = [
        { _ = try SignInFlow().controller(AccountViewController.self, fileID: "Shop/App.swift", line: 7) },
        {
          let type = HomeViewController.self
          _ = try SignInFlow().controller(type, withStoryboardID: "Home", fileID: "Shop/App.swift", line: 7)
        },
        {
          try SignInFlow().verify([AccountViewController.self], fileID: "Shop/App.swift", line: 7).throwProblems()
        },
      ]
      for call in calls {
        let error = #expect(throws: ResourceError.self) { try call() }
        #expect((error?.problems.first ?? error)?.callSite?.description == "Shop/App.swift:7")
      }
    }
  }

  @Test("F2, F5: an error names the flow's bundle")
  func bundle() throws {
    let bundle = TemporaryFolder.bundle(named: "Shop.app")
    try SignInStoryboard.with {
      let calls: [(SignInFlow) throws -> Void] = [
        { _ = try $0.controller(AccountViewController.self) },
        { _ = try $0.controller(HomeViewController.self, withStoryboardID: "Home") },
        { try $0.verify([AccountViewController.self]).throwProblems() },
      ]
      for call in calls {
        let error = #expect(throws: ResourceError.self) { try call(SignInFlow(bundle: bundle)) }
        #expect((error?.problems.first ?? error)?.request?.contains("in the bundle \"Shop.app\"") == true)
      }
    }
  }

  @Test("F1, F5: an error names the storyboard that was found")
  func foundStoryboard() throws {
    try Registries.with(SignInStoryboard.registry(named: "Onboarding")) {
      let error = #expect(throws: ResourceError.self) {
        try OnboardingController().controller(HomeViewController.self, withStoryboardID: "Home")
      }
      #expect(error?.request?.contains("of the storyboard \"Onboarding\"") == true)
    }
  }

  @Test("F3, F16: a scene that is made in storyboardDidLoad knows its flow")
  func madeWhenLoaded() throws {
    final class Making: StoryboardController {
      var link: StoryboardController?
      override func storyboardDidLoad() {
        link = (try? controller(TermsViewController.self, withStoryboardID: "Terms"))?.storyboardController
      }
    }
    try SignInStoryboard.with {
      let flow = Making(storyboardName: "SignInFlow")
      try flow.loadStoryboardIfNeeded()
      #expect(isSame(flow.link, flow))
      flow.link = nil
    }
  }
}
