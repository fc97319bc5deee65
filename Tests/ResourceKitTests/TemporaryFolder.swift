import Foundation

/// Folders that a test fills.
enum TemporaryFolder {
  /// A new, empty folder.
  static func url() -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
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
