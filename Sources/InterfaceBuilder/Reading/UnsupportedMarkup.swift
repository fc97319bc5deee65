/// Markup that is legal XML, that Interface Builder never writes, and that isn't safe to parse.
///
/// What replaces an entity can grow without bounds, and may hold tags that have no line. On Linux, attribute and
/// notation declarations end the process, and so does a processing instruction without contents.
struct UnsupportedMarkup {
  let name: String

  /// The line it is in, counted from 1.
  let line: Int
}

extension UnsupportedMarkup {
  /// Finds the first piece that ends the process, or `nil` if there is none.
  ///
  /// It is found wherever it stands, in a comment or a CDATA section as well: after a mistake, the parser may take for
  /// markup what is none.
  ///
  /// - Parameter units: The text; only ASCII matters.
  init?(in units: [UInt8]) {
    var cursor = MarkupCursor(units)
    while cursor.skip(to: UInt8(ascii: "<")) {
      let line = cursor.line
      if cursor.isAt("<!"), let name = Self.declarations.first(where: { cursor.isAt($0) }) {
        self.init(name: "a declaration (\(name) ...>)", line: line)
        return
      }
      if cursor.isAt("<?") {
        var rest = cursor
        rest.skipInstructionTarget()
        if rest.isAt("?>"), !rest.isAfterBlank {
          self.init(name: "a processing instruction without contents", line: line)
          return
        }
      }
      _ = cursor.next()
    }
    return nil
  }

  private static let declarations: [StaticString] = ["<!ENTITY", "<!ATTLIST", "<!NOTATION"]
}

extension MarkupCursor {
  /// Goes to the end of a processing instruction's target: a blank, the next markup, or the end of the instruction.
  fileprivate mutating func skipInstructionTarget() {
    _ = next()
    while !isAtEnd, !isAt("?>"), !isAt("<") {
      _ = next()
      if isAfterBlank { return }
    }
  }
}
