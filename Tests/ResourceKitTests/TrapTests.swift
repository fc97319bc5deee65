import Foundation
import ResourceKit
import Testing

@Suite("Traps print the error's message, at the caller's line")
struct TrapTests {
  /// Every spelling that traps; each stands on a line of its own in ``run()``.
  enum Spelling: Int, CaseIterable, Codable, Sendable {
    case fromStoryboard, fromNib, file
    case passedID, configured, created, fromResource, nibFromResource, storyboard, xib, owner, value

    @MainActor func run() {
      switch self {
      case .fromStoryboard: _ = HomeViewController.fromStoryboard()
      case .fromNib: _ = BadgeView.fromNib()
      case .file: _ = File.text(name: "", bundle: .main)()
      case .passedID: _ = HomeViewController.fromStoryboard(withStoryboardID: "X")
      case .configured: _ = HomeViewController.fromStoryboard { $0.note = "" }
      case .created: _ = HomeViewController.fromStoryboard { HomeViewController(coder: $0, note: "") }
      case .fromResource: _ = HomeViewController.instantiateFromResource()
      case .nibFromResource: _ = BadgeView.instantiateFromResource()
      case .storyboard: _ = ProfileViewController.instantiateStoryboard()
      case .xib: _ = BadgeView.instantiateXib()
      case .owner: _ = BadgeView.fromNib(owner: nil)
      case .value: _ = Storyboard<HomeViewController>(name: "Main")()
      }
    }

    var line: Int { 14 + rawValue }
  }

  /// The bundles that a class of this module is looked for in, as messages name them.
  static let bundles =
    "the bundles \"\(Bundle.main.bundleURL.lastPathComponent)\" and \"\(Bundle.module.bundleURL.lastPathComponent)\""

  @Test("Every spelling traps at the caller's line", arguments: Spelling.allCases)
  func callSite(spelling: Spelling) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [spelling] in
      await MainActor.run { Registries.with(InMemoryRegistry()) { spelling.run() } }
    }
    expectTrap(spelling, "", in: result?.standardErrorContent)
  }

  #if canImport(AppKit) || canImport(UIKit)
    static let hasUIFramework = true
  #else
    static let hasUIFramework = false
  #endif

  @Test(
    "On a machine without a registry, the message says how to set one",
    .enabled(if: !hasUIFramework, "the platform has a registry"))
  func noRegistry() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Spelling.fromStoryboard.run() }
    }
    expectTrap(
      .fromStoryboard,
      """
      ResourceKitTests.HomeViewController asked for the scene "HomeViewController" of the storyboard "Main" in \
      \(Self.bundles).
      Found: no storyboard of this name.
      Storyboards there: none.
      To fix this: there is no UI framework here, so say where instances come from: Registries.bootstrap(registry).

      """, in: result?.standardErrorContent)
  }

  @Test("A nib's message")
  func nib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Registries.with(InMemoryRegistry()) { Spelling.fromNib.run() } }
    }
    expectTrap(
      .fromNib,
      """
      ResourceKitTests.BadgeView asked for the nib "BadgeView" in \(Self.bundles).
      Found: no nib of this name.
      Nibs there: none.
      To fix this: add it to the InMemoryRegistry with addNib(_:_:).

      """, in: result?.standardErrorContent)
  }

  @Test("A file's message")
  func file() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Spelling.file.run() }
    }
    expectTrap(
      .file,
      """
      The file ".txt" was asked for as Swift.String in the bundle "\(Bundle.main.bundleURL.lastPathComponent)".
      Found: an empty file name.
      To fix this: give a file name that is not empty.

      """, in: result?.standardErrorContent)
  }

  private func expectTrap(_ spelling: Spelling, _ message: String, in output: [UInt8]?) {
    let text = String(decoding: output ?? [], as: UTF8.self)
    let trap = "ResourceKitTests/TrapTests.swift:\(spelling.line): Fatal error: \(message)"
    #expect(text.contains(trap), "\(text)\nis not\n\(trap)")
  }
}
