import Foundation

/// A scene of an ``InMemoryRegistry``.
@MainActor
struct InMemoryScene {
  let callSite: CallSite
  let type: AnyClass
  let make: @MainActor () -> AnyObject

  init<Controller: AnyObject>(at callSite: CallSite, _ make: @escaping @MainActor () -> Controller) {
    self.callSite = callSite
    type = Controller.self
    self.make = make
  }
}

/// A storyboard of an ``InMemoryRegistry``.
@MainActor
final class InMemoryStoryboard {
  let key: InMemoryRegistry.Key
  private(set) var initialScene: (identifier: String?, scene: InMemoryScene)?
  private(set) var scenes: [String: InMemoryScene] = [:]

  init(_ key: InMemoryRegistry.Key) { self.key = key }

  func add(_ scene: InMemoryScene, identifier: String) throws(ResourceError) {
    try check("the scene \"\(identifier)\" of the storyboard \"\(key.name)\"", scene, before: scenes[identifier])
    scenes[identifier] = scene
  }

  func addInitial(_ scene: InMemoryScene, identifier: String?) throws(ResourceError) {
    try check("the initial scene of the storyboard \"\(key.name)\"", scene, before: initialScene?.scene)
    if let identifier { try add(scene, identifier: identifier) }
    initialScene = (identifier, scene)
  }

  private func check(_ what: String, _ scene: InMemoryScene, before: InMemoryScene?) throws(ResourceError) {
    if let before { throw .alreadyRegistered(what, at: scene.callSite, before: before.callSite) }
  }
}

/// A storyboard as it was asked for in one bundle.
@MainActor
final class InMemoryStoryboardSource: StoryboardSource {
  private let storyboard: InMemoryStoryboard
  private let bundle: Bundle
  private let log: InMemoryRegistry

  init(_ storyboard: InMemoryStoryboard, bundle: Bundle, log: InMemoryRegistry) {
    self.storyboard = storyboard
    self.bundle = bundle
    self.log = log
  }

  func controller(
    withIdentifier identifier: String?, creator: ControllerCreator?
  ) throws(ResourceError) -> AnyObject? {
    log.requests.append(.controller(identifier, storyboard: storyboard.key.name, bundle: bundle))
    let scene = identifier.map { storyboard.scenes[$0] } ?? storyboard.initialScene?.scene
    return scene.map { creator?(AttributeCoder()) ?? $0.make() }
  }

  var contents: StoryboardContents? {
    StoryboardContents(
      initialScene: storyboard.initialScene.map {
        StoryboardContents.Scene(identifier: $0.identifier, controller: .base($0.scene.type))
      },
      scenes: storyboard.scenes.map { StoryboardContents.Scene(identifier: $0, controller: .base($1.type)) })
  }
}
