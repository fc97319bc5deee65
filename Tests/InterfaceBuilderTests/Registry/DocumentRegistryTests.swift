import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: making instances")
struct DocumentRegistryTests {
  private func scene<Controller: AnyObject>(
    _ type: Controller.Type, _ attributes: String, _ contents: String = "", targetModule: String? = nil,
    prepare: (DocumentRegistry) throws -> Void = { _ in }
  ) throws -> Controller {
    let document = DocumentFolder.storyboard(
      initial: "c", DocumentFolder.controller("id=\"c\" \(attributes)", contents))
    let folder = try DocumentFolder(["Main.storyboard": document])
    let registry = try DocumentRegistry(contentsOf: [folder.url], targetModule: targetModule)
    try prepare(registry)
    return try Storyboard<Controller>(name: "Main").instantiate(from: registry)
  }

  private func error(
    _ attributes: String, targetModule: String? = nil, prepare: (DocumentRegistry) throws -> Void = { _ in }
  ) -> ResourceError? {
    #expect(throws: ResourceError.self) {
      try scene(SceneController.self, attributes, targetModule: targetModule, prepare: prepare)
    }
  }

  static let settings = "customClass=\"SettingsController\" customModule=\"InterfaceBuilderTests\""

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

  @Test("A factory wins over the class, and gets the same coder")
  func factory() throws {
    var made: [SettingsController] = []
    let settings = try scene(SettingsController.self, "title=\"T\" \(Self.settings)") { registry in
      try registry.addFactory(for: SettingsController.self) { coder in
        let settings = SettingsController(coder: coder)
        made += [settings].compactMap { $0 }
        return settings
      }
    }
    #expect(made.map(ObjectIdentifier.init) == [ObjectIdentifier(settings)])
    #expect(settings.title == "T")
  }

  @Test("A factory for another name makes the objects of that name")
  func namedFactory() throws {
    _ = try scene(PlainController.self, "customClass=\"Old\" customModule=\"App\"") { registry in
      try registry.addFactory(for: PlainController.self, named: "App.Old") { _ in PlainController() }
    }
  }

  @Test("A factory for a name without a module makes the class of any module")
  func bareFactory() throws {
    _ = try scene(PlainController.self, "customClass=\"Old\" customModule=\"App\"") { registry in
      try registry.addFactory(for: PlainController.self, named: "Old") { _ in PlainController() }
    }
  }

  @Test("A factory with the document's module wins over one without")
  func exactFactory() throws {
    _ = try scene(PlainController.self, "customClass=\"Old\" customModule=\"App\"") { registry in
      try registry.addFactory(for: FailingController.self, named: "Old") { FailingController(coder: $0) }
      try registry.addFactory(for: PlainController.self, named: "App.Old") { _ in PlainController() }
    }
  }

  @Test("R7: two factories that would both do are an error")
  func ambiguousFactories() {
    let error = error("customClass=\"Old\" customModule=\"X\" customModuleProvider=\"target\"") { registry in
      try registry.addFactory(for: PlainController.self, named: "A.Old", fileID: "App/A.swift", line: 1) { _ in
        PlainController()
      }
      try registry.addFactory(for: PlainController.self, named: "B.Old", fileID: "App/B.swift", line: 2) { _ in
        PlainController()
      }
    }
    #expect(error?.reason == .ambiguousName)
    #expect(
      error?.found == "2 factories for this class: A.Old, added at App/A.swift:1 and B.Old, added at App/B.swift:2")
  }

  @Test("D36: a stale module is said to be the target's")
  func staleModuleRemedy() {
    let error = error("customClass=\"Old\" customModule=\"X\" customModuleProvider=\"target\"")
    #expect(
      error?.remedy == "tell the DocumentRegistry the module that is the document's target here (targetModule:), or "
        + "say how to make it: addFactory(for:named:_:) with the name \"X.Old\".")
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

  @Test("D36: where the target provides the module, a factory is found whatever the module that is remembered")
  func staleModule() throws {
    let attributes = "customClass=\"PlainController\" customModule=\"Old\" customModuleProvider=\"target\""
    _ = try scene(PlainController.self, attributes) { registry in
      try registry.addFactory(for: PlainController.self) { _ in PlainController() }
    }
  }

  @Test("D36: the target's module wins over the one that is remembered")
  func targetModule() throws {
    let attributes = "customClass=\"SettingsController\" customModule=\"Old\" customModuleProvider=\"target\""
    _ = try scene(SettingsController.self, attributes, targetModule: "InterfaceBuilderTests")
    #expect(error(attributes)?.found == "the custom class Old.SettingsController, which this process does not have")
  }

  @Test("D37: a target that provides the module, without a module")
  func targetWithoutModule() throws {
    let attributes = "customClass=\"SettingsController\" customModuleProvider=\"target\""
    _ = try scene(SettingsController.self, attributes, targetModule: "InterfaceBuilderTests")
  }

  @Test("A module that is given for good tells classes of one name apart")
  func firmModule() {
    let error = error("customClass=\"PlainController\" customModule=\"Other\"") { registry in
      try registry.addFactory(for: PlainController.self) { _ in PlainController() }
    }
    #expect(error?.found == "the custom class Other.PlainController, which this process does not have")
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

  @Test("S8: a factory that makes another type")
  func otherType() {
    let error = error(Self.settings) { registry in
      try registry.addFactory(for: PlainController.self, named: "InterfaceBuilderTests.SettingsController") { _ in
        PlainController()
      }
    }
    #expect(error?.reason == .unexpectedType)
  }

  @Test("A factory added twice is an error, and an empty name is one")
  func factoryTwice() throws {
    let registry = DocumentRegistry()
    try registry.addFactory(for: PlainController.self) { _ in PlainController() }
    let error = #expect(throws: ResourceError.self) {
      try registry.addFactory(for: PlainController.self) { _ in PlainController() }
    }
    #expect(error?.reason == .alreadyRegistered)
    let empty = #expect(throws: ResourceError.self) {
      try registry.addFactory(for: PlainController.self, named: "") { _ in PlainController() }
    }
    #expect(empty?.reason == .emptyName)
  }

  @Test("D31: the application is no scene that can be asked for")
  func application() throws {
    let document = DocumentFolder.storyboard(
      "<application id=\"a\" storyboardIdentifier=\"App\" sceneMemberID=\"viewController\"/>",
      DocumentFolder.controller("id=\"c\" storyboardIdentifier=\"Settings\" \(Self.settings)"))
    let macOS = document.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let folder = try DocumentFolder(["Main.storyboard": macOS])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    let error = #expect(throws: ResourceError.self) {
      try Storyboard<SettingsController>(name: "Main", identifier: "App").instantiate(from: registry)
    }
    #expect(error?.reason == .sceneNotFound)
    #expect(error?.available == ["Settings"])
  }

  @Test("D31: an initial controller that is the application is none")
  func initialApplication() throws {
    let document = DocumentFolder.storyboard(initial: "a", "<application id=\"a\" sceneMemberID=\"viewController\"/>")
    let folder = try DocumentFolder([
      "Main.storyboard": document.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    try registry.addFactory(for: PlainController.self, named: "NSApplication") { _ in PlainController() }
    let error = #expect(throws: ResourceError.self) {
      try Storyboard<PlainController>(name: "Main").instantiate(from: registry)
    }
    #expect(error?.reason == .noInitialController)
  }

  @Test("G11: two scenes with one identifier are an error that names both lines")
  func ambiguousScene() throws {
    let scene = DocumentFolder.controller("id=\"c\" storyboardIdentifier=\"Settings\" \(Self.settings)")
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene, scene)])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    let error = #expect(throws: ResourceError.self) {
      try Storyboard<SettingsController>(name: "Main", identifier: "Settings").instantiate(from: registry)
    }
    #expect(error?.reason == .ambiguousName)
    #expect(error?.found == "2 scenes with the storyboard ID \"Settings\", in the lines 6 and 11")
  }

  @Test("Verification knows a document's classes, without making any")
  func verification() throws {
    let document = DocumentFolder.storyboard(
      DocumentFolder.controller("id=\"1\" storyboardIdentifier=\"SettingsController\" \(Self.settings)"),
      DocumentFolder.controller("id=\"2\" storyboardIdentifier=\"Plain\""))
    let folder = try DocumentFolder([
      "Main.storyboard": document,
      "TagView.xib": DocumentFolder.xib("<view id=\"1\" customClass=\"TagView\" customModule=\"App\"/>"),
    ])
    let registry = try DocumentRegistry(contentsOf: [folder.url])
    Registries.with(registry) {
      let report = Registries.verify([SettingsController.self, TagView.self])
      #expect(report.problems.map(\.available) == [["App.TagView"]])
      let plain = Registries.verify([Storyboard<SettingsController>(name: "Main", identifier: "Plain")])
      #expect(plain.problems.map(\.reason) == [.notInstantiable])
    }
  }
}
