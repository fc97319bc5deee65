import InterfaceBuilder
import Testing

@Suite("Scenes")
struct SceneTests {
  @Test("A controller's facts")
  func controller() throws {
    let document = try storyboard(
      scene(
        """
        <viewController storyboardIdentifier="Settings" restorationIdentifier="Restored" title="Title" id="a"
          customClass="SettingsViewController" customModule="App" customModuleProvider="target"
          sceneMemberID="viewController"/>
        """))
    let scene = try #require(document.scenes.first)
    #expect(scene.sceneID == "scn" && scene.line == 4)
    let controller = try #require(scene.controller)
    #expect(controller.objectID == "a" && controller.element == "viewController" && controller.line == 4)
    #expect(controller.storyboardIdentifier == "Settings")
    #expect(controller.restorationIdentifier == "Restored")
    #expect(controller.title == "Title")
    #expect(controller.customClass?.name == "SettingsViewController")
    #expect(controller.isController && !controller.isReference)
    #expect(controller.attributes["customModuleProvider"] == "target")
    #expect(controller.attributes.count == 8)
  }

  @Test("G6, D37: an empty attribute is an absent one")
  func emptyAttributes() throws {
    let document = try storyboard(
      scene("<viewController storyboardIdentifier=\"\" id=\"a\" customClass=\"\" customModule=\"App\"/>")
        + scene("<viewController id=\"b\" customClass=\"C\" customModule=\"\" customModuleProvider=\"\"/>"))
    let controllers = document.scenes.compactMap(\.controller)
    #expect(controllers.map(\.storyboardIdentifier) == [nil, nil])
    #expect(controllers.map(\.customClass?.name) == [nil, "C"])
    #expect(controllers.last?.customClass?.module == nil)
    #expect(controllers.last?.customClass?.moduleProvider == nil)
  }

  @Test("D31: an application is the member of its scene, and no controller")
  func application() throws {
    let document = try macStoryboard(
      scene(
        "<application id=\"a\" sceneMemberID=\"viewController\"/><customObject id=\"d\" customClass=\"AppDelegate\"/>"))
    let controller = try #require(document.scenes.first?.controller)
    #expect(controller.element == "application")
    #expect(!controller.isController && !controller.isReference)
    #expect(document.scenes.first?.objects.map(\.objectID) == ["a", "d"])
  }

  @Test("D30: a window controller is one")
  func windowController() throws {
    let document = try macStoryboard(scene("<windowController id=\"w\" sceneMemberID=\"viewController\"/>"))
    let controller = try #require(document.scenes.first?.controller)
    #expect(controller.isController)
    #expect(controller.interfaceElement.baseClass.name == "NSWindowController")
  }

  @Test("A first responder before the controller is not taken for it")
  func firstResponderFirst() throws {
    let document = try macStoryboard(
      scene(
        """
        <customObject id="r" customClass="NSResponder" sceneMemberID="firstResponder"/>
        <viewController storyboardIdentifier="Displays" id="v" sceneMemberID="viewController"/>
        """))
    #expect(document.scenes.first?.controller?.storyboardIdentifier == "Displays")
    #expect(document.scenes.first?.objects.map(\.objectID) == ["r", "v"])
    #expect(document.customClassUses.isEmpty)
  }

  @Test("A scene's member is told by its ID, not by its place")
  func member() throws {
    let document = try macStoryboard(
      scene("<viewController id=\"other\"/><viewController id=\"member\" sceneMemberID=\"viewController\"/>"))
    #expect(document.scenes.first?.controller?.objectID == "member")
    #expect(try storyboard(scene("<customObject id=\"o\"/>")).scenes.first?.controller == nil)
    #expect(try storyboard("<scene sceneID=\"s\"/>").scenes.first?.controller == nil)
  }

