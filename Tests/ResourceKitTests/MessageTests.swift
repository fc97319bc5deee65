import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("Messages, word for word")
struct MessageTests {
  static let bundle = TemporaryFolder.bundle(named: "Shop.app")

  /// Asks a registry that holds one storyboard and two nibs, and one whose bundle has none.
  private func message<Resource: ResourceInstantiatable>(_ resource: Resource) throws -> String {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "Main") { FixtureController() }
    try registry.addScene("Profile", to: "Main") { FixtureController() }
    try registry.addScene("Settings", to: "Main") { HomeViewController() }
    try registry.addStoryboard("Empty")
    try registry.addNib("Badges", { OtherView() }, { BadgeView() })
    try registry.addNib("Nothing")
    return Registries.with(BareRegistry(registry)) {
      do throws(ResourceError) {
        _ = try resource.instantiate(at: CallSite(fileID: "Shop/App.swift", line: 7))
        return "no error"
      } catch {
        return error.description
      }
    }
  }

  private func scene(_ name: String, _ identifier: String? = nil) -> Storyboard<HomeViewController> {
    Storyboard(name: name, identifier: identifier, bundle: Self.bundle)
  }

  @Test("An unknown storyboard ID, with a suggestion")
  func unknownIdentifier() throws {
    #expect(
      try message(scene("Main", "Setings")) == """
        ResourceKitTests.HomeViewController asked for the scene "Setings" of the storyboard "Main" in the bundle \
        "Shop.app".
        Found: no scene with this storyboard ID.
        Storyboard IDs there: "Profile", "Settings".
        To fix this: did you mean "Settings"? Otherwise, give the scene this storyboard ID in Interface Builder.
        At: Shop/App.swift:7
        """)
  }

  @Test("An unknown storyboard ID with nothing near")
  func unknownIdentifierWithoutSuggestion() throws {
    #expect(
      try message(scene("Empty", "Checkout")) == """
        ResourceKitTests.HomeViewController asked for the scene "Checkout" of the storyboard "Empty" in the bundle \
        "Shop.app".
        Found: no scene with this storyboard ID.
        Storyboard IDs there: none.
        To fix this: give the scene this storyboard ID in Interface Builder.
        At: Shop/App.swift:7
        """)
  }

  @Test("An unknown storyboard, with a suggestion")
  func unknownStoryboard() throws {
    #expect(
      try message(scene("main", "Settings")) == """
        ResourceKitTests.HomeViewController asked for the scene "Settings" of the storyboard "main" in the bundle \
        "Shop.app".
        Found: no storyboard of this name.
        Storyboards there: "Empty", "Main".
        To fix this: did you mean "Main"? Otherwise, add the storyboard to the target whose bundle this is.
        At: Shop/App.swift:7
        """)
  }

  @Test("No initial controller")
  func noInitialController() throws {
    #expect(
      try message(scene("Empty")) == """
        ResourceKitTests.HomeViewController asked for the initial controller of the storyboard "Empty" in the bundle \
        "Shop.app".
        Found: no initial controller.
        Storyboard IDs there: none.
        To fix this: choose "Is Initial View Controller" for a scene in Interface Builder, or ask for a storyboard ID.
        At: Shop/App.swift:7
        """)
  }

  @Test("An instance of another type")
  func unexpectedType() throws {
    #expect(
      try message(scene("Main", "Profile")) == """
        ResourceKitTests.HomeViewController asked for the scene "Profile" of the storyboard "Main" in the bundle \
        "Shop.app".
        Found: an instance of ResourceKitTests.FixtureController, not of ResourceKitTests.HomeViewController.
        To fix this: set the custom class and its module in Interface Builder to ResourceKitTests.HomeViewController.
        At: Shop/App.swift:7
        """)
  }

  @Test("Empty names", arguments: [("", "X", "storyboard name"), ("Main", "", "storyboard ID")])
  func emptyNames(row: (name: String, identifier: String, empty: String)) throws {
    #expect(
      try message(scene(row.name, row.identifier)) == """
        ResourceKitTests.HomeViewController asked for the scene "\(row.identifier)" of the storyboard "\(row.name)" \
        in the bundle "Shop.app".
        Found: an empty \(row.empty).
        To fix this: give a \(row.empty) that is not empty.
        At: Shop/App.swift:7
        """)
  }

  @Test("An unknown nib, with a suggestion")
  func unknownNib() throws {
    #expect(
      try message(Nib<BadgeView>(name: "Badge", bundle: Self.bundle)) == """
        ResourceKitTests.BadgeView asked for the nib "Badge" in the bundle "Shop.app".
        Found: no nib of this name.
        Nibs there: "Badges", "Nothing".
        To fix this: did you mean "Badges"? Otherwise, add the xib to the target whose bundle this is.
        At: Shop/App.swift:7
        """)
  }

  @Test("A nib without such a view")
  func noView() throws {
    #expect(
      try message(Nib<CardView>(name: "Badges", bundle: Self.bundle)) == """
        ResourceKitTests.CardView asked for the nib "Badges" in the bundle "Shop.app".
        Found: no top-level object of this type.
        Top-level objects there: "ResourceKitTests.OtherView", "ResourceKitTests.BadgeView".
        To fix this: set the custom class of the nib's view, and its module, to ResourceKitTests.CardView.
        At: Shop/App.swift:7
        """)
  }

  @Test(
    "An index out of range",
    arguments: [("Badges", 2, "ask for an index from 0 to 1 (was 2)."), ("Nothing", 0, "add a view to the nib.")])
  func indexOutOfRange(row: (nib: String, index: Int, remedy: String)) throws {
    let text = try message(Nib<BadgeView>(name: row.nib, index: row.index, bundle: Self.bundle))
    #expect(text.hasPrefix("ResourceKitTests.BadgeView asked for the top-level object \(row.index) of the nib"))
    #expect(text.contains("Found: no top-level object with the index \(row.index).\n"))
    #expect(text.contains("To fix this: \(row.remedy)\n"))
  }

  @Test("What an InMemoryRegistry advises")
  func advice() {
    let registry = InMemoryRegistry()
    func remedy(_ reason: ResourceError.Reason) -> String? { registry.advice(for: reason) }
    #expect(
      remedy(.storyboardNotFound) == "add it to the InMemoryRegistry with addScene(_:to:) or addInitialScene(_:to:).")
    #expect(remedy(.sceneNotFound) == "add it to the InMemoryRegistry with addScene(_:to:).")
    #expect(remedy(.noInitialController) == "add it to the InMemoryRegistry with addInitialScene(_:to:).")
    #expect(remedy(.nibNotFound) == "add it to the InMemoryRegistry with addNib(_:_:).")
    #expect(remedy(.unexpectedType) == "let the closure in the InMemoryRegistry make an instance of this type.")
    #expect(remedy(.viewNotFound) == "let the closure in the InMemoryRegistry make an instance of this type.")
    #expect(remedy(.unreadable) == nil)
  }

  @Test("What a registry advises takes the place of what is said of Interface Builder")
  func advised() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("Wrong") { FixtureController() }
    try registry.addNib("Wrong") { OtherView() }
    let values: [any ResourceInstantiatable] = [
      scene("Other"), scene("Main"), scene("Main", "X"), scene("Main", "Wrong"),
      Nib<BadgeView>(name: "Other"), Nib<BadgeView>(name: "Wrong"),
    ]
    Registries.with(registry) {
      for value in values {
        let error = #expect(throws: ResourceError.self) { _ = try value.instantiate() }
        #expect(error?.remedy?.contains("InMemoryRegistry") == true, "\(String(describing: error))")
      }
    }
  }

  @Test("Names are quoted, with what can't be seen written out, and cut where they are very long")
  func quoted() throws {
    #expect(
      try message(scene("A\n\0B", "C\"D")).hasPrefix(
        #"ResourceKitTests.HomeViewController asked for the scene "C\"D" of the storyboard "A\n\0B" in"#))
    let long = try message(scene("Main", String(repeating: "x", count: 200_000)))
    #expect(long.count < 1_000)
  }
}

/// The same registry without advice of its own, as the platforms' have none.
@MainActor
private final class BareRegistry: ControllerRegistry, ViewRegistry {
  private let registry: InMemoryRegistry

  init(_ registry: InMemoryRegistry) { self.registry = registry }

  func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
    try registry.storyboard(named: name, in: bundle)
  }

  func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
    try registry.nib(named: name, in: bundle)
  }

  func storyboardNames(in bundle: Bundle) -> [String]? { registry.storyboardNames(in: bundle) }
  func nibNames(in bundle: Bundle) -> [String]? { registry.nibNames(in: bundle) }
}
