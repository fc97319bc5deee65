import Foundation
import ResourceKit

/// A bundle with compiled storyboards and nibs, laid out as Xcode lays them out.
@MainActor
struct FixtureBundle {
  /// `UI` or `NS`.
  let prefix = ShimPlatform.prefix
  let bundle: Bundle

  /// Whether the library can read the nibs.
  var nibsAreReadable = true

  init() {
    bundle = TemporaryFolder.bundle(named: "Fixtures.bundle")
  }

  /// A new bundle object, because one remembers the language folders that it began with.
  var reopened: Bundle { Bundle(url: url("")) ?? bundle }

  func url(_ path: String) -> URL { bundle.bundleURL.appendingPathComponent(path) }

  func write(_ fixtures: Fixtures) throws {
    for storyboard in fixtures.storyboards { try write(storyboard) }
    for nib in fixtures.nibs { try write(nib) }
  }

  /// Writes a storyboard; the scenes without a storyboard ID get one as Interface Builder makes it.
  func write(_ storyboard: StoryboardFixture, to path: String? = nil) throws {
    var scenes: [String: String] = [:]
    var initial: String?
    let folder = path ?? "\(storyboard.name).storyboardc"
    for scene in storyboard.scenes {
      let identifier = scene.identifier ?? "\(prefix)ViewController-abc-de-fgh"
      if scene.isInitial { initial = identifier }
      scenes[identifier] = identifier
      try write(sceneOf: String(reflecting: scene.type), to: "\(folder)/\(identifier)")
    }
    try write(scenes: scenes, initial: initial, to: "\(folder)/Info.plist")
  }

  func write(scenes: [String: String], initial: String?, to path: String) throws {
    var list: [String: Any] = [
      "\(prefix)StoryboardVersion": 1, "\(prefix)ViewControllerIdentifiersToNibNames": scenes,
    ]
    list["\(prefix)StoryboardDesignatedEntryPointIdentifier"] = initial
    try write(list, to: path)
  }

  /// Writes the nib of a scene, and beside it what the shim reads.
  func write(sceneOf className: String, base: String? = nil, to path: String) throws {
    try write(["class": className, "base": base ?? "\(prefix)ViewController"], to: "\(path).shim")
    try write(nibsAreReadable ? archive(sceneOf: className) : Data("opaque".utf8), to: "\(path).nib")
  }

  func write(_ nib: NibFixture) throws {
    try write(nib.name, objects: nib.objects.map { ["class": String(reflecting: $0), "base": "\(prefix)View"] })
  }

  /// Writes a nib, and beside it what the shim reads.
  func write(_ name: String, objects: [[String: String]], ownerOutlets: [String: Int] = [:]) throws {
    try write(["objects": objects, "ownerOutlets": ownerOutlets], to: "\(name).shim")
    try write(nibsAreReadable ? archive(ownerOutlets: ownerOutlets.keys.sorted()) : Data(), to: "\(name).nib")
  }

  func write(_ list: [String: Any], to path: String) throws {
    try write(PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  private func archive(sceneOf className: String) -> Data {
    var archive = ArchiveWriter()
    let names = className.split(separator: ".")
    let archived = names.count == 2 ? "_TtC\(names.map { "\($0.utf8.count)\($0)" }.joined())" : className
    let swapper = archive.add(
      "\(prefix)ClassSwapper", ["\(prefix)ClassName": .reference(archive.add(string: archived))])
    connect(prefix == "UI" ? "sceneViewController" : "sceneController", to: swapper, in: &archive)
    return archive.data
  }

  private func archive(ownerOutlets: [String]) -> Data {
    var archive = ArchiveWriter()
    for outlet in ownerOutlets { connect(outlet, to: archive.add("\(prefix)View"), in: &archive) }
    return archive.data
  }

  private func connect(_ outlet: String, to destination: Int, in archive: inout ArchiveWriter) {
    let owner = archive.add(string: "IBFilesOwner")
    let source = archive.add("\(prefix)ProxyObject", ["\(prefix)ProxiedObjectIdentifier": .reference(owner)])
    let label = archive.add(string: outlet)
    _ = archive.add(
      prefix == "UI" ? "UIRuntimeOutletConnection" : "NSNibOutletConnector",
      [
        "\(prefix)Label": .reference(label), "\(prefix)Source": .reference(source),
        "\(prefix)Destination": .reference(destination),
      ])
  }
}

/// The platform's registry, with one bundle in place of every other: the rules ask for the bundle of the test's own class.
@MainActor
final class RedirectedRegistry: ControllerRegistry, ViewRegistry {
  private let platform: any ControllerRegistry & ViewRegistry
  private let bundle: Bundle

  init(_ platform: any ControllerRegistry & ViewRegistry, to bundle: Bundle) {
    self.platform = platform
    self.bundle = bundle
  }

  func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
    try platform.storyboard(named: name, in: self.bundle)
  }
  func storyboardNames(in bundle: Bundle) -> [String]? { platform.storyboardNames(in: self.bundle) }
  func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
    try platform.nib(named: name, in: self.bundle)
  }
  func nibNames(in bundle: Bundle) -> [String]? { platform.nibNames(in: self.bundle) }
}
