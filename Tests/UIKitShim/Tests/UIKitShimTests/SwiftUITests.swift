import Foundation
import ResourceKit
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("SwiftUI")
struct SwiftUITests {
  let fixtures = FixtureBundle(prefix: "UI")

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
    let context = UIViewControllerRepresentableContext<StoryboardView<HomeViewController>>(shimCoordinator: ())
    let controller = view.makeUIViewController(context: context)
    view.updateUIViewController(controller, context: context)
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
    let context = UIViewRepresentableContext<NibView<BadgeView>>(shimCoordinator: ())
    let badge = view.makeUIView(context: context)
    view.updateUIView(badge, context: context)
    #expect(badge.note == "configured")
    #expect(calls == ["configure", "update"])
  }
}
