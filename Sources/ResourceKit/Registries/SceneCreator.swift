package import Foundation

extension ControllerCreator {
  /// The controller that the creator makes; `nil` falls back to the ordinary way.
  ///
  /// - Parameters:
  ///   - scene: The class of the scene's controller, where it is known.
  ///   - coder: The coder to make it from.
  /// - Throws: A ``ResourceError``: `unexpectedType` where the creator makes what the scene's class does not allow.
  package func controller(for scene: ClassReference?, from coder: NSCoder) throws(ResourceError) -> AnyObject? {
    let make = try SceneCreator<AnyObject>(self, for: scene)
    let controller = make(coder)
    try make.check()
    return controller
  }
}

/// A user's creator, held to the platform's rule: what it makes must be of the scene's class, or the platform raises an
/// exception.
@MainActor
final class SceneCreator<Base: AnyObject> {
  private let creator: ControllerCreator
  private let sceneClass: AnyClass?
  private var refused: AnyClass?

  /// - Parameters:
  ///   - creator: The user's creator.
  ///   - scene: The class of the scene's controller, where it is known.
  /// - Throws: A ``ResourceError``: `unexpectedType` where the creator can't make what the scene needs.
  init(_ creator: ControllerCreator, for scene: ClassReference?) throws(ResourceError) {
    self.creator = creator
    guard let sceneClass = scene?.knownClass else {
      self.sceneClass = nil
      return
    }
    self.sceneClass = sceneClass
    // A creator that is declared to make a base class may still make the scene's class.
    guard
      ClassReference.isClass(creator.controllerType, orSubclassOf: sceneClass)
        || ClassReference.isClass(sceneClass, orSubclassOf: creator.controllerType)
    else { throw .unexpectedCreator(of: creator.controllerType, forSceneOf: sceneClass) }
  }

  /// What the creator makes; `nil` makes the platform go the ordinary way.
  func callAsFunction(_ coder: NSCoder) -> Base? {
    guard let made = creator(coder) else { return nil }
    if let controller = made as? Base,
      sceneClass.map({ ClassReference.isClass(type(of: made), orSubclassOf: $0) }) ?? true
    {
      return controller
    }
    refused = type(of: made)
    return nil
  }

  /// Throws where the creator made an object that the platform would not have taken.
  func check() throws(ResourceError) {
    if let refused { throw .unexpectedCreator(of: refused, forSceneOf: sceneClass ?? Base.self) }
  }
}
