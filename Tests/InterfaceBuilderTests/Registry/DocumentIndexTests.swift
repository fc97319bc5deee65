import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: finding documents")
struct DocumentIndexTests {
  /// A storyboard whose initial controller has a title.
  private static func storyboard(_ title: String) -> String {
    DocumentFolder.storyboard(
      initial: "c",
      DocumentFolder.controller(
        "id=\"c\" title=\"\(title)\" customClass=\"SettingsController\" customModule=\"InterfaceBuilderTests\""))
  }

  private func title(_ registry: DocumentRegistry, in bundle: Bundle? = nil, name: String = "Main") throws -> String? {
    try Storyboard<SettingsController>(name: name, bundle: bundle).instantiate(from: registry).title
  }

  @Test("Documents are found in folders in folders, in .lproj folders, and as files")
  func places() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": Self.storyboard("root"), "A/B/Deep.storyboard": Self.storyboard("deep"),
      "A/Base.lproj/Local.storyboard": Self.storyboard("base"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    #expect(try title(registry) == "root")
    #expect(try title(registry, name: "Deep") == "deep")
    #expect(try title(registry, name: "Local") == "base")
    #expect(registry.storyboardNames(in: .main) == ["Deep", "Local", "Main"])
    let file = try DocumentRegistry(contentsOf: [folder.url.appendingPathComponent("A/B/Deep.storyboard")])
    #expect(try title(file, name: "Deep") == "deep")
    #expect(file.storyboardNames(in: .main) == ["Deep"])
  }

  @Test("In the bundle that is asked for, and no other")
  func bundles() throws {
    let one = try DocumentFolder(["Main.storyboard": Self.storyboard("one")])
    let two = try DocumentFolder(["Base.lproj/Main.storyboard": Self.storyboard("two"), "A/B.storyboard": ""])
    let registry = DocumentRegistry()
    #expect(try title(registry, in: Bundle(url: one.url)) == "one")
    #expect(try title(registry, in: Bundle(url: two.url)) == "two")
    let error = #expect(throws: ResourceError.self) { try title(registry, in: Bundle(url: two.url), name: "B") }
    #expect(error?.reason == .storyboardNotFound)
    #expect(error?.available == ["Main"])
  }

