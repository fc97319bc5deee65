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

  /// Plays the user who takes away what the presenter shows.
  let dismissByUser: @MainActor @Sendable (any PresentingController) -> Void

  /// A new registry's storyboard whose first scene the presenter can show.
  let scene: @MainActor @Sendable () -> AnyObject
}

extension PresenterBackend {
  static let all = inMemory

  static let inMemory = [
    inMemory("modal", { .modal }) { $0.swipeDown() },
    inMemory("sheet", { .sheet }) { $0.swipeDown() },
    inMemory("popover", { .popover(from: .barButtonItem(AnchorItem())) }) { $0.tapOutside() },
    PresenterBackend(
      testDescription: "InMemoryNavigationController, push", style: { .push }, automatic: .push, unsupported: nil,
      make: { InMemoryNavigationController(root: InMemoryController()) },
      shown: { Array((($0 as? InMemoryNavigationController)?.stack ?? []).dropFirst()) },
      dismissByUser: { ($0 as? InMemoryNavigationController)?.goBack() }, scene: { WelcomeViewController() }),
  ]

  private static func inMemory(
    _ name: String, _ style: @escaping @MainActor @Sendable () -> PresentationStyle,
    dismissByUser: @escaping @MainActor @Sendable (InMemoryController) -> Void
  ) -> PresenterBackend {
    PresenterBackend(
      testDescription: "InMemoryController, \(name)", style: style, automatic: .modal, unsupported: .push,
      make: { InMemoryController() }, shown: { [($0 as? InMemoryController)?.inFront].compactMap { $0 } },
      dismissByUser: { ($0 as? InMemoryController).map(dismissByUser) }, scene: { WelcomeViewController() })
  }
}
