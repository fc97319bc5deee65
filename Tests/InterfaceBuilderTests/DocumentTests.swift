import Foundation
import InterfaceBuilder
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test("D19: a storyboard with an empty <scenes/>, and one with none, are valid and empty")
  func noScenes() throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    for contents in ["<scenes/>", "", "<resources/>"] {
      let document = try document("<document type=\"\(type)\">\(contents)</document>")
      #expect(document.kind == .storyboard)
      #expect(document.scenes.isEmpty)
    }
  }

  @Test("D20: anonymous scenes, with an initial controller")
  func anonymousScenes() throws {
    let document = try storyboard(
      scene("<viewController id=\"a\" sceneMemberID=\"viewController\"/>")
        + scene("<navigationController id=\"b\" sceneMemberID=\"viewController\"/>"),
      attributes: "initialViewController=\"b\"")
    #expect(document.initialController?.element == "navigationController")
    #expect(document.scenes.compactMap { $0.controller?.storyboardIdentifier } == [])
  }

  @Test("D21: a storyboard without an initial controller")
  func noInitialController() throws {
    let one = scene("<viewController id=\"a\" sceneMemberID=\"viewController\"/>")
    #expect(try storyboard(one).initialViewControllerID == nil)
    #expect(try storyboard(one, attributes: "initialViewController=\"\"").initialViewControllerID == nil)
    #expect(try storyboard(one).initialController == nil)
    #expect(try storyboard(one, attributes: "initialViewController=\"zzz\"").initialController == nil)
  }

  @Test("D24: no device, no dependencies; with them, nothing else changes")
  func optionalParts() throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let view = "<objects><view id=\"v\"/></objects>"
    let short = try document("<document type=\"\(type)\">\(view)</document>")
    let long = try document(
      "<document type=\"\(type)\"><device id=\"d\"/><dependencies><plugIn identifier=\"p\"/></dependencies>\(view)</document>"
    )
    #expect(short == long)
    #expect(short.topLevelObjects.map(\.objectID) == ["v"])
  }

  @Test("A document without a type is told by what it holds")
  func noType() throws {
    #expect(try document("<document><scenes/></document>").kind == .storyboard)
    #expect(try document("<document><objects/></document>").kind == .xib)
    #expect(readingError("<document/>")?.reason == .notInterfaceBuilder)
  }

  @Test("D106: a launch screen says so")
  func launchScreen() throws {
    #expect(try storyboard("", attributes: "launchScreen=\"YES\"").isLaunchScreen)
    #expect(try storyboard("", attributes: "launchScreen=\"NO\"").isLaunchScreen == false)
    #expect(try storyboard("").isLaunchScreen == false)
  }

  @Test("The attributes of the root")
  func root() throws {
    let document = try storyboard("", attributes: "toolsVersion=\"23504\" initialViewController=\"a\"")
    #expect(document.type == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.toolsVersion == "23504")
    #expect(document.initialViewControllerID == "a")
  }

  @Test("D69, D82, D87: reuse identifiers at any depth; the content view is told by its key, whatever its tag")
  func reuseIdentifiers() throws {
    for contentView in ["view", "tableViewCellContentView", "collectionViewCellContentView"] {
      let document = try xib(
        """
        <tableViewCell id="c" reuseIdentifier="Row" customClass="RowCell" customModule="App">
          <\(contentView) key="contentView" id="v"/>
        </tableViewCell>
        <tableView id="t"><prototypes><tableViewCell id="p" reuseIdentifier="Inner"/></prototypes></tableView>
        <collectionViewCell id="e" reuseIdentifier=""/>
        """)
      #expect(document.topLevelObjects.map(\.objectID) == ["c", "t", "e"])
      #expect(document.reuseIdentifiers.map(\.identifier) == ["Row", "Inner"])
      #expect(document.reuseIdentifiers.map(\.line) == [3, 6])
      let row = try #require(document.reuseIdentifiers.first)
      #expect(row.objectID == "c" && row.element == "tableViewCell" && row.sceneID == nil)
      #expect(row.customClass?.name == "RowCell" && row.customClass?.module == "App")
      #expect(row.interfaceElement.baseClass.name == "UITableViewCell")
    }
    let cell = "<tableViewController id=\"a\"><tableViewCell id=\"c\" reuseIdentifier=\"R\"/></tableViewController>"
    #expect(try storyboard(scene(cell)).reuseIdentifiers.map(\.sceneID) == ["scn"])
  }

  @Test("Custom classes and outlets at any depth, without placeholders")
  func customClassesAndOutlets() throws {
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        <connections>
          <outlet property="badge" destination="b" id="o1"/>
          <outletCollection property="all" destination="b" id="o2"/>
        </connections>
      </placeholder>
      <view id="v"><subviews><view id="b" customClass="BadgeView"/></subviews></view>
      """)
    #expect(document.customClassUses.map(\.customClass.name) == ["BadgeView"])
    #expect(document.customClassUses.map(\.objectID) == ["b"])
    #expect(document.customClassUses.map(\.line) == [9])
    #expect(document.outlets.map(\.property) == ["badge", "all"])
    #expect(document.outlets.map(\.source) == ["-1", "-1"])
    #expect(document.outlets.map(\.destination) == ["b", "b"])
    #expect(document.outlets.map(\.isCollection) == [false, true])
    #expect(document.outlets.map(\.line) == [5, 6])
  }
}
