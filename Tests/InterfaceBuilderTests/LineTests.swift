import Foundation
import InterfaceBuilder
import Testing

@Suite("Lines")
struct LineTests {
  @Test("X10: the line is the one a tag begins in, whatever is before it")
  func beginning() throws {
    let document = try document(
      """
      <?xml version="1.0"?>
      <!-- <view>
        --> <?note <view> ?>
      <!DOCTYPE document SYSTEM "<view>">
      <document
        type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        note="a > b">
        <objects><![CDATA[ <view> <view>
          ]]><view
            id="a"
            note='/>'
          /> <view id="b"/>
          <view id="c"></view
          ><view id="d"/>
        </objects>
      </document>
      """)
    #expect(document.topLevelObjects.map(\.objectID) == ["a", "b", "c", "d"])
    #expect(document.topLevelObjects.map(\.line) == [9, 12, 13, 14])
  }

  @Test("X10: a line ends with a line feed, a carriage return, or both", arguments: ["\n", "\r\n", "\r"])
  func endings(ending: String) throws {
    let text = ["<document>", "", "<objects>", "<view id=\"a\"/>", "</objects>", "</document>"].joined(
      separator: ending)
    #expect(try document(text).topLevelObjects.map(\.line) == [4])
  }
}
