import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("R1: variants for a device")
struct VariantTests {
  let fixtures = FixtureBundle()

  private func home(_ identifier: String = "Home") throws -> HomeViewController {
    try Storyboard<HomeViewController>(name: "Main", identifier: identifier, bundle: fixtures.reopened).instantiate()
  }

  private func write(to folder: String) throws {
    try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)), to: folder)
  }

  @Test("A device's variant, with scenes of its own", arguments: [UIUserInterfaceIdiom.pad, .tv])
  func variants(idiom: UIUserInterfaceIdiom) throws {
    try fixtures.write(StoryboardFixture("Main", .scene("Common", HomeViewController.self)))
    try write(to: "Main~ipad.storyboardc")
    try UIDevice.$shimIdiom.withValue(idiom) { _ = try home(idiom == .pad ? "Home" : "Common") }
  }

  @Test("The variant of another device is not there")
  func otherVariant() throws {
    try write(to: "Main~ipad.storyboardc")
    let error = #expect(throws: ResourceError.self) { try home() }
    #expect(error?.reason == .storyboardNotFound)
    #expect(error?.available == [])
  }
}
