import Foundation
import ResourceKit

struct Member: Equatable, Sendable {
  var name: String
}

final class WelcomeViewController: FixtureController, StoryboardInstantiatable {}
final class SignUpViewController: FixtureController, StoryboardInstantiatable {}
final class TermsViewController: FixtureController {}

/// The flow of most tests: its storyboard is `SignInFlow`.
class SignInFlow: StoryboardFlow<Member> {
  var loads = 0
  var didLoads = 0

  override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
    loads += 1
    return try super.loadStoryboard()
  }

  override func storyboardDidLoad() { didLoads += 1 }
}

final class OtherFlow: StoryboardFlow<Void> {
  init() { super.init(storyboardName: "SignInFlow") }
}

final class OnboardingController: StoryboardController {}
class Controller: StoryboardController {}
final class Steps<Step>: StoryboardFlow<Step> {}

/// A registry with the storyboard of ``SignInFlow``.
enum SignInStoryboard {
  @MainActor static func registry(named name: String = "SignInFlow") throws -> InMemoryRegistry {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: name) { WelcomeViewController() }
    try registry.addScene("SignUpViewController", to: name) { SignUpViewController() }
    try registry.addScene("Terms", to: name) { TermsViewController() }
    return registry
  }

  @MainActor static func with(_ body: @MainActor () throws -> Void) throws {
    try Registries.with(registry(), body)
  }

  @MainActor static func with(_ body: @MainActor () async throws -> Void) async throws {
    try await Registries.with(registry(), body)
  }

  /// What is said where the flow, beginning with some scene, is presented.
  @MainActor static func message(
    from presenter: any PresentingController, as style: PresentationStyle = .automatic,
    scene: AnyObject = WelcomeViewController()
  ) throws -> String {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { scene }
    return Registries.with(registry) {
      do throws(ResourceError) {
        try presenter.present(SignInFlow(), as: style, fileID: "Shop/App.swift", line: 7)
        return "no error"
      } catch {
        return error.description
      }
    }
  }
}

/// Answers what a flow asks, and notes what it tells.
final class DelegateSpy: StoryboardControllerDelegate {
  weak var presenter: (any PresentingController)?
  var identifier: String?
  var told: [String] = []
  var isPresentedWhenTold: [Bool] = []

  init(presenter: (any PresentingController)? = nil, identifier: String? = nil) {
    self.presenter = presenter
    self.identifier = identifier
  }

  func storyboardControllerPresentingController(
    _ storyboardController: StoryboardController
  ) -> (any PresentingController)? { presenter }

  func storyboardControllerIdentifierForInitialController(_ storyboardController: StoryboardController) -> String? {
    identifier
  }

  func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {
    tell("finished", storyboardController)
  }

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) {
    tell("cancelled", storyboardController)
  }

  private func tell(_ what: String, _ flow: StoryboardController) {
    told.append(what)
    isPresentedWhenTold.append(flow.isPresented)
  }
}

/// A delegate that leaves every method out.
final class SilentDelegate: StoryboardControllerDelegate {}

final class AnchorView: PopoverAnchorView {}
final class AnchorItem: PopoverAnchorItem {}

/// Whether both are there and are one object.
func isSame(_ first: (any AnyObject)?, _ second: (any AnyObject)?) -> Bool {
  first != nil && first.map(ObjectIdentifier.init) == second.map(ObjectIdentifier.init)
}

/// Turns of the main actor, counted, so that a test fails in place of waiting.
enum Turns {
  /// Waits until a condition holds.
  @MainActor static func until(_ condition: @MainActor () -> Bool) async {
    for _ in 1...1000 where !condition() { await Task.yield() }
  }

  /// Waits until what is to come must have come.
  @MainActor static func all() async { await until { false } }
}

/// A task that waits for a flow, and can be asked for what it gave without waiting for ever.
@MainActor
final class Run<Value: Sendable> {
  struct Unfinished: Error {}

  private(set) var outcome: Result<Value, any Error>?
  private var task: Task<Void, Never>?

  init(_ body: @escaping @MainActor () async throws -> Value) {
    task = Task { [weak self] in
      do {
        let value = try await body()
        self?.outcome = .success(value)
      } catch {
        self?.outcome = .failure(error)
      }
    }
  }

  func cancel() { task?.cancel() }

  /// What the task gave; a task that still waits after many turns is an error.
  var value: Value {
    get async throws {
      await Turns.until { outcome != nil }
      guard let outcome else { throw Unfinished() }
      return try outcome.get()
    }
  }
}
