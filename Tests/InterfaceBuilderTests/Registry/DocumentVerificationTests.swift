import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: verification says what asking throws")
struct DocumentVerificationTests: DocumentSuite {
  nonisolated static let module = "customModule=\"InterfaceBuilderTests\""

  /// Storyboards in which something is wrong, and what asking for their initial controller throws.
  nonisolated static let storyboards: [(name: String, scenes: [String], reason: ResourceError.Reason)] = [
    ("no such class", ["customClass=\"Absent\" customModule=\"App\""], .notInstantiable),
    ("no base class", [""], .notInstantiable),
    ("no coder initializer", ["customClass=\"PlainController\" \(module)"], .notInstantiable),
    ("another class", ["customClass=\"SceneController\" \(module)"], .unexpectedType),
    ("one ID twice", Array(repeating: "customClass=\"SettingsController\" \(module)", count: 2), .ambiguousName),
  ]

  @Test("Storyboards", arguments: storyboards)
  func scenes(row: (name: String, scenes: [String], reason: ResourceError.Reason)) throws {
    let scenes = row.scenes.enumerated().map { index, attributes in
      let object = DocumentFolder.controller("id=\"c\(index)\" storyboardIdentifier=\"A\" \(attributes)")
      return "<scene sceneID=\"s\(index)\"><objects>\(object)</objects></scene>"
    }
    let document = DocumentFolder.storyboard().replacingOccurrences(
      of: "</scenes>", with: "\(scenes.joined())</scenes>")
    try expectSame(
      Storyboard<SettingsController>(name: "Main", identifier: "A"), ["Main.storyboard": document], row.reason)
  }

  /// Storyboard references that lead nowhere.
  nonisolated static let references = [
    "storyboardName=\"Absent\"", "referencedIdentifier=\"Absent\"", "", "storyboardName=\"Broken\"",
    "storyboardName=\"Main\" bundleIdentifier=\"org.example.absent\"",
  ]

  @Test("Storyboard references", arguments: references)
  func references(attributes: String) throws {
    let reference =
      "<viewControllerPlaceholder id=\"r\" \(attributes) sceneMemberID=\"viewController\"/>"
    let folder = ["Main.storyboard": DocumentFolder.storyboard(initial: "r", reference), "Broken.storyboard": "<"]
    try expectSame(
      Storyboard<SettingsController>(name: "Main"), folder,
      attributes.contains("Broken") ? .unreadable : .notInstantiable)
  }

  /// Objects of nibs, and what asking for a `TagView` throws.
  nonisolated static let nibs: [(objects: String, index: Int?, reason: ResourceError.Reason)] = [
    ("<tapGestureRecognizer id=\"g\"/>", nil, .viewNotFound),
    ("<tapGestureRecognizer id=\"g\"/>", 0, .notInstantiable),
    ("", 0, .indexOutOfRange),
    ("<view id=\"v\" customClass=\"SettingsController\" \(module)/>", 0, .unexpectedType),
    ("<view id=\"v\" customClass=\"TagView\" customModule=\"Old\"/>", nil, .viewNotFound),
    ("<view id=\"v\" customClass=\"PlainController\" \(module)/>", nil, .viewNotFound),
  ]

  @Test("Nibs", arguments: nibs)
  func nibs(row: (objects: String, index: Int?, reason: ResourceError.Reason)) throws {
    try expectSame(
      Nib<TagView>(name: "Tag", index: row.index), ["Tag.xib": DocumentFolder.xib(row.objects)], row.reason)
  }

  @Test("R9: a nib that needs an owner is undetermined, and says so")
  func owner() throws {
    let xib = DocumentFolder.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="label" destination="t" id="o"/></connections></placeholder>
      <view id="t" customClass="TagView" \(Self.module)/>
      """)
    let registry = try DocumentRegistry(contentsOf: [DocumentFolder(["TagView.xib": xib]).url])
    Registries.with(registry) {
      let report = Registries.verify([TagView.self])
      #expect(report.problems.isEmpty)
      #expect(
        report.description.contains(
          "Reason: the nib connects outlets of File's Owner, \"label\", so it needs an owner."))
    }
  }

  @Test("Verification knows a document's classes, without making any")
  func verification() throws {
    let document = DocumentFolder.storyboard(
      DocumentFolder.controller("id=\"1\" storyboardIdentifier=\"SettingsController\" \(Self.settings)"),
      DocumentFolder.controller("id=\"2\" storyboardIdentifier=\"Plain\""))
    let folder = try DocumentFolder([
      "Main.storyboard": document,
      "TagView.xib": DocumentFolder.xib("<view id=\"1\" customClass=\"TagView\" customModule=\"App\"/>"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    Registries.with(registry) {
      let report = Registries.verify([SettingsController.self, TagView.self])
      #expect(report.problems.map(\.available) == [["App.TagView"]])
      let plain = Registries.verify([Storyboard<SettingsController>(name: "Main", identifier: "Plain")])
      #expect(plain.problems.map(\.reason) == [.notInstantiable])
    }
  }

  private func expectSame(
    _ resource: some ResourceInstantiatable, _ files: [String: String], _ reason: ResourceError.Reason
  ) throws {
    let registry = try DocumentRegistry(contentsOf: [DocumentFolder(files).url])
    let callSite = CallSite()
    Registries.with(registry) {
      let error = #expect(throws: ResourceError.self) { _ = try resource.instantiate(at: callSite) }
      #expect(error?.reason == reason)
      guard case .failed(let problem) = resource.verify(at: callSite).outcome else {
        Issue.record("\(resource.verify(at: callSite))")
        return
      }
      #expect(problem.description == error?.description)
    }
  }
}
