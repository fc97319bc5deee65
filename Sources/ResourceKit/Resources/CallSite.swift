/// The line of the user's code that asked for a resource; every message points at it.
public struct CallSite: Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `Shop/CheckoutCoordinator.swift`.
  public let fileID: StaticString

  /// The line in the file, counted from 1.
  public let line: UInt

  /// A place in the source code; without arguments, the place of the call itself.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file.
  ///   - line: The line, counted from 1.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// `Shop/CheckoutCoordinator.swift:41`.
  public var description: String { "\(fileID):\(line)" }
}
