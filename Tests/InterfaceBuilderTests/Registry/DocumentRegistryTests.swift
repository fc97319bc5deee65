import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: making instances")
struct DocumentRegistryTests: DocumentSuite {
  @Test("The class is found by its module and name, and made by its coder initializer")
  func classByName() throws {
    _ = try scene(SettingsController.self, Self.settings)
  }

  @Test("A class that is NSCoding is made by that")
  func coding() throws {
    let object = try scene(
      ArchivedObject.self, "customClass=\"ArchivedObject\" customModule=\"InterfaceBuilderTests\" title=\"T\"")
    #expect(object.title == "T")
  }

  @Test("The coder answers for the scene's attributes and its runtime attributes")
  func coder() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>\
      </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let settings = try scene(SettingsController.self, "title=\"Settings &amp; more\" \(Self.settings)", attributes)
    #expect(settings.title == "Settings & more")
    #expect(settings.isHidden)
    #expect(settings.count == 3)
  }

  @Test("A scene without a custom class is of its element's base class, which a factory can make")
  func baseClass() throws {
    _ = try scene(PlainController.self, "") { registry in
      try registry.addFactory(for: PlainController.self, named: "UIViewController") { _ in PlainController() }
    }
  }

  @Test("A scene without a custom class, and no such base class here: the error says so")
  func noBaseClass() {
    let error = error("storyboardIdentifier=\"A\"")
    #expect(error?.reason == .notInstantiable)
    #expect(
      error?.found == "a viewController without a custom class, so UIViewController, which this process does not have")
    #expect(
      error?.remedy == "correct the class and its module in Interface Builder, or say how to make it: "
        + "addFactory(for:named:_:) with the name \"UIViewController\".")
    #expect(error?.file?.lastPathComponent == "Main.storyboard")
    #expect(error?.line == 6)
  }

  @Test("R5: a custom class that this process does not have is an error, never the base class")
  func unknownClass() {
    let error = error("customClass=\"Settings\" customModule=\"Old\"") { registry in
      try registry.addFactory(for: SceneController.self, named: "UIViewController") { SceneController(coder: $0) }
    }
    #expect(error?.found == "the custom class Old.Settings, which this process does not have")
  }

  @Test("D47: a nested or generic class can't be found by name", arguments: ["Outer.Inner", "Box&lt;Int&gt;"])
  func nestedClass(name: String) {
    #expect(
      error("customClass=\"\(name)\" customModule=\"App\"")?.remedy?
        .hasPrefix("move the class to the top level of its module, since no nested or generic class can be found")
        == true)
  }

  @Test(
    "Odd class names are errors",
    arguments: [" ", ".", "A B", "..", "é.ü", "a\u{2028}b", "🙂", "Swift.Int", "NSUUID", "_TtC3App3Foo"])
  func oddNames(name: String) {
    #expect(error("customClass=\"\(name)\"")?.reason == .notInstantiable)
  }

  @Test("A class without a coder initializer, one whose initializer fails, and a factory that makes nothing")
  func nothingMade() {
    let module = "customModule=\"InterfaceBuilderTests\""
    #expect(
      error("customClass=\"PlainController\" \(module)")?.found
        == "the class InterfaceBuilderTests.PlainController, which conforms to neither CoderInitializable nor NSCoding")
    #expect(
      error("customClass=\"FailingController\" \(module)")?.found
        == "nil from init(coder:) of InterfaceBuilderTests.FailingController")
    let error = error(Self.settings) { registry in
      try registry.addFactory(for: SettingsController.self, fileID: "App/A.swift", line: 3) { _ in nil }
    }
    #expect(
      error?.found == "nil from the factory for InterfaceBuilderTests.SettingsController, added at App/A.swift:3")
  }
}
