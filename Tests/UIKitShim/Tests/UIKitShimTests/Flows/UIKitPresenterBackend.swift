import Foundation
import ResourceKit
import UIKit

extension PresenterBackend {
  static let all = [
    modal("modal", { .modal }), modal("sheet", { .sheet }),
    modal("popover from a bar button item", { .popover(from: .barButtonItem(UIBarButtonItem())) }),
    modal("popover from a rectangle", { .popover(from: .rectangle(.zero, in: UIView(frame: .zero))) }),
    PresenterBackend(
      testDescription: "UINavigationController, push", style: { .push }, automatic: .push, unsupported: nil,
      make: { UINavigationController(rootViewController: SignUpViewController()) },
      shown: { Array((($0 as? UINavigationController)?.viewControllers ?? []).dropFirst()) },
      dismissByUser: { ($0 as? UINavigationController)?.shimGoBack() }, scene: { WelcomeViewController() }),
  ]

  private static func modal(
    _ name: String, _ style: @escaping @MainActor @Sendable () -> PresentationStyle
  ) -> PresenterBackend {
    PresenterBackend(
      testDescription: "UIViewController, \(name)", style: style, automatic: .modal, unsupported: .push,
      make: { SignUpViewController() },
      shown: { [($0 as? UIViewController)?.presentedViewController].compactMap { $0 } },
      dismissByUser: { ($0 as? UIViewController)?.shimDismissByUser() }, scene: { WelcomeViewController() })
  }
}
