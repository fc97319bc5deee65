import Foundation

/// Finds the files that the loaders read.
///
/// Compiled nibs are opaque, so the shim reads what it makes from a property list beside each of them: `X.shim` beside
/// `X.nib`. A storyboard's `Info.plist` is read as it is; where its layout is a new one, `scenes.shim` takes its place.
@MainActor
enum ShimFiles {
  static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    let variants = [shimVariant, ""]
    for name in variants.map({ name + $0 }) {
      if let url = bundle.url(forResource: name, withExtension: type) { return url }
    }
    let folder = bundle.bundleURL
    let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return languages.filter { $0.hasSuffix(".lproj") }
      .flatMap { language in variants.map { folder.appendingPathComponent("\(language)/\(name)\($0).\(type)") } }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func list(at url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// What stands beside a nib.
  static func shim(besideNib nib: URL) -> [String: Any] {
    list(at: nib.deletingPathExtension().appendingPathExtension("shim")) ?? [:]
  }

  /// The class of a name; the base class where there is none of that name, as the loaders do.
  static func type<Base: NSObject>(named name: String, base: Base.Type) -> Base.Type {
    if let type = NSClassFromString(name) as? Base.Type { return type }
    FileHandle.standardError.write(Data("Unknown class \(name) in Interface Builder file.\n".utf8))
    return base
  }
}
