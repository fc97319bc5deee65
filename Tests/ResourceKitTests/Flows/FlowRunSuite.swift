import ResourceKit

/// Tests that run a flow.
@MainActor
protocol FlowRunSuite {
  var presenter: InMemoryController { get }
  var flow: SignInFlow { get }
}

extension FlowRunSuite {
  /// Starts a run, and returns when it waits.
  func start() async -> Run<Member> {
    let run = Run { [flow, presenter] in try await flow.run(from: presenter) }
    await Turns.until { flow.isPresented }
    return run
  }
}
