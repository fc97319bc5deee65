import AppKit
import Foundation
import ResourceKit

extension PresenterBackend {
  static let all = [
    backend("NSViewController, modal window", { .modal }), backend("NSViewController, sheet", { .sheet }),
    backend("NSViewController, popover", { .popover(from: .rectangle(.zero, in: NSView.inWindow())) }),
    backend("NSWindowController, sheet", { .sheet }) {
      let window = NSWindowController()
      window.contentViewController = SignUpViewController()
      return window
    },
  ]

  private static func backend(
    _ name: String, _ style: @escaping @MainActor @Sendable () -> PresentationStyle,
    make: @escaping @MainActor @Sendable () -> any PresentingController = { SignUpViewController() }
  ) -> PresenterBackend {
    PresenterBackend(
      testDescription: name, style: style, automatic: .sheet, unsupported: .push, make: make,
      shown: { content($0)?.presentedViewControllers ?? [] },
      dismissByUser: { presenter in
        content(presenter)?.shimDismissByUser()
        // What the notification started comes before this.
        await Task { @MainActor in }.value
      }, scene: { WelcomeViewController() })
  }

  @MainActor
  private static func content(_ presenter: any PresentingController) -> NSViewController? {
    presenter as? NSViewController ?? (presenter as? NSWindowController)?.contentViewController
  }
}

extension NSView {
  /// A view that a popover can point at.
  static func inWindow(frame: NSRect = .zero) -> NSView {
    let view = NSView(frame: frame)
    view.shimWindow = NSWindow()
    return view
  }
}
