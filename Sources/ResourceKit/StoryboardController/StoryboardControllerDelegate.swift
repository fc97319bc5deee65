/// What a flow asks for and tells: conform in what starts the flow.
///
///     extension ShopViewController: StoryboardControllerDelegate {
///       func storyboardControllerPresentingController(
///         _ storyboardController: StoryboardController
///       ) -> (any PresentingController)? { navigationController }
///
///       func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {
///         account = signIn.result
///       }
///     }
///
/// Each presentation ends with exactly one of ``storyboardControllerDidFinish(_:)`` and
/// ``storyboardControllerDidCancel(_:)``; with neither where the presenting controller was released first, and no result
/// was given. In a class that has subclasses, write the methods in the base: a subclass can't override a protocol's
/// default.
@MainActor
public protocol StoryboardControllerDelegate: AnyObject {
  /// The controller to present the flow from; `nil`, the default, is an error (rule F8).
  func storyboardControllerPresentingController(
    _ storyboardController: StoryboardController
  ) -> (any PresentingController)?

  /// The storyboard ID of the first scene; `nil`, the default, means the initial controller (rule F4).
  func storyboardControllerIdentifierForInitialController(_ storyboardController: StoryboardController) -> String?

  /// The flow finished with a result, and is gone (rule F17).
  func storyboardControllerDidFinish(_ storyboardController: StoryboardController)

  /// The flow was dismissed without a result, by the user or by code, and is gone (rules F13, F15).
  func storyboardControllerDidCancel(_ storyboardController: StoryboardController)
}

extension StoryboardControllerDelegate {
  /// None.
  public func storyboardControllerPresentingController(
    _ storyboardController: StoryboardController
  ) -> (any PresentingController)? { nil }

  /// The initial controller.
  public func storyboardControllerIdentifierForInitialController(
    _ storyboardController: StoryboardController
  ) -> String? { nil }

  /// Nothing.
  public func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {}

  /// Nothing.
  public func storyboardControllerDidCancel(_ storyboardController: StoryboardController) {}
}
