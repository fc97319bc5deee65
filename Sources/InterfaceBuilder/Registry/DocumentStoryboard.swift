import Foundation
import ResourceKit

/// A storyboard document that makes its controllers.
@MainActor
final class DocumentStoryboard: StoryboardSource {
  private let document: InterfaceDocument
  private let url: URL
  private let bundle: Bundle
  private let registry: DocumentRegistry

  init(_ document: InterfaceDocument, at url: URL, in bundle: Bundle, of registry: DocumentRegistry) {
    self.document = document
    self.url = url
    self.bundle = bundle
    self.registry = registry
  }

  func controller(
    withIdentifier identifier: String?, creator: ControllerCreator?
  ) throws(ResourceError) -> AnyObject? {
    guard let found = try controller(withIdentifier: identifier) else { return nil }
    let scene = try found.storyboard.resolved(found.controller)
    let object = scene.controller.object
    if let controller = creator?(AttributeCoder(object)) { return controller }
    return try registry.classes.maker(of: object, in: scene.storyboard.url).make(object, of: scene.storyboard.url)
  }

  var contents: StoryboardContents? {
    var identifiers: Set<String> = []
    return StoryboardContents(
      initialScene: document.initialController.map { contents(of: $0, identifier: nil) },
      scenes: controllers.compactMap { controller in
        guard let identifier = controller.storyboardIdentifier, identifiers.insert(identifier).inserted else {
          return nil
        }
        return contents(of: controller, identifier: identifier)
      })
  }

  private func contents(
    of controller: InterfaceDocument.Controller, identifier: String?
  ) -> StoryboardContents.Scene {
    let reference: ClassReference
    do throws(ResourceError) {
      // Found as an instance is, so that what asking throws is told before.
      let scene = try resolved(try self.controller(withIdentifier: identifier)?.controller ?? controller)
      reference = registry.classes.maker(of: scene.controller.object, in: scene.storyboard.url).reference
    } catch {
      reference = .unavailable(controller.element, error)
    }
    return StoryboardContents.Scene(identifier: controller.storyboardIdentifier, controller: reference)
  }

  /// What can be asked for: a main storyboard of macOS has a scene for the application, which can't (D31).
  private var controllers: [InterfaceDocument.Controller] {
    document.scenes.compactMap(\.controller).filter { $0.isController || $0.isReference }
  }

  private typealias Scene = (controller: InterfaceDocument.Controller, storyboard: DocumentStoryboard)

  /// The controller of an identifier; `nil` means the initial one.
  private func controller(withIdentifier identifier: String?) throws(ResourceError) -> Scene? {
    guard let identifier else { return document.initialController.map { ($0, self) } }
    let found = controllers.filter { $0.storyboardIdentifier == identifier }
    guard found.count < 2 else { throw .ambiguousScene(identifier, lines: found.map(\.line), in: url) }
    return found.first.map { ($0, self) }
  }

  /// The controller itself, or the one that a storyboard reference leads to (D52, D54, D57).
  private func resolved(_ controller: InterfaceDocument.Controller) throws(ResourceError) -> Scene {
    var scene: Scene = (controller, self)
    var visited: Set<[String]> = []
    while let reference = scene.controller.reference {
      guard visited.insert([scene.storyboard.url.path, scene.controller.objectID]).inserted else {
        throw .circularReference(line: scene.controller.line, in: scene.storyboard.url)
      }
      guard let next = try scene.storyboard.target(of: reference) else {
        throw .danglingReference(reference, line: scene.controller.line, in: scene.storyboard.url)
      }
      scene = next
    }
    return scene
  }

  private func target(of reference: InterfaceDocument.StoryboardReference) throws(ResourceError) -> Scene? {
    var bundle = bundle
    if let identifier = reference.bundleIdentifier, registry.looksInBundles {
      guard let other = Bundle(identifier: identifier) else { return nil }
      bundle = other
    }
    let storyboard =
      try reference.storyboardName.map { name throws(ResourceError) in
        try registry.documentStoryboard(named: name, in: bundle)
      } ?? self
    return try storyboard?.controller(withIdentifier: reference.referencedIdentifier)
  }
}
