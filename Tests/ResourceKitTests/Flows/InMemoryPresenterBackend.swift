import ResourceKit

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
      make: { InMemoryController() }, shown: { [($0 as? InMemoryController)?.presentedController].compactMap { $0 } },
      dismissByUser: { ($0 as? InMemoryController).map(dismissByUser) }, scene: { WelcomeViewController() })
  }
}
