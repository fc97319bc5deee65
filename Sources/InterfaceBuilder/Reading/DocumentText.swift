import Foundation

/// The text of a document as UTF-8, whatever its encoding was (X6).
///
/// The XML parser isn't trusted with encodings: on Linux, bytes that it doesn't decode, or fails to, reach its
/// callbacks as they are, and end the process (X4). What it gets from here is valid UTF-8 and declares nothing else.
struct DocumentText {
  /// The text as UTF-8, without a byte order mark.
  let utf8: [UInt8]

  /// Decodes the bytes of a document.
  ///
  /// - Throws: A ``ReadingError`` whose reason is `empty`, `undecodableText`, or `truncated` for an XML declaration
  ///   without an end.
  init(_ data: Data) throws(ReadingError) {
    let bytes = [UInt8](data)
    if let order = UTF16Order(bytes) {
      guard let text = order.text(of: bytes) else { throw .undecodableText(encoding: "UTF-16", line: nil) }
      utf8 = try Self.withoutDeclaration([UInt8](text.utf8))
    } else {
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let unmarked = isMarked ? Array(bytes.dropFirst(3)) : bytes
      utf8 = try Self.decoded(unmarked)
    }
    if utf8.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw .empty }
  }
}

extension DocumentText {
  private static func decoded(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    guard let declared = try DeclaredEncoding(bytes), !declared.isUTF8 else {
      guard let line = firstLineNotUTF8(bytes) else { return bytes }
      throw .undecodableText(encoding: nil, line: line)
    }
    guard let encoding = declared.encoding else { throw .unsupportedEncoding(declared.name) }
    guard let text = String(bytes: bytes, encoding: encoding) else {
      throw .undecodableText(encoding: declared.name, line: nil)
    }
    return try withoutDeclaration([UInt8](text.utf8))
  }

  private static func firstLineNotUTF8(_ bytes: [UInt8]) -> Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil }.map { $0 + 1 }
  }

  /// Replaces the XML declaration, which no longer tells the encoding, with blanks, which keep the lines.
  private static func withoutDeclaration(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    guard let declaration = try DeclaredEncoding.declaration(of: bytes) else { return bytes }
    return declaration.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 } + bytes[declaration.endIndex...]
  }
}
