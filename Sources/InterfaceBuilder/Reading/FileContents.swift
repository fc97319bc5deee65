import Foundation
import ResourceKit

/// Reads the bytes of a file.
enum FileContents {
  /// The bytes of the file at a URL.
  ///
  /// - Throws: A ``ReadingError`` with the reason `unreadableFile`.
  static func data(at url: URL) throws(ReadingError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadableFile(FileObstacle(at: url))
    }
  }
}
