import Foundation
import InterfaceBuilder
import Testing

/// 306 public documents, compared with what an independent program found in them.
@Suite("Public documents", .enabled(if: Corpus.isPresent, "skipped: ../shared/corpus is absent"))
struct CorpusTests {
  @Test("There are 306 documents")
  func count() {
    #expect(Corpus.names.count == 306)
  }

  @Test("A document holds what is expected, every fact of it", arguments: Corpus.names)
  func facts(name: String) throws {
    let expectation = try Corpus.expectation(of: name).withoutEmptyIdentifiers
    do {
      let document = try InterfaceDocument(contentsOf: Corpus.url(of: name))
      #expect(Expectation(document) == expectation)
    } catch {
      #expect(error.reason == .empty)
      #expect(error.file == Corpus.url(of: name))
      #expect(expectation.error != nil, "\(error)")
    }
  }

  @Test("Every element at the root of a document is known", arguments: Corpus.names)
  func elements(name: String) throws {
    guard try Corpus.expectation(of: name).error == nil else { return }
    let document = try InterfaceDocument(contentsOf: Corpus.url(of: name))
    #expect(document.platform != .unknown)
    for object in document.topLevelObjects + document.scenes.flatMap(\.objects) {
      #expect(object.interfaceElement.isKnown, "\(object.element)")
    }
  }

  @Test("Every scene has a controller, and every runtime attribute a value", arguments: Corpus.names)
  func scenes(name: String) throws {
    guard try Corpus.expectation(of: name).error == nil else { return }
    let document = try InterfaceDocument(contentsOf: Corpus.url(of: name))
    for scene in document.scenes {
      let controller = try #require(scene.controller)
      #expect(controller.isController || controller.isReference || controller.element == "application")
    }
    for object in document.topLevelObjects + document.scenes.flatMap(\.objects) {
      for attribute in object.runtimeAttributes {
        if case .unreadable(let text) = attribute.value { Issue.record("\(attribute.keyPath): \(text)") }
      }
    }
  }
}

extension Expectation {
  /// The same, with no identifier where the independent program read an empty one (G6).
  var withoutEmptyIdentifiers: Expectation {
    var copy = self
    copy.scenes = scenes?.map { scene in
      var scene = scene
      for index in scene.segues.indices where scene.segues[index].identifier == "" {
        scene.segues[index].identifier = nil
      }
      return scene
    }
    return copy
  }

  /// What was read, in the words of the expectation.
  ///
  /// The independent program takes the first object of a scene for its controller, whatever it is; hence
  /// `objects.first`.
  init(_ document: InterfaceDocument) {
    kind = document.kind.rawValue
    type = document.type
    targetRuntime = document.targetRuntime
    toolsVersion = document.toolsVersion
    launchScreen = document.isLaunchScreen
    reuseIdentifiers = document.reuseIdentifiers.map(Element.init)
    switch document.kind {
    case .storyboard:
      initialViewController = document.initialViewControllerID
      scenes = document.scenes.map { Scene($0, on: document.platform) }
    case .xib:
      filesOwner = document.filesOwner?.name
      topLevelObjects = document.topLevelObjects.map(Element.init)
    }
  }
}

extension Expectation.Scene {
  init(_ scene: InterfaceDocument.Scene, on platform: InterfaceDocument.Platform) {
    sceneID = scene.sceneID
    line = scene.line
    segues = scene.segues.map(Expectation.Segue.init)
    guard let first = scene.objects.first else { return }
    // The facts that only a controller has come from the controller, where it is the first object.
    let controller = scene.controller.flatMap { $0.object == first ? $0 : nil }
    self.controller = Expectation.Controller(
      objectID: first.objectID,
      element: first.element,
      line: first.line,
      storyboardIdentifier: platform == .watchOS ? nil : controller?.storyboardIdentifier,
      identifier: platform == .watchOS ? controller?.storyboardIdentifier : nil,
      customClass: first.customClass?.name,
      customModule: first.customClass?.module,
      customModuleProvider: first.customClass?.moduleProvider,
      restorationIdentifier: controller?.restorationIdentifier,
      storyboardName: controller?.reference?.storyboardName,
      referencedIdentifier: controller?.reference?.referencedIdentifier,
      bundleIdentifier: controller?.reference?.bundleIdentifier
    )
  }
}

extension Expectation.Segue {
  init(_ segue: InterfaceDocument.Segue) {
    self.init(
      objectID: segue.objectID,
      destination: segue.destination,
      kind: segue.kind,
      identifier: segue.identifier,
      relationship: segue.relationship,
      customClass: segue.customClass?.name,
      customModule: segue.customClass?.module,
      unwindAction: segue.unwindAction,
      line: segue.line
    )
  }
}

extension Expectation.Element {
  init(_ object: InterfaceDocument.Object) {
    self.init(
      objectID: object.objectID, element: object.element, line: object.line, customClass: object.customClass?.name,
      customModule: object.customClass?.module, customModuleProvider: object.customClass?.moduleProvider)
  }

  init(_ reuseIdentifier: InterfaceDocument.ReuseIdentifier) {
    self.init(
      objectID: reuseIdentifier.objectID, element: reuseIdentifier.element, line: reuseIdentifier.line,
      customClass: reuseIdentifier.customClass?.name, customModule: reuseIdentifier.customClass?.module,
      customModuleProvider: reuseIdentifier.customClass?.moduleProvider,
      reuseIdentifier: reuseIdentifier.identifier)
  }
}
