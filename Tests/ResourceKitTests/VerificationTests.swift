import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Verification")
struct VerificationTests {
  @Test("All that can be made is verified, and nothing is made")
  func verified() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController") { () -> HomeViewController in
      Issue.record("made")
      return HomeViewController()
    }
    try registry.addScene("BaseViewController") { DerivedViewController() }
    try registry.addInitialScene(to: "ProfileViewController") { ProfileViewController() }
    try registry.addNib("BadgeView", { OtherView() }, { BadgeView() })
    Registries.with(registry) {
      let report = Registries.verify([
        HomeViewController.self, BaseViewController.self, ProfileViewController.self, BadgeView.self,
      ])
      #expect(report.problems.isEmpty)
      #expect(report.entries.map(\.isVerified) == [true, true, true, true])
      #expect(throws: Never.self) { try report.throwProblems() }
    }
  }

  @Test("S6 holds for verification")
  func initialController() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "Main") { HomeViewController() }
    Registries.with(registry) {
      #expect(Registries.verify([HomeViewController.self]).problems.isEmpty)
      #expect(Registries.verify([BaseViewController.self]).problems.map(\.reason) == [.sceneNotFound])
    }
  }

  @Test("R16: each problem is the error that asking would throw")
  func sameErrors() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("Wrong", to: "Main") { FixtureController() }
    try registry.addNib("Other", { OtherView() })
    let values: [any ResourceInstantiatable] = [
      Storyboard<HomeViewController>(name: "Absent"),
      Storyboard<HomeViewController>(name: "Main", identifier: "Absent"),
      Storyboard<HomeViewController>(name: "Main"),
      Storyboard<HomeViewController>(name: ""),
      Nib<BadgeView>(name: "Absent"),
      Nib<BadgeView>(name: "Other"),
      Nib<BadgeView>(name: "Other", index: 1),
      File.text(name: "Absent"),
      HomeViewController.scene,
    ]
    let callSite = CallSite()
    Registries.with(registry) {
      for value in values {
        do throws(ResourceError) {
          _ = try value.instantiate(at: callSite)
          Issue.record("\(value) was made")
        } catch {
          guard case .failed(let problem) = value.verify(at: callSite).outcome else {
            Issue.record("\(value) was verified")
            continue
          }
          #expect(problem.description == error.description)
        }
      }
    }
  }

  @Test("A class that is not the type, nor a subclass of it")
  func wrongClass() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController", to: "Main") { AccountViewController() }
    try registry.addNib("Pair", { OtherView() }, { BadgeView() })
    Registries.with(registry) {
      let report = Registries.verify([HomeViewController.scene, Nib<BadgeView>(name: "Pair", index: 0)])
      #expect(report.problems.map(\.reason) == [.unexpectedType, .unexpectedType])
    }
  }

  @Test("All problems are in one error")
  func oneError() throws {
    Registries.with(InMemoryRegistry()) {
      let report = Registries.verify([HomeViewController.self, BadgeView.self])
      let error = #expect(throws: ResourceError.self) { try report.throwProblems() }
      #expect(error?.reason == .verificationFailed)
      #expect(error?.problems.map(\.description) == report.problems.map(\.description))
      let text = error?.description ?? ""
      #expect(text.hasPrefix("Found: 2 of 2 resources that can't be made.\n\nResourceKitTests.HomeViewController"))
      #expect(text.contains("\n\nResourceKitTests.BadgeView asked for the nib"))
      #expect(text.contains("\nAt: ResourceKitTests/VerificationTests.swift:"))
    }
  }

  @Test("A file is verified by reading it")
  func files() {
    let report = Registries.verify([File.text(name: "Terms"), File.text(name: "Absent"), File.text(name: "Bytes")])
    #expect(report.problems.map(\.reason) == [.fileNotFound, .unexpectedContents])
  }

  @Test("A registry that can't tell says so, and that is no problem")
  func undetermined() {
    Registries.with(SilentRegistry()) {
      let report = Registries.verify([HomeViewController.self, BadgeView.self])
      #expect(report.problems.isEmpty)
      #expect(report.entries.allSatisfy { !$0.isVerified })
      #expect(report.description.contains("Reason: the registry can't tell what the storyboard holds."))
      #expect(report.description.contains("Reason: the registry can't tell what the nib holds."))
    }
  }

  @Test("A class named by the document that this process does not have is a problem; an unnamed one is undetermined")
  func unknownClasses() {
    let registry = SilentRegistry()
    registry.storyboardContents = StoryboardContents(
      initialScene: nil,
      scenes: [
        StoryboardContents.Scene(
          identifier: "HomeViewController",
          controller: .unavailable(
            "Old.HomeViewController", ResourceError(.notInstantiable, found: "no class Old.HomeViewController"))),
        StoryboardContents.Scene(identifier: "BaseViewController"),
      ])
    Registries.with(registry) {
      let report = Registries.verify([HomeViewController.self, BaseViewController.self])
      #expect(
        report.problems.map(\.found) == [
          "no class Old.HomeViewController"
        ])
      #expect(report.description.contains("Reason: the registry can't tell the class."))
    }
  }

  @Test("A closure that is declared to make a base class may make the type: undetermined, not a problem")
  func baseClass() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController") { () -> FixtureController in HomeViewController() }
    try registry.addNib("BadgeView") { () -> FixtureView in BadgeView() }
    try Registries.with(registry) {
      let report = Registries.verify([HomeViewController.self, BadgeView.self])
      #expect(report.problems.isEmpty)
      #expect(report.entries.allSatisfy { !$0.isVerified })
      _ = try HomeViewController.scene.instantiate()
      _ = try BadgeView.nib.instantiate()
    }
  }

  @Test("Any object will do where any is asked for")
  func anyObject() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene { HomeViewController() }
    try registry.addNib("BadgeView") { BadgeView() }
    try Registries.with(registry) {
      let scene = Storyboard<AnyObject>(name: "Main")
      let nib = Nib<AnyObject>(name: "BadgeView")
      #expect(Registries.verify([scene, nib]).entries.map(\.isVerified) == [true, true])
      _ = try scene.instantiate()
      _ = try nib.instantiate()
    }
  }

  @Test("A type of both conventions is verified by the one with a value of its own")
  func bothConventions() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("BothViewController") { BothViewController() }
    Registries.with(registry) {
      #expect(Registries.verify([BothViewController.self]).problems.isEmpty)
    }
  }

  final class BothViewController: TreeViewController, StoryboardInstantiatable {}
}

/// A registry that has every storyboard and nib, and does not know what they hold.
@MainActor
private final class SilentRegistry: ControllerRegistry, ViewRegistry, StoryboardSource {
  var storyboardContents: StoryboardContents?

  func storyboard(named name: String, in bundle: Bundle) -> (any StoryboardSource)? { self }
  func nib(named name: String, in bundle: Bundle) -> (any NibSource)? { SilentNib() }
  func controller(withIdentifier identifier: String?, creator: ControllerCreator?) -> AnyObject? { nil }
  var contents: StoryboardContents? { storyboardContents }
}

@MainActor
private final class SilentNib: NibSource {
  func topLevelObjects(owner: AnyObject?) -> [AnyObject] { [] }
  var contents: NibContents? { nil }
}

extension VerificationReport.Entry {
  fileprivate var isVerified: Bool {
    if case .verified = outcome { true } else { false }
  }
}