  @Test("D33: watchOS controllers have no sceneMemberID, and `identifier` for a storyboard ID")
  func watch() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"><scenes>
      \(scene("<controller identifier=\"Main\" id=\"c\"/>"))
      \(scene("<notificationController id=\"n\"><notificationCategory identifier=\"x\" id=\"k\"/></notificationController>"))
      \(scene("<hostingController identifier=\"Host\" id=\"h\"/>"))
      </scenes></document>
      """)
    let controllers = document.scenes.compactMap(\.controller)
    #expect(controllers.map(\.storyboardIdentifier) == ["Main", nil, "Host"])
    #expect(
      controllers.map(\.interfaceElement.baseClass.name)
        == ["WKInterfaceController", "WKUserNotificationInterfaceController", "WKInterfaceController"])
    let allControllers = controllers.allSatisfy { $0.isController && $0.interfaceElement.isKnown }
    #expect(allControllers)
  }

  @Test("D33: elsewhere `identifier` is no storyboard ID")
  func identifierElsewhere() throws {
    #expect(
      try storyboard(scene("<viewController identifier=\"x\" id=\"a\"/>")).scenes.first?.controller?
        .storyboardIdentifier == nil)
  }

  @Test("D52, D54, D55, D57: storyboard references")
  func references() throws {
    let placeholder = "viewControllerPlaceholder sceneMemberID=\"viewController\""
    let document = try storyboard(
      scene(
        "<\(placeholder) id=\"a\" storyboardName=\"Other\" referencedIdentifier=\"X\" storyboardIdentifier=\"Own\"/>")
        + scene("<\(placeholder) id=\"b\"/>")
        + scene("<\(placeholder) id=\"c\" storyboardName=\"Kit\" bundleIdentifier=\"org.kit\"/>"))
    let controllers = document.scenes.compactMap(\.controller)
    let areReferences = controllers.allSatisfy { $0.isReference && !$0.isController }
    #expect(controllers.count == 3 && areReferences)
    #expect(controllers.map(\.reference?.storyboardName) == ["Other", nil, "Kit"])
    #expect(controllers.map(\.reference?.referencedIdentifier) == ["X", nil, nil])
    #expect(controllers.map(\.reference?.bundleIdentifier) == [nil, nil, "org.kit"])
    #expect(controllers.map(\.storyboardIdentifier) == ["Own", nil, nil])
  }

  @Test("D52: on macOS a storyboard reference is a controllerPlaceholder")
  func macReference() throws {
    let document = try macStoryboard(
      scene("<controllerPlaceholder storyboardName=\"Other\" id=\"a\" sceneMemberID=\"viewController\"/>"))
    #expect(document.scenes.first?.controller?.reference?.storyboardName == "Other")
    #expect(document.scenes.first?.controller?.isController == false)
  }

  @Test("D36, D37, D45: a class's module, and where it comes from")
  func modules() throws {
    func customClass(_ attributes: String) throws -> InterfaceDocument.CustomClass {
      let scenes = try storyboard(scene("<viewController id=\"a\" customClass=\"C\" \(attributes)/>")).scenes
      return try #require(scenes.first?.controller?.customClass)
    }
    let stale = try customClass("customModule=\"Old\" customModuleProvider=\"target\"")
    #expect(stale.isInTargetModule)
    #expect(stale.module == "Old")
    #expect(stale.module(inTarget: "New") == "New")
    #expect(stale.module(inTarget: nil) == "Old")
    let bare = try customClass("customModuleProvider=\"target\"")
    #expect(bare.module(inTarget: "New") == "New" && bare.module(inTarget: nil) == nil)
    let foreign = try customClass("customModule=\"Kit\" customModuleProvider=\"\"")
    #expect(!foreign.isInTargetModule && foreign.module(inTarget: "New") == "Kit")
    let objectiveC = try customClass("")
    #expect(objectiveC.module == nil && objectiveC.module(inTarget: "New") == nil)
  }

  @Test(
    "D47: nested and generic names", arguments: [("Package.View", true), ("Base&lt;Cell&gt;", true), ("View", false)])
  func nestedOrGeneric(_ name: String, _ expected: Bool) throws {
    let document = try xib("<view id=\"v\" customClass=\"\(name)\"/>")
    #expect(document.topLevelObjects.first?.customClass?.isNestedOrGeneric == expected)
  }
}
