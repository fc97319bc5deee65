/// The byte order of a document in UTF-16.
struct UTF16Order {
  private let isLittleEndian: Bool
  private let markLength: Int

  /// Tells the order by a byte order mark, or by a `<` of two bytes.
  ///
  /// - Returns: `nil` for a document that isn't in UTF-16.
  init?(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): (isLittleEndian, markLength) = (true, 2)
    case (0xFE, 0xFF): (isLittleEndian, markLength) = (false, 2)
    case (0x3C, 0x00): (isLittleEndian, markLength) = (true, 0)
    case (0x00, 0x3C): (isLittleEndian, markLength) = (false, 0)
    default: return nil
    }
  }

  /// Decodes a document.
  ///
  /// - Returns: The text, or `nil` for half a unit or half a surrogate pair.
  func text(of bytes: [UInt8]) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: markLength, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var text = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: return String(text)
      case .error: return nil
      }
    }
  }
}
