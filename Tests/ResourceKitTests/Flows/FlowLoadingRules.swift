import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: the storyboard")
struct FlowLoadingRules {
  private func name(of flow: StoryboardController, among storyboards: String...) throws -> [String] {
    let registry = InMemoryRegistry()
    for storyboard in storyboards {
      try registry.addInitialScene(to: storyboard) {
        let scene = TermsViewController()
        scene.note = storyboard
        return scene
      }
    }
    return try Registries.with(registry) {
      [try flow.controller(TermsViewController.self, withStoryboardID: nil).note]
    }
  }

  @Test("F1: no name: the storyboard of the class name")
  func className() throws {
    #expect(
      try name(of: OnboardingController(), among: "Onboarding", "OnboardingController")
        == ["OnboardingController"])
    #expect(try name(of: SignInFlow(), among: "SignInFlow") == ["SignInFlow"])
  }

  @Test("F1: no storyboard of the class name: the name without Controller")
  func withoutSuffix() throws {
    #expect(try name(of: OnboardingController(), among: "Onboarding", "Other") == ["Onboarding"])
  }

  @Test("F1: the class name is the bare one of a generic or local class")
  func bareName() throws {
    final class LocalController: StoryboardController {}
    #expect(try name(of: Steps<Int>(), among: "Steps") == ["Steps"])
    #expect(try name(of: LocalController(), among: "Local") == ["Local"])
  }

  @Test("F1: a class named Controller has no second name")
  func onlySuffix() throws {
    let error = #expect(throws: ResourceError.self) { try name(of: Controller(), among: "Other") }
    #expect(error?.reason == .storyboardNotFound)
    #expect(error?.request?.contains("\"Controller\" in") == true)
  }

  @Test("F1: neither is there: an error that names both")
  func neither() throws {
    let error = #expect(throws: ResourceError.self) { try name(of: OnboardingController(), among: "Other") }
    #expect(error?.reason == .storyboardNotFound)
    #expect(error?.request?.contains("\"OnboardingController\" or \"Onboarding\"") == true)
    #expect(error?.available == ["Other"])
  }

  @Test("F1: a subclass has a storyboard of its own name")
  func subclass() throws {
    final class GuestController: Controller {}
    #expect(try name(of: GuestController(), among: "Controller", "Guest") == ["Guest"])
  }

  @Test("F2: a name given is the only one")
  func givenName() throws {
    let given = SignInFlow(storyboardName: "LoginController")
    #expect(try name(of: given, among: "SignInFlow", "LoginController") == ["LoginController"])
    let missing = SignInFlow(storyboardName: "OtherController")
    let error = #expect(throws: ResourceError.self) { try name(of: missing, among: "SignInFlow", "Other") }
    #expect(error?.reason == .storyboardNotFound)
  }

  @Test("F2: an empty name is an error that says so")
  func emptyName() throws {
    let error = #expect(throws: ResourceError.self) { try name(of: SignInFlow(storyboardName: ""), among: "Main") }
    #expect(error?.reason == .emptyName)
    #expect(error?.found == "an empty storyboard name")
  }

  @Test("F2: a bundle given is the only one looked in")
  func givenBundle() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow", bundle: .main) { WelcomeViewController() }
    let bundle = TemporaryFolder.bundle(named: "Other.bundle")
    try Registries.with(registry) {
      try SignInFlow(bundle: .main).loadStoryboardIfNeeded()
      let error = #expect(throws: ResourceError.self) { try SignInFlow(bundle: bundle).loadStoryboardIfNeeded() }
      #expect(error?.request?.contains("in the bundle \"Other.bundle\"") == true)
    }
  }

  @Test("F3: nothing is loaded before first use")
  func lazy() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      #expect(!flow.isStoryboardLoaded)
      #expect(flow.loads == 0)
      _ = try flow.controller(SignUpViewController.self)
      #expect(flow.isStoryboardLoaded)
    }
  }

  @Test("F3: asking again does not load again, and storyboardDidLoad is called once")
  func once() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let first = try flow.loadStoryboardIfNeeded()
      let second = try flow.loadStoryboardIfNeeded()
      _ = try flow.controller(SignUpViewController.self)
      try InMemoryController().present(flow)
      #expect(ObjectIdentifier(first) == ObjectIdentifier(second))
      #expect(flow.loads == 1)
      #expect(flow.didLoads == 1)
    }
  }

  @Test("F3: storyboardDidLoad comes after the storyboard is loaded")
  func didLoadIsAfter() throws {
    final class Observing: SignInFlow {
      var terms: TermsViewController?

      override func storyboardDidLoad() {
        super.storyboardDidLoad()
        terms = try? controller(withStoryboardID: "Terms")
      }
    }
    try SignInStoryboard.with {
      let flow = Observing(storyboardName: "SignInFlow")
      try flow.loadStoryboardIfNeeded()
      #expect(flow.terms != nil)
      #expect(flow.didLoads == 1)
    }
  }

  @Test("F3: after an error, loading is tried again")
  func afterError() throws {
    let registry = InMemoryRegistry()
    let flow = SignInFlow()
    try Registries.with(registry) {
      #expect(throws: ResourceError.self) { try flow.loadStoryboardIfNeeded() }
      #expect(flow.didLoads == 0)
      try registry.addStoryboard("SignInFlow")
      try flow.loadStoryboardIfNeeded()
      #expect(flow.loads == 2)
      #expect(flow.didLoads == 1)
    }
  }

  @Test("F3: loadStoryboard can give a storyboard of another source")
  func otherSource() throws {
    final class Elsewhere: StoryboardController {
      var source: (any StoryboardSource)?
      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        guard let source else { return try super.loadStoryboard() }
        return source
      }
    }
    let flow = Elsewhere()
    flow.source = try SignInStoryboard.registry().storyboard(named: "SignInFlow", in: .main)
    let signUp = try flow.controller(SignUpViewController.self)
    #expect(signUp.storyboardController.map(ObjectIdentifier.init) == ObjectIdentifier(flow))
    let error = #expect(throws: ResourceError.self) { try flow.controller(HomeViewController.self) }
    #expect(error?.request?.contains("of the storyboard \"Elsewhere\"") == true)
  }

  @Test("F3: a loadStoryboard that needs the storyboard is an error, and can give another", arguments: [true, false])
  func needingWhileLoading(catching: Bool) throws {
    final class Eager: SignInFlow {
      var catches = false
      var caught: ResourceError?

      override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
        do throws(ResourceError) {
          _ = try controller(SignUpViewController.self)
        } catch {
          caught = error
          if !catches { throw error }
        }
        return try super.loadStoryboard()
      }
    }
    let flow = Eager(storyboardName: "SignInFlow")
    flow.catches = catching
    try SignInStoryboard.with {
      if catching {
        try flow.loadStoryboardIfNeeded()
      } else {
        let error = #expect(throws: ResourceError.self) { try flow.loadStoryboardIfNeeded() }
        #expect(error?.reason == .storyboardLoading)
      }
      #expect(flow.caught?.reason == .storyboardLoading)
      #expect(flow.loads == (catching ? 1 : 0))
      #expect(flow.didLoads == (catching ? 1 : 0))
    }
  }

  @Test("F3: an error points at the caller's line")
  func callSite() {
    Registries.with(InMemoryRegistry()) {
      let error = #expect(throws: ResourceError.self) {
        try SignInFlow().loadStoryboardIfNeeded(fileID: "Shop/App.swift", line: 7)
      }
      #expect(error?.callSite?.description == "Shop/App.swift:7")
    }
  }
}
