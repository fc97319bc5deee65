/// Finds what an unresolved merge leaves behind (D101).
///
/// The markers are looked for before the XML is parsed: two of them are legal XML text, and the error of the third
/// tells nobody what is wrong. A lone `=======` is a line like any other.
enum ConflictMarkers {
  /// The line of the first marker, counted from 1, or `nil` if there is none.
  ///
  /// - Parameter units: The text; only ASCII matters.
  static func firstLine(in units: [UInt8]) -> Int? {
    var hasSeparator = false
    var line = 1
    var start = 0
    while start < units.count {
      let isMarker = isMarked(units, at: start)
      switch units[start] {
      case UInt8(ascii: "<") where isMarker: return line
      case UInt8(ascii: ">") where isMarker && hasSeparator: return line
      case UInt8(ascii: "=") where isMarker: hasSeparator = true
      default: break
      }
      while start < units.count, units[start] != 0x0A { start += 1 }
      start += 1
      line += 1
    }
    return nil
  }

  /// Whether a line begins with seven of one character, and a blank or nothing after them.
  private static func isMarked(_ units: [UInt8], at start: Int) -> Bool {
    let end = start + 7
    guard end <= units.count, units[start..<end].allSatisfy({ $0 == units[start] }) else { return false }
    return end == units.count || [0x20, 0x0A, 0x0D].contains(units[end])
  }
}
