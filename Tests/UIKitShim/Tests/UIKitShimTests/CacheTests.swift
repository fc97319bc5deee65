import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Storyboards and nibs are read once")
struct CacheTests {
  let fixtures = FixtureBundle(prefix: "UI")
  let log = ShimLog()
  let registry = UIKitRegistry()

  private func instantiate() throws {
    let bundle = fixtures.reopened
    try UIStoryboard.$shimLog.withValue(log) {
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

  @Test("What is added after the bundle was first read is missed by UIKit too: an error, no exception")
  func addedLater() throws {
    let nib = Nib<BadgeView>(name: "Later", bundle: fixtures.reopened)
    #expect(throws: ResourceError.self) { try nib.instantiate(from: registry) }
    try fixtures.write(NibFixture("Later", BadgeView.self))
    let error = #expect(throws: ResourceError.self) { try nib.instantiate(from: registry) }
    #expect(error?.reason == .nibNotFound)
  }

  @Test("A memory warning makes them be read again")
  func memoryWarning() async throws {
    try instantiate()
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    // The registry hears of it in a task of its own.
    for _ in 1...1000 where log.nibs < 2 {
      await Task.yield()
      try instantiate()
    }
    #expect(log.storyboards == 2)
    #expect(log.nibs == 2)
  }
}
