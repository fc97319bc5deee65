import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("S11: the bundles that are looked in")
struct BundleRules {
  final class ElsewhereViewController: FixtureController, StoryboardInstantiatable {
    static let bundle = TemporaryFolder.bundle(named: "Elsewhere.bundle")
    static var resourceBundle: Bundle { bundle }
  }

  final class SameViewController: FixtureController, StoryboardInstantiatable {
    static var resourceBundle: Bundle { Bundle(for: SameViewController.self) }
  }

  @Test("S11: the class's bundle first; the later ones are not asked")
  func classBundleFirst() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController") { HomeViewController() }
    _ = try HomeViewController.scene.instantiate(from: registry)
    #expect(registry.lookups.map(\.bundle) == [Bundle(for: HomeViewController.self)])
  }

  @Test("S11, R13, R14: then the SwiftPM resource bundle of the class's module")
  func moduleBundle() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController", bundle: .module) { HomeViewController() }
    _ = try HomeViewController.scene.instantiate(from: registry)
    #expect(registry.lookups.map(\.bundle) == [Bundle(for: HomeViewController.self), .module])
    #expect(registry.requests.map(\.bundle) == [.module])
  }

  @Test("S11: a bundle given is the only one looked in")
  func givenBundle() throws {
    let given = TemporaryFolder.bundle(named: "Given.bundle")
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "Main", bundle: .main) { HomeViewController() }
    let value = Storyboard<HomeViewController>(name: "Main", bundle: given)
    let error = #expect(throws: ResourceError.self) { try value.instantiate(from: registry) }
    #expect(error?.reason == .storyboardNotFound)
    #expect(registry.lookups.map(\.bundle) == [given])
  }

  @Test("S11: a bundle overridden is the only one looked in")
  func overriddenBundle() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("ElsewhereViewController", bundle: .main) { ElsewhereViewController() }
    #expect(throws: ResourceError.self) { try ElsewhereViewController.scene.instantiate(from: registry) }
    #expect(registry.lookups.map(\.bundle) == [ElsewhereViewController.bundle])
  }

  @Test("S11: the class's own bundle, given by an override, counts as not overridden")
  func classBundleOverridden() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("SameViewController", bundle: .module) { SameViewController() }
    _ = try SameViewController.scene.instantiate(from: registry)
  }

  @Test("S11: class's bundle, module's bundles inside and beside it, main bundle, in this order")
  func order() throws {
    let folder = TemporaryFolder.url()
    let app = folder.appendingPathComponent("Shop.app")
    let names = [
      "Shop.app/Package_Shop.bundle", "Package_Shop.resources", "Package_Other.bundle", "Shop.bundle",
      "A_Longer_Shop.bundle", "Z_Shop.bundle",
    ]
    for name in names {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let search = BundleSearch(given: nil, home: try #require(Bundle(url: app)), module: "Shop")
    #expect(
      search.map(\.bundleURL.lastPathComponent) == [
        "Shop.app", "Z_Shop.bundle", "A_Longer_Shop.bundle", "Package_Shop.resources", "Package_Shop.bundle",
        Bundle.main.bundleURL.lastPathComponent,
      ])
  }

  @Test("S11: the same for nibs")
  func nibs() throws {
    let registry = InMemoryRegistry()
    try registry.addNib("BadgeView", bundle: .module) { BadgeView() }
    _ = try BadgeView.nib.instantiate(from: registry)
    let given = TemporaryFolder.bundle(named: "Given.bundle")
    #expect(throws: ResourceError.self) {
      try Nib<BadgeView>(name: "BadgeView", bundle: given).instantiate(from: registry)
    }
  }

  @Test("S12: a bundle passed to instantiateStoryboard and instantiateXib is the only one")
  func passedBundle() throws {
    let given = TemporaryFolder.bundle(named: "Given.bundle")
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "ProfileViewController", bundle: given) { ProfileViewController() }
    try registry.addNib("BadgeView", bundle: given) { BadgeView() }
    Registries.with(registry) {
      _ = ProfileViewController.instantiateStoryboard(bundle: given)
      _ = BadgeView.instantiateXib(bundle: given)
    }
    #expect(registry.lookups.map(\.bundle) == [given, given])
  }
}
