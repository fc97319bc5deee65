import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: factories")
struct DocumentFactoryTests: DocumentSuite {
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
}
