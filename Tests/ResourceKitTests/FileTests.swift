import Foundation
import Testing

@testable import ResourceKit

@Suite("Files")
struct FileTests {
  struct Menu: Codable, Hashable {
    struct Item: Codable, Hashable {
      var name: String
      var price: Int
    }
    var title: String
    var items: [Item]
  }

  enum Resources {
    static let terms = File.text(name: "Terms")
    static let menu = File<Menu>.json(name: "Menu")
  }

  @Test("Text, data, JSON and both kinds of property lists are read, on any thread, without a bundle given")
  func formats() async throws {
    #expect(Resources.terms() == "Be kind.\n")
    #expect(try Resources.menu.instantiate().items.map(\.price) == [4, 2])
    #expect(try File.data(name: "Bytes", extension: "txt").instantiate().count == 9)
    #expect(try File<Menu>.propertyList(name: "Menu").instantiate().title == "Lunch")
    #expect(try File<Menu>.propertyList(name: "MenuBinary").instantiate().title == "Lunch")
  }

  @Test("A configured decoder")
  func configuredDecoder() throws {
    struct Dish: Codable { var dishName: String }
    let bundle = try bundle(with: "Dish.json", #"{ "dish_name": "Soup" }"#)
    let file = File<Dish>.json(name: "Dish", bundle: bundle) { $0.keyDecodingStrategy = .convertFromSnakeCase }
    #expect(try file.instantiate().dishName == "Soup")
  }

  @Test("A file without an extension, and one whose name has a dot")
  func names() throws {
    let bundle = try bundle(with: "NOTICE", "n")
    try Data("d".utf8).write(to: bundle.bundleURL.appendingPathComponent("a.b.txt"))
    #expect(try File.text(name: "NOTICE", extension: nil, bundle: bundle).instantiate() == "n")
    #expect(try File.text(name: "a.b", bundle: bundle).instantiate() == "d")
    #expect(try File.text(name: "a.b.txt", extension: nil, bundle: bundle).instantiate() == "d")
  }

  @Test("Generic code reads a file as any other resource")
  @MainActor
  func resourceInstantiatable() throws {
    func make<Resource: ResourceInstantiatable>(_ resource: Resource) throws(ResourceError) -> Resource.Instance {
      try resource.instantiate { _ in }
    }
    #expect(try make(Resources.terms) == "Be kind.\n")
  }

  @Test("No such file: what is there, and the nearest name")
  func fileNotFound() throws {
    let bundle = try bundle(with: "Terms.txt", "t")
    let line = #line + 1
    let error = #expect(throws: ResourceError.self) { try File.text(name: "Term", bundle: bundle).instantiate() }
    #expect(
      error?.description == """
        The file "Term.txt" was asked for as Swift.String in the bundle "Files.bundle".
        Found: no file of this name.
        Files there: "Terms.txt".
        To fix this: did you mean "Terms.txt"? Otherwise, add the file to the target's resources, or pass the bundle that \
        it is in.
        At: ResourceKitTests/FileTests.swift:\(line)
        """)
    #expect(error?.reason == .fileNotFound)
  }

  @Test("A folder in place of a file is unreadable")
  func unreadable() throws {
    let bundle = try bundle(with: "Terms.txt", "t")
    let folder = bundle.bundleURL.appendingPathComponent("Folder.txt")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let error = #expect(throws: ResourceError.self) { try File.text(name: "Folder", bundle: bundle).instantiate() }
    #expect(error?.reason == .unreadable)
    #expect(error?.file?.lastPathComponent == "Folder.txt")
    #expect(error?.found.contains("null") == false)
  }

  static let faults: [(file: String, found: String)] = [
    ("MenuWithoutPrice", "no value for \"price\" at items[1]"),
    ("MenuWithWords", "a value that is no Swift.Int at items[0].price: "),
    ("MenuWithNull", "null in place of a Swift.String at title"),
    ("MenuTruncated", "contents that can't be decoded: "),
    ("MenuEmpty", "contents that can't be decoded: "),
  ]

  @Test("Contents that are not what was expected: the decoding error's path", arguments: faults)
  func unexpectedContents(row: (file: String, found: String)) {
    let error = #expect(throws: ResourceError.self) { try File<Menu>.json(name: row.file).instantiate() }
    #expect(error?.reason == .unexpectedContents)
    // What follows the colon is the system's own text for JSON that is none.
    #expect(error?.found.hasPrefix(row.found) == true)
    #expect(error?.file?.lastPathComponent == "\(row.file).json")
  }

  @Test("Bytes that are no text")
  func encoding() {
    let error = #expect(throws: ResourceError.self) { try File.text(name: "Bytes").instantiate() }
    #expect(error?.found == "bytes that are no Unicode (UTF-8) text")
  }

  @Test("A closure of the user's that throws, and one that returns nil")
  func closures() {
    struct Fault: LocalizedError { var errorDescription: String? { "the user's own words" } }
    let throwing = File<Int>(name: "Terms", extension: "txt") { _ in throw Fault() }
    let empty = File<Int>(name: "Terms", extension: "txt") { _ in nil }
    let first = #expect(throws: ResourceError.self) { try throwing.instantiate() }
    #expect(first?.found == "the user's own words")
    let second = #expect(throws: ResourceError.self) { try empty.instantiate() }
    #expect(second?.found == "contents of which no Swift.Int can be made")
  }

  private func bundle(with name: String, _ text: String) throws -> Bundle {
    let bundle = TemporaryFolder.bundle(named: "Files.bundle")
    try Data(text.utf8).write(to: bundle.bundleURL.appendingPathComponent(name))
    return bundle
  }
}
