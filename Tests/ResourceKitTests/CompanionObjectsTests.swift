import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("R4: the other objects of a nib", .serialized)
struct CompanionObjectsTests {
  let registry = InMemoryRegistry()

  private func badge(_ name: String, with companion: @escaping @MainActor () -> Companion) throws -> BadgeView {
    try registry.addNib(name, companion, { BadgeView() })
    return try Nib<BadgeView>(name: name).instantiate(from: registry)
  }

  @Test("R4: they live as long as the view")
  func alive() throws {
    weak var companion: Companion?
    let badge = try badge("One") {
      let made = Companion()
      companion = made
      return made
    }
    _ = try self.badge("Two") { Companion() }
    #expect(companion != nil)
    withExtendedLifetime(badge) {}
  }

  @Test("R4: they go when the view is gone and the next nib is loaded")
  func gone() throws {
    weak var companion: Companion?
    _ = try badge("One") {
      let made = Companion()
      companion = made
      return made
    }
    _ = try badge("Two") { Companion() }
    #expect(companion == nil)
  }
}

@MainActor
final class Companion {}
