import Foundation

/// The compiled storyboards, or the compiled nibs, of a bundle.
struct CompiledResources {
  /// What is looked for; the raw value is its extension.
  enum Kind: String {
    case storyboard = "storyboardc"
    case nib
  }

  /// Where a resource is.
  enum Place: Equatable {
    /// At this place, where the platform finds it too.
    case at(URL)
    /// In the bundle, but not where it was expected; the platform may find it.
    case elsewhere
  }

  let kind: Kind
  let bundle: Bundle

  /// The device whose variants (`Main~ipad.storyboardc`) are used.
  let device: Device

  /// A kind of device that can have variants of its own.
  enum Device: String, CaseIterable {
    case phone = "~iphone"
    case pad = "~ipad"
    /// A device that is neither, or may be taken for either.
    case other = ""
  }

  /// Where the resource of a name is; `nil` where the bundle has none that the platform could find.
  func place(of name: String) -> Place? {
    // A name is no path, and Foundation would follow it out of the folder.
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.contains("\0") || components.contains(where: { ["", ".", ".."].contains($0) }) { return nil }
    // A device that may be taken for either may find a variant, which holds something else.
    let isVariant = { (file: String) in file != "\(name).\(kind.rawValue)" && baseName(of: file) == name }
    if device == .other, files.contains(where: { isVariant($0.name) }) { return .elsewhere }
    for suffix in device == .other ? [""] : [device.rawValue, ""] {
      if let url = bundle.url(forResource: name + suffix, withExtension: kind.rawValue) { return .at(url) }
    }
    // A file of just this name at the root was added after the bundle was first read, and the platform misses it too.
    return files.contains { baseName(of: $0.name) == name && ($0.isLocalized || $0.name != "\(name).\(kind.rawValue)") }
      ? .elsewhere : nil
  }

  /// The names of what is there, in alphabetical order.
  var names: [String] { Set(files.compactMap { baseName(of: $0.name) }).sorted() }

  /// The name of a file without extension and device; `nil` for a variant of another device.
  private func baseName(of file: String) -> String? {
    let name = String(file.dropLast(kind.rawValue.count + 1))
    guard let variant = Device.allCases.first(where: { $0 != .other && name.hasSuffix($0.rawValue) }) else {
      return name
    }
    return device == .other || device == variant ? String(name.dropLast(variant.rawValue.count)) : nil
  }

  /// The files of the kind in the bundle's root and in its language folders.
  private var files: [(name: String, isLocalized: Bool)] {
    let roots = Set([bundle.resourceURL ?? bundle.bundleURL, bundle.bundleURL].map(\.path))
    return roots.flatMap { root -> [(name: String, isLocalized: Bool)] in
      let entries = Self.names(in: root)
      let localized = entries.filter { $0.hasSuffix(".lproj") }.flatMap { Self.names(in: "\(root)/\($0)") }
      return entries.map { ($0, false) } + localized.map { ($0, true) }
    }.filter { $0.name.hasSuffix(".\(kind.rawValue)") }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
