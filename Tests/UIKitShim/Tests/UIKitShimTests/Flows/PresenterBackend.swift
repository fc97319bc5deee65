import ResourceKit
import Testing

/// A kind of controller that presents flows: every presenter law runs against each of them, in each of its styles.
struct PresenterBackend: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// A style that the presenter has.
  let style: @MainActor @Sendable () -> PresentationStyle

  /// The style that ``PresentationStyle/automatic`` stands for.
  let automatic: PresentationStyle.Kind

  /// A style that the presenter does not have.
  let unsupported: PresentationStyle?

  /// Makes a presenter that presents nothing.
  let make: @MainActor @Sendable () -> any PresentingController

  /// What is shown by the presenter, over it or on its stack, the bottom of the stack left out.
  let shown: @MainActor @Sendable (any PresentingController) -> [AnyObject]

  /// Plays the user who takes away what the presenter shows, and waits until the presenter can have noticed.
  let dismissByUser: @MainActor @Sendable (any PresentingController) async -> Void

  /// Makes a first scene that the presenter can show.
  let scene: @MainActor @Sendable () -> AnyObject
}
