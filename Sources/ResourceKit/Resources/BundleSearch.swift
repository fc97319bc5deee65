import Foundation

/// The bundles to look in, in their order (rule S11).
///
/// A bundle that was given is the only one. Otherwise: the bundle of the class, the SwiftPM resource bundles of its
/// module, and the main bundle.
struct BundleSearch: Sequence {
  private let given: Bundle?
  private let home: Bundle
  private let module: String?

  /// - Parameters:
  ///   - given: The bundle that the user named, if any.
  ///   - type: The class whose resource is looked for.
  init(given: Bundle?, for type: AnyClass) {
    self.init(given: given, home: Bundle(for: type), module: TypeName.module(of: type))
  }

  /// - Parameters:
  ///   - given: The bundle that the user named, if any.
  ///   - home: The bundle to begin with.
  ///   - module: The module whose SwiftPM resource bundle comes next.
  init(given: Bundle?, home: Bundle, module: String?) {
    self.given = given
    self.home = home
    self.module = module
  }

  func makeIterator() -> AnyIterator<Bundle> {
    if let given { return AnyIterator([given].makeIterator()) }
    // Lazy, because the second step lists folders and is seldom reached.
    let steps: [() -> [Bundle]] = [{ [home] }, { resourceBundles() }, { home == .main ? [] : [.main] }]
    return AnyIterator(steps.lazy.flatMap { $0() }.makeIterator())
  }

  /// What the first bundle that has it answers; the bundles after it are not asked.
  func first<Answer>(_ ask: (Bundle) throws(ResourceError) -> Answer?) throws(ResourceError) -> Answer? {
    for bundle in self {
      if let answer = try ask(bundle) { return answer }
    }
    return nil
  }

  /// The names in all the bundles, in alphabetical order; `nil` where no bundle's are known.
  func names(_ ask: (Bundle) -> [String]?) -> [String]? {
    let answers = compactMap(ask)
    return answers.isEmpty ? nil : Set(answers.joined()).sorted()
  }

  /// The bundles that SwiftPM makes for a module, `<Package>_<Module>.bundle` (on Linux `.resources`), beside or inside
  /// the first bundle or the main one.
  private func resourceBundles() -> [Bundle] {
    guard let module else { return [] }
    let suffixes = ["_\(module).bundle", "_\(module).resources"]
    var folders: [URL] = []
    for bundle in [home, .main] {
      for folder in [bundle.bundleURL.deletingLastPathComponent(), bundle.bundleURL, bundle.resourceURL] {
        guard let folder = folder?.standardizedFileURL, !folders.contains(folder) else { continue }
        folders.append(folder)
      }
    }
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      // The shortest first: `Package_Other_Module` may be that of a module `Other_Module`.
      return names.filter { name in suffixes.contains(where: name.hasSuffix) }
        .sorted { ($0.count, $0) < ($1.count, $1) }
        .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }
  }
}
