import InterfaceBuilder
import Testing

@Suite("Runtime attributes")
struct RuntimeAttributeTests {
  typealias Value = InterfaceDocument.RuntimeAttribute.Value

  private func read(_ attribute: String) throws -> InterfaceDocument.RuntimeAttribute {
    let document = try xib(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
    return try #require(document.topLevelObjects.first?.runtimeAttributes.first)
  }

  @Test(
    "X3: a value is read as its type, also where it is a character data section",
    arguments: [
      ("type=\"string\" value=\"a &amp; b\"", "", Value.string("a & b")),
      ("type=\"string\" value=\"\"", "", .string("")),
      ("type=\"string\"", "<string key=\"value\">two\nlines</string>", .string("two\nlines")),
      ("type=\"string\"", "<mutableString key=\"value\">a&lt;<![CDATA[<b>]]>c</mutableString>", .string("a<<b>c")),
      ("type=\"localizedString\" value=\"Hi\"", "", .localizedString("Hi")),
      ("type=\"boolean\" value=\"YES\"", "", .boolean(true)),
      ("type=\"boolean\" value=\"NO\"", "", .boolean(false)),
      ("type=\"boolean\" value=\"MAYBE\"", "", .unreadable("MAYBE")),
      ("type=\"number\"", "<integer key=\"value\" value=\"-3\"/>", .integer(-3)),
      ("type=\"number\"", "<real key=\"value\" value=\"3\"/>", .real(3)),
      ("type=\"number\"", "<real key=\"value\" value=\"0.5\"/>", .real(0.5)),
      ("type=\"number\"", "<integer key=\"value\" value=\"x\"/>", .unreadable("x")),
      ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2.5\"/>", .point(x: 1, y: 2.5)),
      ("type=\"size\"", "<size key=\"value\" width=\"0.0\" height=\"4\"/>", .size(width: 0, height: 4)),
      (
        "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
        .rect(x: 1, y: 2, width: 3, height: 4)
      ),
      ("type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>", .range(location: 1, length: 2)),
      ("type=\"rect\"", "<rect key=\"value\" x=\"1\"/>", .unreadable("")),
      ("type=\"image\" value=\"star\"", "", .image("star")),
      ("type=\"nil\"", "", .null),
      ("type=\"color\"", "", .unreadable("")),
      ("type=\"mystery\" value=\"m\"", "", .unreadable("m")),
    ])
  func value(_ attributes: String, _ contents: String, _ expected: Value) throws {
    let attribute = try read(
      "<userDefinedRuntimeAttribute keyPath=\"a.b\" \(attributes)>\(contents)</userDefinedRuntimeAttribute>")
    #expect(attribute.value == expected)
    #expect(attribute.keyPath == "a.b")
    #expect(attribute.line == 3)
    #expect(attributes.contains("type=\"\(attribute.type)\""))
  }

  @Test("A color is a name, or components in a color space")
  func color() throws {
    func color(_ attributes: String) throws -> InterfaceDocument.RuntimeAttribute.Color? {
      let attribute = try read(
        """
        <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" \(attributes)/>\
        </userDefinedRuntimeAttribute>
        """)
      guard case .color(let color) = attribute.value else { return nil }
      return color
    }
    let components = try color(
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    #expect(components?.components == ["red": 1, "green": 0.5, "blue": 0, "alpha": 1])
    #expect(components?.colorSpace == "sRGB")
    #expect(components?.name == nil)
    #expect(try color("name=\"Accent\"")?.name == "Accent")
    #expect(try color("systemColor=\"systemRedColor\"")?.systemColor == "systemRedColor")
    #expect(try color("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"")?.colorSpace == "calibratedWhite")
  }

  @Test("Those of a controller are its own, not its views'")
  func owner() throws {
    let document = try storyboard(
      scene(
        """
        <viewController id="a" sceneMemberID="viewController">
          <view key="view" id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="ofView" value="x"/>
          </userDefinedRuntimeAttributes></view>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="first" value="x"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="second"/>
          </userDefinedRuntimeAttributes>
        </viewController>
        """))
    #expect(document.scenes.first?.controller?.runtimeAttributes.map(\.keyPath) == ["first", "second"])
    #expect(document.scenes.first?.controller?.runtimeAttributes.map(\.line) == [9, 10])
  }
}