  @Test("D104: one resource in several languages: the preferred one, else Base, else any")
  func localizations() throws {
    let language = Locale.preferredLanguages.first.map { String($0.prefix { $0 != "-" }) } ?? "en"
    let folder = try DocumentFolder([
      "\(language).lproj/A.storyboard": Self.storyboard("preferred"),
      "Base.lproj/A.storyboard": Self.storyboard("base"),
      "Base.lproj/B.storyboard": Self.storyboard("base"), "tlh.lproj/B.storyboard": Self.storyboard("klingon"),
      "tlh.lproj/C.storyboard": Self.storyboard("klingon"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    #expect(try title(registry, name: "A") == "preferred")
    #expect(try title(registry, name: "B") == "base")
    #expect(try title(registry, name: "C") == "klingon")
  }

  @Test("D104: one name in two folders is an error that names both, when it is asked for")
  func ambiguous() throws {
    let folder = try DocumentFolder([
      "A/Main.storyboard": Self.storyboard("a"), "B/Main.storyboard": Self.storyboard("b"),
      "Other.storyboard": Self.storyboard("other"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    let error = #expect(throws: ResourceError.self) { try title(registry) }
    #expect(error?.reason == .ambiguousName)
    let paths = ["A", "B"].map { folder.url.appendingPathComponent("\($0)/Main.storyboard").path }
    #expect(error?.found == "2 documents of this name: \(paths[0]) and \(paths[1])")
    #expect(try title(registry, name: "Other") == "other")
  }

  @Test("Two files whose names differ in their bytes alone are one name, and an error")
  func normalization() throws {
    let folder = try DocumentFolder([:])
    for name in ["e\u{301}.storyboard", "\u{e9}.storyboard"] {
      let path = folder.url.path + "/" + name
      #expect(FileManager.default.createFile(atPath: path, contents: Data(Self.storyboard("x").utf8)))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    guard names.count == 2 else { return }  // a file system that knows one name only
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    let error = #expect(throws: ResourceError.self) { try title(registry, name: "\u{e9}") }
    #expect(error?.reason == .ambiguousName)
  }

  @Test("One folder, reached twice and through a link, holds one document")
  func reachedTwice() throws {
    let folder = try DocumentFolder(["A/Main.storyboard": Self.storyboard("main")])
    let link = folder.url.appendingPathComponent("Link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("A"))
    let registry = try DocumentRegistry(contentsOf: [folder.url, link, folder.url.appendingPathComponent("A")])
    #expect(try title(registry) == "main")
  }

  @Test("An extension in capitals")
  func capitals() throws {
    let folder = try DocumentFolder(["Main.STORYBOARD": Self.storyboard("main")])
    #expect(try title(DocumentRegistry(contentsOf: [folder.url])) == "main")
  }

  @Test("D103: backups, built and fetched things are skipped, unless named")
  func skipped() throws {
    let folder = try DocumentFolder([
      "Main~.storyboard": "", ".build/A.storyboard": "", "Pods/B.storyboard": "", "Carthage/C.storyboard": "",
      "DerivedData/D.storyboard": "", "X.storyboardc/designable.storyboard": "", "Notes.txt": "",
      "Main.storyboard": Self.storyboard("main"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    #expect(registry.storyboardNames(in: .main) == ["Main"])
    let pods = try DocumentRegistry(contentsOf: [folder.url.appendingPathComponent("Pods")])
    #expect(pods.storyboardNames(in: .main) == ["B"])
  }

  @Test("A link that leads back does not search for ever")
  func links() throws {
    let folder = try DocumentFolder(["A/Main.storyboard": Self.storyboard("main")])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("A/Back"), withDestinationURL: folder.url)
    #expect(try title(DocumentRegistry(contentsOf: [folder.url])) == "main")
  }

  @Test("A folder that isn't there, and a file that is no document")
  func badLocations() throws {
    let folder = try DocumentFolder(["Notes.txt": ""])
    let absent = #expect(throws: ResourceError.self) {
      try DocumentRegistry(contentsOf: [folder.url.appendingPathComponent("Absent")])
    }
    #expect(absent?.reason == .fileNotFound)
    #expect(absent?.file?.lastPathComponent == "Absent")
    #expect(absent?.description.contains("\nAt: InterfaceBuilderTests/DocumentIndexTests.swift:") == true)
    let other = #expect(throws: ResourceError.self) {
      try DocumentRegistry(contentsOf: [folder.url.appendingPathComponent("Notes.txt")])
    }
    #expect(other?.reason == .unreadable)
  }

  @Test("A document that can't be read is an error with file, line and reason; the others are not touched by it")
  func unreadable() throws {
    let folder = try DocumentFolder([
      "Empty.storyboard": "", "Other.storyboard": Self.storyboard("other"),
      "Conflict.storyboard": "<document>\n<<<<<<< HEAD\n", "Kind.storyboard": DocumentFolder.xib(),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    #expect(try title(registry, name: "Other") == "other")
    let empty = #expect(throws: ResourceError.self) { try title(registry, name: "Empty") }
    #expect(empty?.reason == .unreadable)
    #expect(empty?.found == "an empty document")
    #expect(empty?.file?.lastPathComponent == "Empty.storyboard")
    let conflict = #expect(throws: ResourceError.self) { try title(registry, name: "Conflict") }
    #expect(conflict?.line == 2)
    let kind = #expect(throws: ResourceError.self) { try title(registry, name: "Kind") }
    #expect(kind?.found == "a xib in a .storyboard file")
  }

  @Test("A document is read once")
  func readOnce() throws {
    let folder = try DocumentFolder(["Main.storyboard": Self.storyboard("one")])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    #expect(try title(registry) == "one")
    try folder.write("", to: "Main.storyboard")
    #expect(try title(registry) == "one")
  }
}
