import Foundation
import InterfaceBuilder
import Testing

@Suite("Encodings")
struct EncodingTests {
  private static func text(declaring encoding: String) -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
    <objects><view
      id="vé" customClass="Größe"/></objects>
    </document>
    """
  }

  private static func bytes(_ text: String, _ encoding: String.Encoding, mark: [UInt8] = []) throws -> Data {
    Data(mark) + (try #require(text.data(using: encoding)))
  }

  private static func expectRead(_ data: Data) throws {
    let document = try InterfaceDocument(data: data)
    #expect(document.topLevelObjects.map(\.objectID) == ["vé"])
    #expect(document.topLevelObjects.map(\.customClass?.name) == ["Größe"])
    #expect(document.topLevelObjects.map(\.line) == [3])
  }

  @Test("X6: UTF-8, with and without a byte order mark")
  func utf8() throws {
    try Self.expectRead(Self.bytes(Self.text(declaring: "UTF-8"), .utf8))
    try Self.expectRead(Self.bytes(Self.text(declaring: "utf-8"), .utf8, mark: [0xEF, 0xBB, 0xBF]))
  }

  @Test("X6: UTF-16 of both byte orders, with a byte order mark and without", arguments: ["UTF-16", "UTF-8"])
  func utf16(declared: String) throws {
    let text = Self.text(declaring: declared)
    try Self.expectRead(Self.bytes(text, .utf16LittleEndian, mark: [0xFF, 0xFE]))
    try Self.expectRead(Self.bytes(text, .utf16BigEndian, mark: [0xFE, 0xFF]))
  }

  @Test("X6: ISO-8859-1 and Windows-1252, declared")
  func latin() throws {
    try Self.expectRead(Self.bytes(Self.text(declaring: "ISO-8859-1"), .isoLatin1))
    try Self.expectRead(Self.bytes(Self.text(declaring: "windows-1252"), .windowsCP1252))
  }

  @Test("X4: a byte 0xFF in a name or in a value is an error in its line, and no crash")
  func strayByte() {
    for (before, after) in [("<document>\n<ob", "jects/></document>"), ("<document>\n<view id=\"", "\"/></document>")] {
      let error = readingError(Data(before.utf8) + [0xFF] + Data(after.utf8))
      #expect(error?.reason == .undecodableText)
      #expect(error?.line == 2)
    }
  }

  @Test(
    "X4: nor under another declared encoding",
    arguments: ["UTF-8", "utf8", "US-ASCII"])
  func strayByteDeclared(encoding: String) {
    let start = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<document><ob"
    let error = readingError(Data(start.utf8) + [0xFF] + Data("jects/></document>".utf8))
    #expect(error?.reason == .undecodableText)
    #expect(error?.line == (encoding == "US-ASCII" ? nil : 2))
  }

  @Test(
    "An encoding in which ASCII bytes may mean something else is refused",
    arguments: ["UTF-7", "UTF-16", "windows-125x", "UTF-32", "EBCDIC-CP-US", "x-unknown", "", "utf-8' encoding='UTF-7"])
  func unsupportedEncoding(_ encoding: String) {
    let error = readingError("<?xml version=\"1.0\" encoding='\(encoding)'?><document><objects/></document>")
    #expect(error?.reason == .undecodableText)
    #expect(error?.line == 1)
  }

  @Test("X4: a byte order mark and a declaration that disagree")
  func disagreement() throws {
    let latin = try Self.bytes(Self.text(declaring: "ISO-8859-1"), .utf16LittleEndian, mark: [0xFF, 0xFE])
    try Self.expectRead(latin)
    let seven = try Self.bytes(Self.text(declaring: "UTF-7"), .utf16LittleEndian, mark: [0xFF, 0xFE])
    try Self.expectRead(seven)
  }

  @Test("X4: a declaration that the XML parser doesn't take for one doesn't spoil the decoding")
  func brokenDeclaration() {
    let rest = Data("<document><ob".utf8) + [0xFF] + Data("jects/></document>".utf8)
    for start in [
      "<?xmlx version=\"1.0\" encoding=\"ISO-8859-1\"?>", "<?xml version=\"1.0\"x='' encoding=\"ISO-8859-1\"?>",
    ] {
      _ = readingError(Data(start.utf8) + rest)
    }
    #expect(readingError(Data("<?xml\u{80} encoding=\"ISO-8859-1\"?>".utf8) + rest)?.reason == .undecodableText)
  }

  @Test("X4: broken UTF-16")
  func brokenUTF16() throws {
    let data = try Self.bytes(Self.text(declaring: "UTF-16"), .utf16LittleEndian, mark: [0xFF, 0xFE])
    #expect(readingError(data.dropLast())?.reason == .undecodableText)
    #expect(readingError(data + [0x00, 0xD8])?.reason == .undecodableText)
    #expect(readingError(data.dropLast(2))?.reason == .truncated)
  }
}
