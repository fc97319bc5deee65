import ResourceKit

/// Each way that a flow goes without being asked.
enum InMemoryDismissal: CaseIterable, Sendable {
  case swipe, back, backToRoot, tapOutside, code

  @MainActor var style: PresentationStyle {
    switch self {
    case .swipe: .sheet
    case .back, .backToRoot: .push
    case .tapOutside: .popover(from: .barButtonItem(AnchorItem()))
    case .code: .modal
    }
  }

  @MainActor func perform(on navigation: InMemoryNavigationController) {
    switch self {
    case .swipe: navigation.swipeDown()
    case .back: navigation.goBack()
    case .backToRoot: navigation.goBackToRoot()
    case .tapOutside: navigation.tapOutside()
    case .code: navigation.dismissPresentedController()
    }
  }
}
