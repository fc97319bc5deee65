import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: storyboard references")
struct StoryboardReferenceTests {
  static let controller = DocumentFolder.controller(
    "id=\"c\" storyboardIdentifier=\"Settings\" customClass=\"SettingsController\" "
      + "customModule=\"InterfaceBuilderTests\"")

  private func reference(_ attributes: String) -> String {
    "<viewControllerPlaceholder id=\"r\" \(attributes) sceneMemberID=\"viewController\"/>"
  }

  private func make(_ reference: String, _ more: [String: String] = [:]) throws -> SettingsController {
    let main = DocumentFolder.storyboard(initial: "r", reference, Self.controller)
    let folder = try DocumentFolder(more.merging(["Main.storyboard": main]) { $1 })
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    return try Storyboard<SettingsController>(name: "Main").instantiate(from: registry)
  }

  static let other = ["Other.storyboard": DocumentFolder.storyboard(initial: "c", controller)]

  @Test("D52, D54: a reference leads to the scene, or to the initial controller, of its storyboard or of this one")
  func followed() throws {
    _ = try make(reference("storyboardName=\"Other\" referencedIdentifier=\"Settings\""), Self.other)
    _ = try make(reference("storyboardName=\"Other\""), Self.other)
    _ = try make(reference("referencedIdentifier=\"Settings\""))
  }

  @Test("D57: a reference is found by a storyboard ID of its own, and verified as what it leads to")
  func ownIdentifier() throws {
    let main = DocumentFolder.storyboard(
      reference("storyboardName=\"Other\" storyboardIdentifier=\"Own\""), Self.controller)
    let folder = try DocumentFolder(Self.other.merging(["Main.storyboard": main]) { $1 })
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    let value = Storyboard<SettingsController>(name: "Main", identifier: "Own")
    _ = try value.instantiate(from: registry)
    Registries.with(registry) { #expect(Registries.verify([value]).problems.isEmpty) }
  }

  @Test(
    "A reference to what isn't there",
    arguments: [
      ("storyboardName=\"Other\" referencedIdentifier=\"X\"", "the scene \"X\" of the storyboard \"Other\""),
      ("storyboardName=\"X\"", "the initial controller of the storyboard \"X\""),
      ("referencedIdentifier=\"X\"", "the scene \"X\" of this storyboard"),
      (
        "storyboardName=\"X\" bundleIdentifier=\"org.example\"",
        "the initial controller of the storyboard \"X\" in the bundle \"org.example\""
      ),
    ])
  func dangling(row: (attributes: String, words: String)) {
    let error = #expect(throws: ResourceError.self) { try make(reference(row.attributes), Self.other) }
    #expect(error?.reason == .notInstantiable)
    #expect(error?.found == "a storyboard reference to \(row.words), which isn't there")
    #expect(error?.line == 6)
  }

  @Test("D55: a registry of folders, whatever the bundle, takes the storyboard of another bundle for its own")
  func otherBundle() throws {
    _ = try make(reference("storyboardName=\"Other\" bundleIdentifier=\"org.example\""), Self.other)
  }

  @Test("References in a circle are an error, not an endless loop")
  func circle() {
    let back = DocumentFolder.storyboard(initial: "r", reference("storyboardName=\"Main\""))
    for (attributes, more) in [("", [:]), ("storyboardName=\"Back\"", ["Back.storyboard": back])] {
      let error = #expect(throws: ResourceError.self) { try make(reference(attributes), more) }
      #expect(error?.found == "storyboard references that lead back to where they began")
    }
  }
}
