import Foundation
import Testing

@testable import ResourceKit

/// The rules and laws run against the platform's registry, with nibs that the library can read and with others.
struct Backend: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let registry: @MainActor @Sendable (Fixtures) throws -> any ControllerRegistry & ViewRegistry

  static let all = [
    Backend(testDescription: ShimPlatform.kit) { try redirected($0, nibsAreReadable: true) },
    Backend(testDescription: "\(ShimPlatform.kit), opaque nibs") { try redirected($0, nibsAreReadable: false) },
  ]

  @MainActor
  private static func redirected(_ fixtures: Fixtures, nibsAreReadable: Bool) throws -> RedirectedRegistry {
    var bundle = FixtureBundle()
    bundle.nibsAreReadable = nibsAreReadable
    try bundle.write(fixtures)
    return RedirectedRegistry(Registries.platform, to: bundle.reopened)
  }
}
