import InterfaceBuilder
import Testing

@Suite("Xibs")
struct XibTests {
  @Test("D73: File's Owner and first responder of iOS are no top-level objects, nor are external objects")
  func placeholders() throws {
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <placeholder placeholderIdentifier="Helper" id="x1" customClass="Helper"/>
      <view id="v"><subviews><view id="inner"/></subviews></view>
      """)
    #expect(document.filesOwner?.name == "Owner")
    #expect(document.topLevelObjects.map(\.objectID) == ["v"])
    #expect(document.topLevelObjects.map(\.line) == [6])
    #expect(document.scenes.isEmpty)
  }

  @Test("D73: on macOS they are custom objects: -2, -1 and -3")
  func macPlaceholders() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Owner" customModule="App"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="c" customClass="Loader"/>
      <customView id="v"/>
      </objects></document>
      """)
    #expect(document.filesOwner?.name == "Owner")
    #expect(document.filesOwner?.module == "App")
    #expect(document.topLevelObjects.map(\.objectID) == ["c", "v"])
    #expect(document.topLevelObjects.map(\.interfaceElement.isView) == [false, true])
    #expect(document.customClassUses.map(\.customClass.name) == ["Loader"])
  }

  @Test("D66: a gesture recognizer before the view is no view")
  func gestureRecognizer() throws {
    let document = try xib("<pongPressGestureRecognizer id=\"g\"/><view id=\"v\"/>")
    #expect(document.topLevelObjects.map(\.interfaceElement.role) == [.gestureRecognizer, .view])
    #expect(document.topLevelObjects.first { $0.interfaceElement.isView }?.objectID == "v")
  }

  @Test("Without a custom class, File's Owner has none")
  func noOwner() throws {
    #expect(try xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>").filesOwner == nil)
    #expect(try xib("<view id=\"v\" customClass=\"X\"/>").filesOwner == nil)
  }
}
