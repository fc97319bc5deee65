import Foundation

extension ResourceError {
  static func fileNotFound(_ name: String, available: [String]?) -> ResourceError {
    ResourceError(
      .fileNotFound, found: "no file of this name", available: available,
      remedy: remedy(
        for: [name], among: available,
        otherwise: "add the file to the target's resources, or pass the bundle that it is in."))
  }

  static func unreadable(_ file: URL, because obstacle: FileObstacle) -> ResourceError {
    ResourceError(.unreadable, found: obstacle.found, remedy: obstacle.remedy, file: file)
  }

  static func unexpectedContents(of file: URL, _ found: String) -> ResourceError {
    ResourceError(
      .unexpectedContents, found: found, remedy: "correct the file's contents, or the type that is read from it.",
      file: file)
  }
}

extension FileObstacle {
  /// What is there in place of a file that can be read.
  package var found: String {
    switch self {
    case .missing: "no such file"
    case .folder: "a folder, not a file"
    case .notPermitted: "a file that can't be read"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .missing: "correct the path."
    case .folder: "name a file in it."
    case .notPermitted: "make it a file that this process may read."
    }
  }
}
