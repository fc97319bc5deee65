import ResourceKit

/// Tests that run a flow.
@MainActor
protocol FlowRunSuite {
  var presenter: InMemoryController { get }
  var flow: SignInFlow { get }
}

extension FlowRunSuite {
  /// Starts a run, and returns when it waits.
  func start() async -> Task<Member, any Error> {
    let task = Task { [flow, presenter] in try await flow.run(from: presenter) }
    await Turns.until { flow.isPresented }
    return task
  }
}
