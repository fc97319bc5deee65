import Foundation
import Testing

@testable import ResourceKit

/// The rules and laws run against UIKit's registry, with nibs that the library can read and with nibs that it can't.
struct Backend: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let registry: @MainActor @Sendable (Fixtures) throws -> any ControllerRegistry & ViewRegistry

  static let all = [uiKit, uiKitWithOpaqueNibs]

  static let uiKit = Backend(testDescription: "UIKit") { try redirected($0, nibsAreReadable: true) }
  static let uiKitWithOpaqueNibs = Backend(testDescription: "UIKit, opaque nibs") {
    try redirected($0, nibsAreReadable: false)
  }

  @MainActor
  private static func redirected(_ fixtures: Fixtures, nibsAreReadable: Bool) throws -> RedirectedRegistry {
    var bundle = FixtureBundle()
    bundle.nibsAreReadable = nibsAreReadable
    try bundle.write(fixtures)
    return RedirectedRegistry(Registries.platform, to: bundle.reopened)
  }
}
