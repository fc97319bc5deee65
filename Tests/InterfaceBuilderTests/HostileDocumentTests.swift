import Foundation
import InterfaceBuilder
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
  @Test("An entity declaration is refused before anything expands it")
  func entities() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
    let error = readingError(
      "<!DOCTYPE document [\n<!ENTITY l0 \"ha\">\n\(laughs.joined())]><document><objects>&l9;</objects></document>")
    #expect(error?.reason == .unsupportedMarkup)
    #expect(error?.line == 2)
  }

  @Test("An external entity is refused, in UTF-16 as well")
  func externalEntity() throws {
    let text =
      "<!DOCTYPE document [<!-- ' --><!ENTITY x SYSTEM \"file:///etc/hosts\">]><document><objects>&x;</objects></document>"
    #expect(readingError(text)?.reason == .unsupportedMarkup)
    let wide = Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian)))
    #expect(readingError(wide)?.reason == .unsupportedMarkup)
  }

  @Test(
    "What ends the process on Linux is refused",
    arguments: [
      "<!DOCTYPE document [<!ATTLIST document a CDATA #IMPLIED>]>\n<document><objects/></document>",
      "<!DOCTYPE document [<!ELEMENT document ANY>]>\n<document><objects/></document>",
      "<!DOCTYPE document [<!NOTATION n SYSTEM \"x\">]>\n<document><objects/></document>",
      "<?note?><document><objects/></document>",
      "<document><objects/></document><?xml?>",
    ])
  func unsafe(text: String) {
    #expect(readingError(text)?.reason == .unsupportedMarkup)
    #expect(readingError(text)?.line == 1)
  }

  @Test("After a mistake, nothing more is parsed", arguments: ["<document><a/", "<document a=\"<", "<document>&"])
  func unsafeAfterMistake(start: String) {
    #expect(readingError(start + "<?note?>\"'><?note?></document>") != nil)
  }

  @Test("The word in text declares nothing, nor does a bracket in a string")
  func entityWord() {
    #expect(readingError("<document><objects>&lt;!ENTITY</objects></document>") == nil)
    #expect(readingError("<!DOCTYPE document SYSTEM \"[x]\"><document><objects/></document>") == nil)
    #expect(readingError("<document><objects><?note text?><![CDATA[<?note text?>]]></objects></document>") == nil)
  }

  @Test("A document nested 100,000 deep is read")
  func nesting() throws {
    let depth = 100_000
    let open = String(repeating: "<view id=\"v\">", count: depth)
    let close = String(repeating: "</view>", count: depth)
    let document = try xib(open + "<tableViewCell reuseIdentifier=\"deep\"/>" + close)
    #expect(document.reuseIdentifiers.map(\.identifier) == ["deep"])
    #expect(document.topLevelObjects.count == 1)
    #expect(readingError("<document>" + open)?.reason == .truncated)
  }

  @Test("Long rows of markup that never ends take no time to speak of", .timeLimit(.minutes(1)))
  func unfinishedMarkup() {
    for piece in ["<?", "<!--", "<!-- --", "--", "<![CDATA[", "<a b=\"", "<!DOCTYPE ", "</", "<", "&", "<?a "] {
      let text = "<document>" + String(repeating: piece, count: 100_000)
      #expect(readingError(text) != nil)
    }
  }

  @Test("X9: a document of more than 10 MB is read, to its last line", .timeLimit(.minutes(1)))
  func size() throws {
    let view = """
      <view contentMode="scaleToFill" id="abc-de-fgh" customClass="BadgeView">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      </view>

      """
    let count = 11_000_000 / view.utf8.count
    let document = try xib(String(repeating: view, count: count) + "<label id=\"last\"/>")
    #expect(document.topLevelObjects.count == count + 1)
    #expect(document.topLevelObjects.last?.line == 3 * count + 3)
  }
}
