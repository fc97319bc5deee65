import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Memory warnings")
struct MemoryWarningTests {
  let fixtures = FixtureBundle()
  let log = ShimLog()
  let registry = UIKitRegistry()

  @Test("A memory warning makes them be read again")
  func memoryWarning() async throws {
    func instantiate() throws {
      try UIStoryboard.$shimLog.withValue(log) {
        _ = try Storyboard<HomeViewController>(name: "Main", identifier: "Home", bundle: fixtures.reopened)
          .instantiate(from: registry)
        _ = try Nib<BadgeView>(name: "BadgeView", bundle: fixtures.reopened).instantiate(from: registry)
      }
    }
    try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)))
    try fixtures.write(NibFixture("BadgeView", BadgeView.self))
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
