public import Foundation

/// Why a document can't be read.
///
/// Its description says where, what is wrong, and what to do:
///
///     Settings.storyboard:12: a line that is left over from a merge conflict. To fix this: resolve the conflict.
public struct ReadingError: Error, Sendable, Hashable {
  /// What is wrong.
  public let reason: Reason

  /// The file that was read, where one was.
  public private(set) var file: URL?

  /// The line it is in, counted from 1, where one can be told.
  public let line: Int?

  /// What is there that should not be, in words: `an empty document`.
  public let fault: String

  /// What to do, as a sentence that begins in lower case.
  public let remedy: String

  init(_ reason: Reason, line: Int?, fault: String, remedy: String) {
    self.reason = reason
    self.line = line
    self.fault = fault
    self.remedy = remedy
  }

  /// The same error in a file.
  func naming(_ file: URL) -> ReadingError {
    var error = self
    error.file = file
    return error
  }
}

extension ReadingError: CustomStringConvertible, LocalizedError {
  /// Where, what is wrong, and what to do.
  public var description: String {
    let place: String =
      switch (file, line) {
      case (let file?, let line?): "\(file.path):\(line): "
      case (let file?, nil): "\(file.path): "
      case (nil, let line?): "Line \(line): "
      case (nil, nil): ""
      }
    return "\(place)\(fault). To fix this: \(remedy)"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
