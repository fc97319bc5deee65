public import Foundation

/// What gives out storyboards by name: conform where controllers come from somewhere else than the platform's bundles.
///
/// The laws, which `Tests/ResourceKitTests/Rules/RegistryLaws.swift` checks for every registry of this package:
///
/// - A storyboard that a bundle does not have is `nil`, never an error and never another bundle's.
/// - A storyboard that is there and can't be read is an error.
/// - Asking again gives an equal answer; nothing that a caller could see is cached.
@MainActor
public protocol ControllerRegistry: ResourceRegistry {
  /// The storyboard of a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name without extension; never empty.
  ///   - bundle: The only bundle to look in.
  /// - Returns: The storyboard; `nil` where the bundle has none of that name.
  /// - Throws: A ``ResourceError``: `unreadable` where it is there and can't be read.
  func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)?

  /// The names of the storyboards in a bundle, for messages; `nil` where the registry can't tell.
  func storyboardNames(in bundle: Bundle) -> [String]?
}

extension ControllerRegistry {
  /// Can't tell.
  public func storyboardNames(in bundle: Bundle) -> [String]? { nil }
}

extension ControllerRegistry {
  /// A storyboard, and where it was found.
  typealias FoundStoryboard = (source: any StoryboardSource, name: String, bundle: Bundle)

  /// The storyboard of the first name that a bundle has, in the first bundle that has it (rules S11, S13, F1).
  func firstStoryboard(
    named names: [String], in bundles: BundleSearch
  ) throws(ResourceError) -> FoundStoryboard {
    if names.contains("") { throw .emptyName("storyboard name") }
    for name in names {
      let found = try bundles.first { bundle throws(ResourceError) -> FoundStoryboard? in
        try storyboard(named: name, in: bundle).map { ($0, name, bundle) }
      }
      if let found { return found }
    }
    throw .storyboardNotFound(
      names, available: bundles.names(storyboardNames), advice: advice(for: .storyboardNotFound))
  }
}

/// A storyboard that makes controllers: what `UIStoryboard`, `NSStoryboard`, an in-memory storyboard and a document are.
///
/// The laws:
///
/// - Two calls make two instances.
/// - A scene that isn't there is `nil`, never an error and never another scene.
/// - A creator, where there is one, is called once, with a working `NSCoder`; what it makes is the instance, and where
///   it makes nothing, the instance is made in the ordinary way.
@MainActor
public protocol StoryboardSource: AnyObject {
  /// A new instance of a scene's controller.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard ID, never empty; `nil` means the initial controller.
  ///   - creator: What makes the instance in place of `init(coder:)`.
  /// - Returns: The controller, of whatever type; `nil` where there is no such scene.
  /// - Throws: A ``ResourceError``: `notInstantiable` where the scene is there and no instance can be
  ///   made.
  func controller(
    withIdentifier identifier: String?, creator: ControllerCreator?
  ) throws(ResourceError) -> AnyObject?

  /// What the storyboard holds, for messages and verification; `nil` where the source can't tell.
  var contents: StoryboardContents? { get }

  /// What the controllers know as the storyboard that made them, as `UIViewController.storyboard` does; the source itself
  /// where they know none.
  var storyboardObject: AnyObject { get }

  /// An equal source with a ``storyboardObject`` that nobody else has: a flow's, whose scenes find it through that object.
  func unshared() -> any StoryboardSource
}

extension StoryboardSource {
  /// The source itself.
  public var storyboardObject: AnyObject { self }

  /// The source itself, which will do where the controllers know no storyboard.
  public func unshared() -> any StoryboardSource { self }
}

/// A closure that makes a controller from a coder, and the type that it makes: initializer injection.
@MainActor
public struct ControllerCreator {
  /// The type that was asked for; AppKit needs it to tell view controllers from window controllers.
  public let controllerType: AnyClass

  private let make: @MainActor (NSCoder) -> AnyObject?

  /// A creator of a type.
  ///
  /// - Parameters:
  ///   - type: The type that the closure makes.
  ///   - make: The closure; where it returns `nil`, the controller is made in the ordinary way. What it makes has to be of
  ///     the scene's class: where a platform's creator makes another, the platform falls back to `init(coder:)` before the
  ///     error is thrown.
  public init<Controller: AnyObject>(
    of type: Controller.Type, _ make: @escaping @MainActor (NSCoder) -> Controller?
  ) {
    controllerType = type
    self.make = make
  }

  /// Makes the controller; `nil` falls back to the ordinary way.
  public func callAsFunction(_ coder: NSCoder) -> AnyObject? { make(coder) }
}

/// What a storyboard holds, as far as it can be told without making anything.
public struct StoryboardContents: Sendable {
  /// A scene that can be looked up.
  public struct Scene: Sendable {
    /// The storyboard ID, if the scene has one.
    public let identifier: String?

    /// The class of the scene's controller, where it is known.
    public let controller: ClassReference?

    /// A scene of a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard ID.
    ///   - controller: The class of its controller, where it is known.
    public init(identifier: String?, controller: ClassReference? = nil) {
      self.identifier = identifier
      self.controller = controller
    }
  }

  /// The initial controller's scene; it stands in ``scenes`` too, if it has a storyboard ID.
  public let initialScene: Scene?

  /// The scenes with a storyboard ID, in the storyboard's order.
  public let scenes: [Scene]

  /// The contents of a storyboard.
  ///
  /// - Parameters:
  ///   - initialScene: The initial controller's scene.
  ///   - scenes: The scenes with a storyboard ID.
  public init(initialScene: Scene?, scenes: [Scene]) {
    self.initialScene = initialScene
    self.scenes = scenes
  }

  /// The storyboard IDs, in alphabetical order.
  public var identifiers: [String] { scenes.compactMap(\.identifier).sorted() }

  /// The scene with a storyboard ID; `nil` means the initial controller's.
  public func scene(withIdentifier identifier: String?) -> Scene? {
    guard let identifier else { return initialScene }
    return scenes.first { $0.identifier == identifier }
  }
}
