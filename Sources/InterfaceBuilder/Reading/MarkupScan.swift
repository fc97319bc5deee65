/// What one pass over the characters of a document tells, before it is parsed.
///
/// The XML parser reports an element in the line its tag ends in (X10), and can't tell a document that was cut off from
/// one with a mistake (X2). This can: it knows where each tag begins, and what is open at the end.
struct MarkupScan {
  private var openingTagLines: [Int] = []
  private var openElementCount = 0
  private var lastMarkupLine = 1
  private var endsInsideMarkup = false
  private var endsInsideOpeningTag = false

  /// The first comment that is none, since it has no end or holds `--`: where it begins, and the error it is.
  ///
  /// The parser isn't given it, nor what follows: it would look for its end again and again, in time that grows with
  /// the square of its length.
  private(set) var brokenComment: (position: Int, error: ReadingError)?

  /// The declarations inside the document type, if there are any: they may hold entities and worse.
  private(set) var unsupported: UnsupportedMarkup?

  /// Scans a document.
  ///
  /// - Parameter units: The text; only ASCII matters.
  init(_ units: [UInt8]) {
    var cursor = MarkupCursor(units)
    while brokenComment == nil, cursor.skip(to: UInt8(ascii: "<")) {
      let line = cursor.line
      endsInsideMarkup = !skipMarkup(&cursor)
      if brokenComment == nil { lastMarkupLine = line }
    }
  }

  /// Skips one piece of markup.
  ///
  /// - Returns: Whether it has an end.
  private mutating func skipMarkup(_ cursor: inout MarkupCursor) -> Bool {
    if cursor.isAt("<!--") {
      let start = cursor.position
      guard let error = skipComment(&cursor) else { return true }
      brokenComment = (start, error)
      return true
    }
    if cursor.isAt("<![CDATA[") { return cursor.skip(past: "]]>") }
    if cursor.isAt("<?") { return cursor.skip(past: "?>") }
    if cursor.isAt("<!DOCTYPE") { return skipDocumentType(&cursor) }
    if cursor.isAt("<!") { return cursor.skip(past: ">") }
    if cursor.isAt("</") {
      openElementCount -= 1
      return cursor.skip(past: ">")
    }
    openingTagLines.append(cursor.line)
    openElementCount += 1
    endsInsideOpeningTag = !skipOpeningTag(&cursor)
    return !endsInsideOpeningTag
  }

  private func skipComment(_ cursor: inout MarkupCursor) -> ReadingError? {
    let line = cursor.line
    guard cursor.skip(past: "<!--"), cursor.skip(past: "--") else { return .truncated(line: line) }
    if cursor.isAtEnd { return .truncated(line: line) }
    if cursor.isAt(">") { return nil }
    return .malformedXML(code: XMLErrorCode.hyphensInComment, line: cursor.line)
  }

  private mutating func skipOpeningTag(_ cursor: inout MarkupCursor) -> Bool {
    while let unit = cursor.next() {
      switch unit {
      case UInt8(ascii: ">"):
        if cursor.unit(before: 2) == UInt8(ascii: "/") { openElementCount -= 1 }
        return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard cursor.skip(past: unit) else { return false }
      default: break
      }
    }
    return false
  }

  private mutating func skipDocumentType(_ cursor: inout MarkupCursor) -> Bool {
    while let unit = cursor.next() {
      switch unit {
      case UInt8(ascii: "[") where unsupported == nil:
        unsupported = UnsupportedMarkup(name: "declarations inside its document type", line: cursor.line)
      case UInt8(ascii: ">"): return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard cursor.skip(past: unit) else { return false }
      default: break
      }
    }
    return false
  }
}

extension MarkupScan {
  /// The line an opening tag begins in, counted from 1.
  ///
  /// - Parameter index: The tag's place among the opening tags of the document, counted from 0.
  func openingTagLine(_ index: Int) -> Int? {
    openingTagLines.indices.contains(index) ? openingTagLines[index] : nil
  }

  /// Whether an opening tag has no end, so that its name and attributes may be pieces.
  ///
  /// - Parameter index: The tag's place among the opening tags of the document, counted from 0.
  func isCutOff(openingTag index: Int) -> Bool {
    endsInsideOpeningTag && index == openingTagLines.count - 1
  }

  /// Whether an error is there because the document stops before its end.
  ///
  /// - Parameters:
  ///   - line: The line the parser reports.
  ///   - code: The parser's code.
  func isCutOff(at line: Int, code: Int) -> Bool {
    if XMLErrorCode.isMistake(code) { return false }
    if code == XMLErrorCode.endTagMismatch, !endsInsideMarkup { return false }
    let isIncomplete = openElementCount > 0 || openingTagLines.isEmpty
    let hasRest = endsInsideMarkup || brokenComment != nil || isIncomplete
    return hasRest && line >= lastMarkupLine
  }
}
