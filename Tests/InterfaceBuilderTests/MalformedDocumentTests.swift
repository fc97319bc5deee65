import Foundation
import InterfaceBuilder
import Testing

@Suite("Malformed documents")
struct MalformedDocumentTests {
  @Test("D23, X1: nothing but blanks is empty", arguments: ["", " ", "\n\n", "\t \r\n", "\u{FEFF}", "\u{FEFF}\n"])
  func empty(text: String) {
    #expect(readingError(text)?.reason == .empty)
  }

  @Test("D23: UTF-16 with nothing but its mark is empty")
  func emptyUTF16() {
    #expect(readingError(Data([0xFF, 0xFE]))?.reason == .empty)
    #expect(readingError(Data([0xFE, 0xFF, 0x00, 0x20]))?.reason == .empty)
  }

  @Test("X2: a document cut off anywhere is truncated, and no crash")
  func truncated() {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- a comment -->
      <!DOCTYPE document>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version='3.0'>
        <?note text?>
        <objects>
          <view id="a&amp;b"/><label text="&#65;">x &lt; y<![CDATA[ <raw> ]]></label>
        </objects>
      </document>
      """
    let bytes = Data(text.utf8)
    #expect(readingError(bytes) == nil)
    for count in 1..<bytes.count {
      let error = readingError(bytes.prefix(count))
      #expect(error?.reason == .truncated, "\(String(decoding: bytes.prefix(count), as: UTF8.self).suffix(30))")
    }
  }

  @Test(
    "X2, X7: a mistake is told by its reason, its line and words",
    arguments: [
      ("<document>\n<objects/></document>x", 2, "there is something after the end of the root element"),
      ("<document>\n<objects/></document>\n<document/>", 3, "there is something after the end of the root element"),
      ("<document>\n<view a=\"1\" a=\"2\"/>\n</document>", 2, "an attribute is given twice in one tag"),
      ("<document>\n<view>\n</document>", 3, "an end tag doesn't match the element that is open"),
      ("<document>\n<a>\n</b>\n</document>", 3, "an end tag doesn't match the element that is open"),
      (
        "<document>\n&nbsp;\n</document>", 2,
        "an entity reference names no known entity (a plain '&' is written '&amp;')"
      ),
      (
        "<document>\n<view a=\"1>\n<b/>\n</document>", 3,
        "a value holds a '<' (which is written '&lt;'), or a quote is missing before it"
      ),
      ("<document>\n<!-- a -- b -->\n</document>", 2, "a comment holds '--'"),
      ("<document>\n<!--> a -->\n</document>\n<!-- b --->", 4, "a comment holds '--'"),
      ("<document>\n<a/>\n<!-- a --- b -->\n<c></document>", 3, "a comment holds '--'"),
      ("<document>\n<a>\n</document><!--\n -- b -->", 3, "an end tag doesn't match the element that is open"),
      ("<document>\n<view a/>\n</document>", 2, "an attribute has no value"),
      ("<document>\n<view a=1/>\n</document>", 2, "a value has no quotes, or only one"),
      ("<document>\n<view a=\"1\"b=\"2\"/>\n</document>", 2, "there is no space between two attributes"),
      ("<document>\n\u{1}</document>", 2, "it holds a character that XML doesn't allow"),
      ("<document>\n\0</document>", 2, "it holds a character that XML doesn't allow"),
      (
        "\n<?xml version=\"1.0\"?><document><objects/></document>", 2,
        "there is something before its declaration (<?xml ... ?>), which must come first"
      ),
    ])
  func mistake(_ text: String, _ line: Int, _ words: String) {
    let error = readingError(text)
    #expect(error?.reason == .malformedXML)
    #expect(error?.line == line)
    #expect(error?.fault == "XML that is not well-formed: \(words)")
  }

  @Test("D101: conflict markers are found by their line")
  func conflictMarkers() {
    let text = "<document>\n<objects>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> branch\n</objects>\n</document>\n"
    #expect(readingError(text)?.reason == .conflictMarkers)
    #expect(readingError(text)?.line == 3)
    let rest = text.replacingOccurrences(of: "<<<<<<< HEAD\n", with: "")
    #expect(readingError(rest)?.reason == .conflictMarkers)
    #expect(readingError(rest)?.line == 6)
    let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(readingError(windows)?.line == 3)
  }

  @Test("D101: a lone ======= is text, and so are other rows of signs")
  func loneSeparator() {
    for line in ["=======", ">>>>>>> quoted", "======== ", ">>>>>>>>"] {
      #expect(readingError("<document><objects>\n\(line)\n</objects></document>") == nil)
    }
    #expect(readingError("<document><objects>\n=======\n>>>>>>>x\n</objects></document>") == nil)
  }

  @Test("D90: the format from before Xcode 5")
  func oldFormat() {
    let error = readingError(
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    )
    #expect(error?.reason == .oldFormat)
    #expect(error?.line == 2)
  }

  @Test(
    "Other XML is none of Interface Builder's",
    arguments: [
      "<!DOCTYPE html>\n<html><br></html>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist/>",
      "<!--\n--><document type=\"other\"/>",
    ])
  func otherRoot(text: String) {
    #expect(readingError(text)?.reason == .notInterfaceBuilder)
    #expect(readingError(text)?.line == 2)
  }

  @Test("Plain text is not XML")
  func plainText() {
    #expect(readingError("hello")?.reason == .truncated)
    #expect(readingError("{\"a\": 1}")?.reason == .truncated)
  }
}
