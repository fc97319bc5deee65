import Foundation
import ResourceKit

/// The documents in folders, by name.
struct DocumentIndex {
  /// A document's name and kind, and the folder it is in, where its `.lproj` folders count as that folder.
  private struct Resource: Hashable {
    var name: String
    var kind: InterfaceDocument.Kind
    var folder: URL
  }

  /// A resource's files by localization; the empty string is that of none. Two names that differ in their bytes alone
  /// are one name.
  private var variants: [Resource: [String: Set<URL>]] = [:]

  /// The documents of a bundle: at its root and in its `.lproj` folders.
  init(of bundle: Bundle) {
    guard let root = bundle.resourceURL else { return }
    let localized = Self.contents(of: root).filter { $0.pathExtension == "lproj" }
    for folder in [root] + localized { Self.contents(of: folder).forEach { add($0) } }
  }

  /// The documents that are given, and those in folders that are given.
  init(of locations: [URL]) throws(ResourceError) {
    for location in locations {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else {
        throw .locationNotFound(location)
      }
      if isFolder.boolValue {
        addContents(of: location)
      } else if !add(location) {
        throw .noDocument(location)
      }
    }
  }

  /// The file of a document, of the localization that is preferred; `nil` where there is none.
  ///
  /// - Throws: `ambiguousName` where two folders have a document of that name (D104).
  func url(named name: String, _ kind: InterfaceDocument.Kind) throws(ResourceError) -> URL? {
    let found = variants.filter { $0.key.name == name && $0.key.kind == kind }
      .flatMap { Self.preferred($0.value) }
    guard found.count > 1 else { return found.first }
    throw .ambiguousDocument(found.sorted { $0.path < $1.path })
  }

  /// The names of the documents of a kind, in alphabetical order.
  func names(_ kind: InterfaceDocument.Kind) -> [String] {
    Set(variants.keys.lazy.filter { $0.kind == kind }.map(\.name)).sorted()
  }

  /// The file of no localization, else of the preferred one, else of `Base`.
  private static func preferred(_ files: [String: Set<URL>]) -> Set<URL> {
    let localizations = files.keys.filter { $0 != "" && $0 != "Base" }.sorted()
    let preferred = Bundle.preferredLocalizations(from: localizations)
    // What nobody prefers comes last, so that a document in one language is still found.
    let order = [""] + preferred.filter { isPreferred($0) } + ["Base"] + preferred + localizations
    return order.lazy.compactMap { files[$0] }.first ?? []
  }

  /// Whether the user prefers a language; ``Bundle`` answers with some localization where none is preferred.
  private static func isPreferred(_ localization: String) -> Bool {
    let language = localization.prefix { $0 != "-" && $0 != "_" }
    return Locale.preferredLanguages.contains { $0.prefix { $0 != "-" && $0 != "_" } == language }
  }

  private mutating func addContents(of folder: URL) {
    var folders = [folder]
    while let folder = folders.popLast() {
      for item in Self.contents(of: folder) where !add(item) && Self.isSearched(item) { folders.append(item) }
    }
  }

  /// Adds a file if it is a document.
  @discardableResult
  private mutating func add(_ file: URL) -> Bool {
    // The same file, however it was reached.
    let file = file.resolvingSymlinksInPath().standardizedFileURL
    guard let kind = InterfaceDocument.Kind(rawValue: file.pathExtension.lowercased()), !Self.isFolder(file) else {
      return false
    }
    let name = file.deletingPathExtension().lastPathComponent
    // `Main~.storyboard` is an editor's backup (D103).
    guard !name.hasSuffix("~") else { return false }
    let folder = file.deletingLastPathComponent()
    let isLocalized = folder.pathExtension == "lproj"
    let resource = Resource(
      name: name, kind: kind, folder: isLocalized ? folder.deletingLastPathComponent() : folder)
    let localization = isLocalized ? folder.deletingPathExtension().lastPathComponent : ""
    variants[resource, default: [:]][localization, default: []].insert(file)
    return true
  }

  /// Whether a folder in a folder is searched: not what is hidden, built, or fetched (D103).
  private static func isSearched(_ folder: URL) -> Bool {
    let name = folder.lastPathComponent
    let isLeftOut = ["Pods", "Carthage", "DerivedData"].contains(name) || folder.pathExtension == "storyboardc"
    return isFolder(folder) && !isLeftOut && !name.hasPrefix(".")
  }

  private static func isFolder(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    // A link may lead back to where the search began.
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
