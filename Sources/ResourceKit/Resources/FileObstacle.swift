package import Foundation

/// Why a file can't be read.
package enum FileObstacle {
  case missing, folder, notPermitted

  /// - Parameter url: The file that could not be read.
  package init(at url: URL) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    self = !exists ? .missing : isFolder.boolValue ? .folder : .notPermitted
  }
}
