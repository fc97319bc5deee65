import Foundation

/// Folders that a test fills; they go with the process.
enum TemporaryFolder {
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("ResourceKitTests-\(UUID().uuidString)")
  }()

  /// A new, empty folder.
  static func url() -> URL {
    let url = root.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// A new, empty bundle of a name.
  static func bundle(named name: String) -> Bundle {
    let url = url().appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return Bundle(url: url) ?? .main
  }
}
