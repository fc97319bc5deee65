import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("InMemoryRegistry")
struct InMemoryRegistryTests {
  let registry = InMemoryRegistry()

  @Test("It says what was asked for")
  func requests() throws {
    try registry.addScene("Settings", to: "Main") { HomeViewController() }
    try registry.addNib("BadgeView") { BadgeView() }
    let owner = HomeViewController()
    _ = try Storyboard<HomeViewController>(name: "Main", identifier: "Settings", bundle: .main)
      .instantiate(from: registry)
    _ = try Nib<BadgeView>(name: "BadgeView", bundle: .main).instantiate(from: registry, owner: owner)
    #expect(
      registry.requests == [
        .storyboard("Main", bundle: .main),
        .controller("Settings", storyboard: "Main", bundle: .main),
        .nib("BadgeView", bundle: .main),
        .topLevelObjects(nib: "BadgeView", bundle: .main, owner: ObjectIdentifier(owner)),
      ])
  }

  @Test("N6: an owner passed reaches the registry; without one, none is passed")
  func owner() throws {
    try registry.addNib("BadgeView") { BadgeView() }
    let owner = HomeViewController()
    Registries.with(registry) {
      _ = BadgeView.fromNib(owner: owner)
      _ = BadgeView.fromNib()
    }
    let owners = registry.requests.compactMap { request in
      if case .topLevelObjects(_, _, let owner) = request { owner } else { ObjectIdentifier?.none }
    }
    #expect(owners == [ObjectIdentifier(owner)])
    #expect(registry.requests.last == .topLevelObjects(nib: "BadgeView", bundle: .main, owner: nil))
  }

  @Test("A resource for one bundle wins over the one for every bundle")
  func bundles() throws {
    let bundle = TemporaryFolder.bundle(named: "Kit.bundle")
    try registry.addInitialScene(to: "Main") { FixtureController() }
    try registry.addInitialScene(to: "Main", bundle: bundle) { HomeViewController() }
    try registry.addNib("Badges") { OtherView() }
    try registry.addNib("Badges", bundle: bundle) { BadgeView() }
    _ = try Storyboard<HomeViewController>(name: "Main", bundle: bundle).instantiate(from: registry)
    _ = try Nib<BadgeView>(name: "Badges", bundle: bundle).instantiate(from: registry)
    let other = try Storyboard<FixtureController>(name: "Main", bundle: .main).instantiate(from: registry)
    #expect(type(of: other) == FixtureController.self)
  }

  @Test("Registering an ID twice is an error that names both places")
  func twice() throws {
    try registry.addScene("A", fileID: "Shop/One.swift", line: 1) { HomeViewController() }
    let error = #expect(throws: ResourceError.self) {
      try registry.addScene("A", fileID: "Shop/Two.swift", line: 2) { HomeViewController() }
    }
    #expect(error?.reason == .alreadyRegistered)
    #expect(
      error?.description == """
        Found: the scene "A" of the storyboard "Main", registered before at Shop/One.swift:1.
        To fix this: register it once, or use another registry.
        At: Shop/Two.swift:2
        """)
  }

  @Test("Registering an initial scene or a nib twice is an error, and changes nothing")
  func otherThingsTwice() throws {
    try registry.addInitialScene("Start") { HomeViewController() }
    #expect(throws: ResourceError.self) { try registry.addInitialScene { FixtureController() } }
    #expect(throws: ResourceError.self) { try registry.addScene("Start") { FixtureController() } }
    try registry.addNib("A") { BadgeView() }
    #expect(throws: ResourceError.self) { try registry.addNib("A") { OtherView() } }
    _ = try Nib<BadgeView>(name: "A").instantiate(from: registry)
    _ = try Storyboard<HomeViewController>(name: "Main").instantiate(from: registry)
    _ = try Storyboard<HomeViewController>(name: "Main", identifier: "Start").instantiate(from: registry)
  }

  @Test("S13: empty names can't be registered")
  func emptyNames() {
    let registry = registry
    #expect(throws: ResourceError.self) { try registry.addStoryboard("") }
    #expect(throws: ResourceError.self) { try registry.addScene("", to: "Main") { HomeViewController() } }
    #expect(throws: ResourceError.self) { try registry.addScene("A", to: "") { HomeViewController() } }
    #expect(throws: ResourceError.self) { try registry.addInitialScene("", to: "Main") { HomeViewController() } }
    #expect(throws: ResourceError.self) { try registry.addNib("") { BadgeView() } }
    #expect(registry.storyboardNames(in: .main) == [])
  }

  @Test("A factory that is declared as a base class may make a subclass; another class is S8's error")
  func factoriesOfOtherTypes() throws {
    try registry.addScene("HomeViewController") { () -> FixtureController in HomeViewController() }
    try registry.addScene("BaseViewController") { () -> FixtureController in HomeViewController() }
    _ = try HomeViewController.scene.instantiate(from: registry)
    let error = #expect(throws: ResourceError.self) { try BaseViewController.scene.instantiate(from: registry) }
    #expect(error?.reason == .unexpectedType)
  }
}
