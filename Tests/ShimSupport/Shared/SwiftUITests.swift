import Foundation
import ResourceKit
import SwiftUI
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("SwiftUI")
struct SwiftUITests {
  let fixtures = FixtureBundle()

  @Test("StoryboardView makes the scene, configures it once and updates it")
  func storyboardView() throws {
    try fixtures.write(StoryboardFixture("Main", .initial(HomeViewController.self)))
    var calls: [String] = []
    let view = StoryboardView(Storyboard<HomeViewController>(name: "Main", bundle: fixtures.reopened)) {
      calls.append("configure")
      $0.note = "configured"
    } update: { _ in
      calls.append("update")
    }
    let controller = view.shown()
    #expect(controller.note == "configured")
    #expect(calls == ["configure", "update"])
  }

  @Test("NibView makes the nib's view, configures it once and updates it")
  func nibView() throws {
    try fixtures.write(NibFixture("BadgeView", BadgeView.self))
    var calls: [String] = []
    let view = NibView(Nib<BadgeView>(name: "BadgeView", bundle: fixtures.bundle)) {
      calls.append("configure")
      $0.note = "configured"
    } update: { _ in
      calls.append("update")
    }
    let badge = view.shown()
    #expect(badge.note == "configured")
    #expect(calls == ["configure", "update"])
  }
}
