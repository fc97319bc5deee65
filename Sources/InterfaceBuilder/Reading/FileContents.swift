import Foundation

/// Reads the bytes of a file.
enum FileContents {
  /// The bytes of the file at a URL.
  ///
  /// - Throws: A ``ReadingError`` with the reason `unreadableFile`.
  static func data(at url: URL) throws(ReadingError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      throw exists ? (isFolder.boolValue ? .folder : .unreadableFile) : .missingFile
    }
  }
}
