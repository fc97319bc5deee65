import Foundation
import InterfaceBuilder

/// The public documents the reader is measured by, and what an independent program found in each of them.
///
/// They are not part of the package. They are looked for where the environment variable `RESOURCEKIT_CORPUS` says, else
/// in `../shared/corpus` beside the package; where neither is there, the tests that need them are disabled and say so.
enum Corpus {
  static var isPresent: Bool { !names.isEmpty }

  /// The paths of the documents, relative to the folder of all of them.
  static let names: [String] = expectations.keys.sorted()

  static func url(of name: String) -> URL {
    folder.appendingPathComponent("documents").appendingPathComponent(name)
  }

  static func expectation(of name: String) throws -> Expectation {
    guard let expectation = expectations[name] else { throw CocoaError(.fileNoSuchFile) }
    return expectation
  }

  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["RESOURCEKIT_CORPUS"] { return URL(fileURLWithPath: path) }
    var package = URL(fileURLWithPath: #filePath)
    while package.path != "/" {
      package.deleteLastPathComponent()
      let manifest = package.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { break }
    }
    return package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  private static let expectations: [String: Expectation] = {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("expected.json")) else { return [:] }
    return (try? JSONDecoder().decode([String: Expectation].self, from: data)) ?? [:]
  }()
}

/// What a document of the corpus holds; `error` where it is none.
struct Expectation: Decodable, Hashable, Sendable {
  struct Scene: Decodable, Hashable, Sendable {
    var sceneID: String
    var line: Int
    var controller: Controller?
    var segues: [Segue]
  }

  struct Controller: Decodable, Hashable, Sendable {
    var objectID: String
    var element: String
    var line: Int
    var storyboardIdentifier: String?
    var identifier: String?
    var customClass: String?
    var customModule: String?
    var customModuleProvider: String?
    var restorationIdentifier: String?
    var storyboardName: String?
    var referencedIdentifier: String?
    var bundleIdentifier: String?
  }

  struct Segue: Decodable, Hashable, Sendable {
    var objectID: String
    var destination: String?
    var kind: String?
    var identifier: String?
    var relationship: String?
    var customClass: String?
    var customModule: String?
    var unwindAction: String?
    var line: Int
  }

  struct Element: Decodable, Hashable, Sendable {
    var objectID: String
    var element: String
    var line: Int
    var customClass: String?
    var customModule: String?
    var customModuleProvider: String?
    var reuseIdentifier: String?
  }

  var error: String?
  var kind: String?
  var type: String?
  var targetRuntime: String?
  var toolsVersion: String?
  var launchScreen: Bool?
  var initialViewController: String?
  var scenes: [Scene]?
  var filesOwner: String?
  var topLevelObjects: [Element]?
  var reuseIdentifiers: [Element]?
}
