import InterfaceBuilder
import ResourceKit
import Testing

/// Tests that ask a registry for the scene of a document.
@MainActor
protocol DocumentSuite {}

extension DocumentSuite {
  static var settings: String { "customClass=\"SettingsController\" customModule=\"InterfaceBuilderTests\"" }

  func scene<Controller: AnyObject>(
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

  func error(
    _ attributes: String, targetModule: String? = nil, prepare: (DocumentRegistry) throws -> Void = { _ in }
  ) -> ResourceError? {
    #expect(throws: ResourceError.self) {
      try scene(SceneController.self, attributes, targetModule: targetModule, prepare: prepare)
    }
  }
}
