/// A position in the characters of a document, which counts lines.
struct MarkupCursor {
  private let units: [UInt8]

  /// The number of characters before it.
  private(set) var position = 0

  /// The line of the position, counted from 1.
  private(set) var line = 1

  init(_ units: [UInt8]) {
    self.units = units
  }

  var isAtEnd: Bool { position >= units.count }

  /// Whether the text goes on with some ASCII characters.
  func isAt(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard position + count <= units.count else { return false }
    for offset in 0..<count where units[position + offset] != expected.utf8Start[offset] { return false }
    return true
  }

  /// Whether the character before the position is a blank.
  var isAfterBlank: Bool { unit(before: 1).map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } == true }

  /// The character some places before the position.
  func unit(before distance: Int) -> UInt8? {
    position >= distance ? units[position - distance] : nil
  }

  /// Takes a character.
  mutating func next() -> UInt8? {
    guard position < units.count else { return nil }
    let unit = units[position]
    position += 1
    // A carriage return ends a line unless a line feed follows, which then does.
    if unit == 0x0A || unit == 0x0D && (position == units.count || units[position] != 0x0A) { line += 1 }
    return unit
  }

  /// Goes to the next place of a character; false if there is none.
  mutating func skip(to unit: UInt8) -> Bool {
    while position < units.count, units[position] != unit { _ = next() }
    return !isAtEnd
  }

  /// Goes behind the next place of a character; false if there is none.
  mutating func skip(past unit: UInt8) -> Bool {
    while let found = next() {
      if found == unit { return true }
    }
    return false
  }

  /// Goes behind the next place of some ASCII characters; false if there is none.
  mutating func skip(past end: StaticString) -> Bool {
    while !isAtEnd {
      if isAt(end) {
        position += end.utf8CodeUnitCount
        return true
      }
      _ = next()
    }
    return false
  }
}
