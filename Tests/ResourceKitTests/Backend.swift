import Foundation
import ResourceKit
import Testing

/// A registry of a kind, filled with fixtures: every rule and every law runs against each of them.
struct Backend: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let registry: @MainActor @Sendable (Fixtures) throws -> any ControllerRegistry & ViewRegistry

  static let all = [inMemory, documents]

  static let inMemory = Backend(testDescription: "InMemoryRegistry") { fixtures in
    let registry = InMemoryRegistry()
    for storyboard in fixtures.storyboards {
      try registry.addStoryboard(storyboard.name)
      for scene in storyboard.scenes { try scene.add(registry, storyboard.name) }
    }
    for nib in fixtures.nibs { try nib.add(to: registry) }
    return registry
  }
}

extension NibFixture {
  @MainActor
  fileprivate func add(to registry: InMemoryRegistry) throws {
    switch objects.count {
    case 0: try registry.addNib(name)
    case 1: try registry.addNib(name, { objects[0].init() })
    default: try registry.addNib(name, { objects[0].init() }, { objects[1].init() })
    }
  }
}
