import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("R1: what the platform would load is never refused")
struct NeverRefuseTests {
  let fixtures = FixtureBundle()

  private func home(_ identifier: String? = "Home", of storyboard: String = "Main") throws -> HomeViewController {
    try Storyboard<HomeViewController>(name: storyboard, identifier: identifier, bundle: fixtures.reopened)
      .instantiate()
  }

  private func write(to folder: String) throws {
    try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)), to: folder)
  }

  @Test("In a language folder", arguments: ["Base.lproj", "xx.lproj"])
  func languages(folder: String) throws {
    try write(to: "\(folder)/Main.storyboardc")
    _ = try home()
  }

  nonisolated static let unreadable: [(name: String, list: Data)] = [
    ("empty", Data()), ("damaged", Data("bplist00".utf8)),
    (
      "of another version",
      Data("<plist><dict><key>\(ShimPlatform.prefix)StoryboardVersion</key><integer>2</integer></dict></plist>".utf8)
    ),
  ]

  @Test("An Info.plist that the library does not understand", arguments: unreadable)
  func unknownLayout(row: (name: String, list: Data)) throws {
    try write(to: "Main.storyboardc")
    try fixtures.write(scenes: ["Home": "Home"], initial: "Home", to: "Main.storyboardc/scenes.shim")
    try fixtures.write(row.list, to: "Main.storyboardc/Info.plist")
    _ = try home()
    _ = try home(nil)
  }

  @Test("A folder in place of Info.plist")
  func folder() throws {
    try write(to: "Main.storyboardc")
    try fixtures.write(scenes: ["Home": "Home"], initial: nil, to: "Main.storyboardc/scenes.shim")
    let list = fixtures.url("Main.storyboardc/Info.plist")
    try FileManager.default.removeItem(at: list)
    try FileManager.default.createDirectory(at: list, withIntermediateDirectories: false)
    _ = try home()
  }

  @Test("A scene's made-up identifier")
  func madeUpIdentifier() throws {
    try fixtures.write(StoryboardFixture("Main", .initial(HomeViewController.self)))
    _ = try home("\(ShimPlatform.prefix)ViewController-abc-de-fgh")
  }

  @Test("A nib that is a folder, and one in a language folder")
  func nibs() throws {
    try fixtures.write("BadgeView", objects: [["class": String(reflecting: BadgeView.self)]])
    try FileManager.default.removeItem(at: fixtures.url("BadgeView.nib"))
    try FileManager.default.createDirectory(at: fixtures.url("BadgeView.nib"), withIntermediateDirectories: false)
    try fixtures.write("Base.lproj/Badges", objects: [["class": String(reflecting: BadgeView.self)]])
    _ = try Nib<BadgeView>(name: "BadgeView", bundle: fixtures.reopened).instantiate()
    _ = try Nib<BadgeView>(name: "Badges", bundle: fixtures.reopened).instantiate()
  }
}
