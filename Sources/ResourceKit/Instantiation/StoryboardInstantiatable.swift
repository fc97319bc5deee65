public import Foundation

/// A controller that is a scene of a storyboard which it shares with others.
///
/// Conform where the class is a scene's custom class, and the scene's storyboard ID is the class name:
///
///     final class SettingsViewController: UIViewController, StoryboardInstantiatable {}
///
///     let settings = SettingsViewController.fromStoryboard()      // scene "SettingsViewController" of Main.storyboard
///
/// Another storyboard or scene takes a line each. In a class that has subclasses, write `class var`: a subclass can't
/// override a protocol's default.
///
///     class var storyboardName: String { "Account" }
///     class var storyboardID: String? { nil }                     // the initial controller
///
/// The types count: a `storyboardID` of type `String`, without the question mark, overrides nothing, and the compiler does
/// not say so.
@MainActor
public protocol StoryboardInstantiatable: Instantiatable {
  /// The storyboard's name, without extension; `Main` by default (rules S1, S2).
  static var storyboardName: String { get }

  /// The scene's storyboard ID; the class name by default (rules S1, S3, S6). `nil` means the initial controller (S4).
  static var storyboardID: String? { get }
}

extension StoryboardInstantiatable {
  /// `Main`.
  public static var storyboardName: String { "Main" }

  /// The class name, without module, enclosing types and generic arguments.
  public static var storyboardID: String? { DefaultStoryboardID.give(resourceName) }

  /// Rule S7 as a typed error: ``instantiateFromResource(_:identifier:fileID:line:)`` traps where this throws.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name; `nil` means ``storyboardName``.
  ///   - identifier: The storyboard ID; `nil` means ``storyboardID``.
  ///   - callSite: The user's line that asked.
  /// - Returns: A controller that nobody else has.
  /// - Throws: A ``ResourceError``, as ``Storyboard/instantiate(at:)``.
  public static func instantiate(
    fromResource name: String?, identifier: String?, at callSite: CallSite
  ) throws(ResourceError) -> Self {
    let name = name ?? storyboardName
    return try (identifier.map { scene(named: name, identifier: $0) } ?? scene(named: name)).instantiate(at: callSite)
  }
}

extension StoryboardInstantiatable {
  /// The class's scene as a value: `try SettingsViewController.scene.instantiate()` throws where `fromStoryboard()`
  /// traps.
  public static var scene: Storyboard<Self> { scene(named: storyboardName) }

  // NB: disfavored, so that `{ _ in instance }` is a creator, and is not taken for this with its result thrown away.
  /// Makes a new controller of the class's scene; traps with the error's message where the scene isn't there.
  ///
  /// - Parameters:
  ///   - configure: Called once, on the finished controller, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  @_disfavoredOverload
  public static func fromStoryboard(
    configure: @MainActor (Self) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    scene(configure: configure, fileID: fileID, line: line)
  }

  /// Makes a new controller of the scene with a storyboard ID (rule S5); traps where the scene isn't there.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard ID, which wins over ``storyboardID``; `nil` means the initial controller.
  ///   - configure: Called once, on the finished controller, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  @_disfavoredOverload
  public static func fromStoryboard(
    withStoryboardID identifier: String?, configure: @MainActor (Self) -> Void = { _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    scene(named: storyboardName, identifier: identifier)(configure: configure, fileID: fileID, line: line)
  }

  /// Makes a new controller with an initializer of the class's own; traps where the scene isn't there.
  ///
  ///     let profile = ProfileViewController.fromStoryboard { coder in
  ///       ProfileViewController(coder: coder, account: account)
  ///     }
  ///
  /// - Parameters:
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  public static func fromStoryboard(
    creator: @escaping @MainActor (NSCoder) -> Self?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    scene(creator: creator, fileID: fileID, line: line)
  }

  /// Makes a new controller of the scene with a storyboard ID, with an initializer of the class's own; traps where the
  /// scene isn't there.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard ID, which wins over ``storyboardID``; `nil` means the initial controller.
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  public static func fromStoryboard(
    withStoryboardID identifier: String?, creator: @escaping @MainActor (NSCoder) -> Self?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    scene(named: storyboardName, identifier: identifier)(creator: creator, fileID: fileID, line: line)
  }

  private static func scene(named name: String) -> Storyboard<Self> {
    scene(named: name, bundle: overriddenResourceBundle)
  }

  /// The class's scene in a storyboard of another name (rules S3, S4, S6).
  static func scene(named name: String, bundle: Bundle?) -> Storyboard<Self> {
    let (identifier, isDefault) = DefaultStoryboardID.storyboardID(of: self)
    return Storyboard(name: name, identifier: identifier, bundle: bundle, allowsInitialController: isDefault)
  }

  private static func scene(named name: String, identifier: String?) -> Storyboard<Self> {
    Storyboard(name: name, identifier: identifier, bundle: overriddenResourceBundle)
  }
}
