import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("Storyboards and nibs are read once")
struct CacheTests {
  let fixtures = FixtureBundle()
  let log = ShimLog()
  let registry = ShimPlatform.Registry()

  private func instantiate() throws {
    let bundle = fixtures.reopened
    try ShimPlatform.logging(to: log) {
      _ = try Storyboard<HomeViewController>(name: "Main", identifier: "Home", bundle: bundle)
        .instantiate(from: registry)
      _ = try Nib<BadgeView>(name: "BadgeView", bundle: bundle).instantiate(from: registry)
    }
  }

  init() throws {
    try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)))
    try fixtures.write(NibFixture("BadgeView", BadgeView.self))
  }

  @Test("Twice asked, once read")
  func twice() throws {
    try instantiate()
    try instantiate()
    #expect(log.storyboards == 1)
    #expect(log.nibs == 1)
  }

  @Test("What is added after the bundle was first read is missed by the platform too: an error, no exception")
  func addedLater() throws {
    let nib = Nib<BadgeView>(name: "Later", bundle: fixtures.reopened)
    #expect(throws: ResourceError.self) { try nib.instantiate(from: registry) }
    try fixtures.write(NibFixture("Later", BadgeView.self))
    let error = #expect(throws: ResourceError.self) { try nib.instantiate(from: registry) }
    #expect(error?.reason == .nibNotFound)
  }
}
