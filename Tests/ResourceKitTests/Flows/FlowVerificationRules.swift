import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: verification")
struct FlowVerificationRules {
  let flow = SignInFlow()

  private func problem(identifier: String?, initial: Bool) throws -> ResourceError? {
    let registry = InMemoryRegistry()
    if initial { try registry.addInitialScene(to: "SignInFlow") { WelcomeViewController() } }
    try registry.addScene("Terms", to: "SignInFlow") { TermsViewController() }
    let delegate = DelegateSpy(identifier: identifier)
    flow.delegate = delegate
    return try Registries.with(registry) {
      let report = try flow.verify()
      do throws(ResourceError) {
        try report.throwProblems()
        return nil
      } catch {
        return error.problems.first
      }
    }
  }

  @Test("F4: the delegate's scene is the first one, with and without an initial controller", arguments: [true, false])
  func delegatesScene(initial: Bool) throws {
    #expect(try problem(identifier: "Terms", initial: initial) == nil)
  }

  @Test("F4: a delegate's storyboard ID that is not there is a problem, and the delegate is named")
  func missingScene() throws {
    let problem = try problem(identifier: "Term", initial: true)
    #expect(problem?.reason == .sceneNotFound)
    #expect(
      problem?.request?.hasPrefix("ResourceKitTests.DelegateSpy, the delegate of ResourceKitTests.SignInFlow,") == true)
  }

  @Test("F4: without an ID, a storyboard without initial controller is a problem, and the flow is named")
  func noInitialController() throws {
    let problem = try problem(identifier: nil, initial: false)
    #expect(problem?.reason == .noInitialController)
    #expect(problem?.request?.hasPrefix("ResourceKitTests.SignInFlow asked for the initial controller") == true)
  }
}
