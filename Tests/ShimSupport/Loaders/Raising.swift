import Foundation

/// Ends the process where Apple's framework raises an Objective-C exception, and says so.
public func wouldHaveRaised(_ name: String, _ reason: String) -> Never {
  FileHandle.standardError.write(Data("would have raised \(name): \(reason)\n".utf8))
  exit(EXIT_FAILURE)
}
