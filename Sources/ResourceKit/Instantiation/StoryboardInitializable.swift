public import Foundation

/// A controller that has a storyboard to itself, named after its class (rule S12).
///
/// Conform where each controller has a storyboard of its own and is that storyboard's initial controller:
///
///     final class ProfileViewController: UIViewController, StoryboardInitializable {}
///
///     let profile = ProfileViewController.instantiateStoryboard()     // ProfileViewController.storyboard
///
/// A base class can opt in for its whole tree; each subclass then has a storyboard of its own name:
///
///     extension BaseViewController: StoryboardInitializable {}
///
/// An app can opt in for all controllers:
///
///     extension UIViewController: @retroactive StoryboardInitializable {}
///
/// The catch: the controllers of UIKit and of libraries then have the methods too, which trap where there is no storyboard
/// of the class's name; and only one module of a program may say it.
@MainActor
public protocol StoryboardInitializable: ResourceBundleProvider {}

extension StoryboardInitializable {
  /// The initial controller of the class's storyboard as a value.
  public static var initialScene: Storyboard<Self> {
    Storyboard(name: resourceName, bundle: overriddenResourceBundle)
  }

  // NB: disfavored, so that `{ _ in instance }` is a creator, and is not taken for this with its result thrown away.
  /// Makes a new controller of the class's storyboard; traps with the error's message where it isn't there.
  ///
  /// - Parameters:
  ///   - bundle: The only bundle to look in; `nil` means the class's (rule S11).
  ///   - identifier: The storyboard ID of another scene of that storyboard; `nil` means the initial controller.
  ///   - configure: Called once, on the finished controller, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  @_disfavoredOverload
  public static func instantiateStoryboard(
    bundle: Bundle? = nil, identifier: String? = nil, configure: @MainActor (Self) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    scene(bundle, identifier)(configure: configure, fileID: fileID, line: line)
  }

  /// Makes a new controller with an initializer of the class's own; traps where the scene isn't there.
  ///
  /// - Parameters:
  ///   - bundle: The only bundle to look in; `nil` means the class's (rule S11).
  ///   - identifier: The storyboard ID of another scene of that storyboard; `nil` means the initial controller.
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  public static func instantiateStoryboard(
    bundle: Bundle? = nil, identifier: String? = nil, creator: @escaping @MainActor (NSCoder) -> Self?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    scene(bundle, identifier)(creator: creator, fileID: fileID, line: line)
  }

  private static func scene(_ bundle: Bundle?, _ identifier: String?) -> Storyboard<Self> {
    Storyboard(name: resourceName, identifier: identifier, bundle: bundle ?? overriddenResourceBundle)
  }
}
