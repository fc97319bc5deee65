import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: storyboards of a flow's own")
struct FlowSourceRules {
  /// A flow whose storyboard is given.
  private final class GivenController: StoryboardController {
    var source: (any StoryboardSource)?

    override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
      guard let source else { return try super.loadStoryboard() }
      return source
    }
  }

  @Test("F1, F2, F3: a storyboard that loadStoryboard gives counts as that of the class name in the flow's bundle")
  func bundle() throws {
    let flow = GivenController(bundle: TemporaryFolder.bundle(named: "Shop.app"))
    flow.source = try SignInStoryboard.registry().storyboard(named: "SignInFlow", in: .main)
    let error = #expect(throws: ResourceError.self) { try flow.controller(HomeViewController.self) }
    let words = "of the storyboard \"GivenController\" in the bundle \"Shop.app\""
    #expect(error?.request?.contains(words) == true)
  }

  @Test("F3: a flow that is given what another has loaded advises as that does")
  func advice() throws {
    try SignInStoryboard.with {
      let (first, second) = (SignInFlow(), GivenController())
      second.source = try first.loadStoryboardIfNeeded()
      let errors = [first, second].map { flow in
        #expect(throws: ResourceError.self) { try flow.controller(TermsViewController.self, withStoryboardID: "Term") }
      }
      #expect(errors[0]?.remedy?.contains("InMemoryRegistry") == true)
      #expect(errors[0]?.remedy == errors[1]?.remedy)
    }
  }

  @Test("F5: the storyboard of a flow makes a scene by a creator")
  func creator() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let made = SignUpViewController()
      let creator = ControllerCreator(of: SignUpViewController.self) { _ in made }
      let storyboard = try flow.loadStoryboardIfNeeded()
      #expect(try isSame(storyboard.controller(withIdentifier: "SignUpViewController", creator: creator), made))
      #expect(isSame(made.storyboardController, flow))
    }
  }

  @Test("F5: a class's scene is made by a creator, or where that gives nothing, in the ordinary way")
  func classesCreator() throws {
    try SignInStoryboard.with {
      let flow = SignInFlow()
      let made = SignUpViewController()
      let created = try flow.controller(SignUpViewController.self) { _ in made }
      #expect(isSame(created, made))
      #expect(isSame(created.storyboardController, flow))
      let none: SignUpViewController? = nil
      #expect(try flow.controller(SignUpViewController.self, creator: { _ in none }).storyboardController != nil)
    }
  }

  @Test("F5: an error of a creator's scene points at the caller's line")
  func creatorsCallSite() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) {
        try SignInFlow().controller(
          AccountViewController.self, creator: { _ in nil }, fileID: "Shop/App.swift", line: 7)
      }
      #expect(error?.callSite?.description == "Shop/App.swift:7")
    }
  }

  @Test("F3, F5: a flow verifies its scenes in its own storyboard, wherever that comes from")
  func verify() throws {
    let flow = GivenController()
    flow.source = try SignInStoryboard.registry().storyboard(named: "SignInFlow", in: .main)
    try Registries.with(InMemoryRegistry()) {
      try flow.verify([SignUpViewController.self]).throwProblems()
    }
  }

  @Test("F2, F4: a verification that misses the initial controller names the flow's bundle")
  func verifiedBundle() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("Terms", to: "SignInFlow") { TermsViewController() }
    try Registries.with(registry) {
      let report = try SignInFlow(bundle: TemporaryFolder.bundle(named: "Shop.app")).verify()
      let error = #expect(throws: ResourceError.self) { try report.throwProblems() }
      #expect((error?.problems.first ?? error)?.request?.contains("in the bundle \"Shop.app\"") == true)
    }
  }
}
