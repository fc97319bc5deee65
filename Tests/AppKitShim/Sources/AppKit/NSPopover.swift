public import Foundation

@MainActor
open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

  nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

@MainActor
open class NSToolbarItem: NSObject {
  open var view: NSView?
}

/// What a controller keeps for its presentations.
@MainActor
private final class ShimPresentations {
  var presented: [NSViewController] = []
  weak var presenting: NSViewController?
  var style = ""
}

@MainActor private var presentationsKey: UInt8 = 0

extension NSWindowController {
  public var storyboard: NSStoryboard? { shimStoryboard }
}

extension NSViewController {
  public var storyboard: NSStoryboard? { shimStoryboard }

  private var presentations: ShimPresentations {
    if let found = objc_getAssociatedObject(self, &presentationsKey) as? ShimPresentations { return found }
    let presentations = ShimPresentations()
    objc_setAssociatedObject(self, &presentationsKey, presentations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return presentations
  }

  public var presentedViewControllers: [NSViewController]? { presentations.presented }
  public var presentingViewController: NSViewController? { presentations.presenting }

  /// How the controller is presented, in words.
  public var shimStyle: String { presentations.style }

  public func presentAsSheet(_ controller: NSViewController) { show(controller, "sheet") }
  public func presentAsModalWindow(_ controller: NSViewController) { show(controller, "modal window") }

  public func present(
    _ controller: NSViewController, asPopoverRelativeTo rectangle: NSRect, of view: NSView, preferredEdge: NSRectEdge,
    behavior: NSPopover.Behavior
  ) {
    show(controller, "popover at \(rectangle.origin.x), edge \(preferredEdge.rawValue)")
  }

  private func show(_ controller: NSViewController, _ style: String) {
    presentations.presented.append(controller)
    controller.presentations.presenting = self
    controller.presentations.style = style
  }

  public func dismiss(_ controller: NSViewController) {
    presentations.presented.removeAll { ObjectIdentifier($0) == ObjectIdentifier(controller) }
    controller.presentations.presenting = nil
  }

  /// The user closes what is presented: the notification comes first.
  public func shimDismissByUser() {
    guard let presented = presentedViewControllers?.first else { return }
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: nil)
    dismiss(presented)
  }
}
