import Foundation

/// The encoding that an XML declaration names.
struct DeclaredEncoding {
  /// The name as written.
  let name: String

  /// Reads the declaration that a document begins with.
  ///
  /// - Returns: `nil` for a document without a declaration, or with one that names no encoding.
  /// - Throws: A ``ReadingError`` with the reason `truncated` for a declaration without an end.
  init?(_ bytes: [UInt8]) throws(ReadingError) {
    guard let declaration = try Self.declaration(of: bytes) else { return nil }
    let parts = String(decoding: declaration, as: UTF8.self).components(separatedBy: "encoding")
    guard parts.count > 1 else { return nil }
    // A second one is kept in the name, which is then the name of no encoding.
    let names = parts.dropFirst().map { part in
      part.split { "=\"' \t\r\n?>".contains($0) }.first.map { String($0) } ?? ""
    }
    name = names.joined(separator: " ")
  }

  /// Whether it is UTF-8.
  var isUTF8: Bool { ["utf-8", "utf8"].contains(name.lowercased()) }

  /// The encoding, if it is one that can be read.
  var encoding: String.Encoding? { Self.encodings[name.lowercased()] }

  /// The XML declaration that a document begins with, up to its `>`.
  ///
  /// - Throws: A ``ReadingError`` with the reason `truncated` for a declaration without an end.
  static func declaration(of bytes: [UInt8]) throws(ReadingError) -> ArraySlice<UInt8>? {
    let start = Array("<?xml".utf8)
    guard bytes.starts(with: start),
      bytes.count == start.count || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start.count])
    else { return nil }
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { throw .truncated(line: 1) }
    return bytes[...end]
  }

  /// The encodings that Interface Builder's documents, or a tool that touched them, may be in besides UTF-8 and UTF-16.
  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .ascii,
    "iso-8859-1": .isoLatin1,
    "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250,
    "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252,
    "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254,
    "macintosh": .macOSRoman,
    "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC,
  ]
}
