import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: modules")
struct DocumentModuleTests: DocumentSuite {
  @Test("D36: a stale module is said to be the target's")
  func staleModuleRemedy() {
    let error = error("customClass=\"Old\" customModule=\"X\" customModuleProvider=\"target\"")
    #expect(
      error?.remedy == "tell the DocumentRegistry the module that is the document's target here (targetModule:), or "
        + "say how to make it: addFactory(for:named:_:) with the name \"X.Old\".")
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
}
