import ResourceKit

// What errors of reading say, one function each.

extension ReadingError {
  static var empty: ReadingError {
    ReadingError(.empty, line: nil, fault: "an empty document", remedy: "restore its contents, or delete the file.")
  }

  static func undecodableText(encoding: String?, line: Int?) -> ReadingError {
    ReadingError(
      .undecodableText, line: line, fault: "bytes that can't be read as \(encoding ?? "UTF-8")",
      remedy: "save the document as UTF-8.")
  }

  static func unsupportedEncoding(_ encoding: String) -> ReadingError {
    ReadingError(
      .undecodableText, line: 1, fault: "an encoding that can't be read, \"\(encoding)\"",
      remedy: "save the document as UTF-8.")
  }

  static func conflictMarkers(line: Int) -> ReadingError {
    ReadingError(
      .conflictMarkers, line: line, fault: "a line that is left over from a merge conflict",
      remedy: "resolve the conflict.")
  }

  static func unsupportedMarkup(_ markup: UnsupportedMarkup) -> ReadingError {
    ReadingError(
      .unsupportedMarkup, line: markup.line, fault: "\(markup.name), which Interface Builder never writes",
      remedy: "remove that.")
  }

  static func malformedXML(code: Int, line: Int) -> ReadingError {
    ReadingError(
      .malformedXML, line: line, fault: "XML that is not well-formed: \(XMLErrorCode.meaning(code))",
      remedy: "correct the line, or restore the document from version control.")
  }

  static func truncated(line: Int?) -> ReadingError {
    ReadingError(
      .truncated, line: line, fault: "a document that stops before its end",
      remedy: "restore it from version control.")
  }

  static func notInterfaceBuilder(root: String, line: Int?) -> ReadingError {
    ReadingError(
      .notInterfaceBuilder, line: line,
      fault: "no storyboard or xib: the root element is <\(root)>, "
        + "where Interface Builder writes <document type=\"com.apple.InterfaceBuilder...\">",
      remedy: "leave the file out, or restore it from version control.")
  }

  static func oldFormat(line: Int) -> ReadingError {
    ReadingError(
      .oldFormat, line: line, fault: "a xib from before Xcode 5", remedy: "open it in Xcode and save it.")
  }

  static func unreadableFile(_ obstacle: FileObstacle) -> ReadingError {
    ReadingError(.unreadableFile, line: nil, fault: obstacle.found, remedy: obstacle.remedy)
  }
}
