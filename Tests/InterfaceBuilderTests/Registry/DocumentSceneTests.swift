import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: scenes that can be asked for")
struct DocumentSceneTests: DocumentSuite {
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
}
