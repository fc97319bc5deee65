import ResourceKit

/// Tests that present a flow on a navigation stack.
@MainActor
protocol FlowStackSuite {
  var root: InMemoryController { get }
}

extension FlowStackSuite {
  func navigation() -> InMemoryNavigationController { InMemoryNavigationController(root: root) }
}
