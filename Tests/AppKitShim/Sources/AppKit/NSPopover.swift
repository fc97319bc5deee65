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

extension RunLoop.Mode {
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}

/// Whether a modal window has an event loop of its own, on the main thread.
@MainActor public var shimRunsModalLoop = false

/// Whether the event loop of a modal window runs.
@MainActor public private(set) var shimIsInModalLoop = false

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

  /// Returns at once, or with ``shimRunsModalLoop`` when the window is closed.
  public func presentAsModalWindow(_ controller: NSViewController) {
    show(controller, "modal window")
    guard shimRunsModalLoop else { return }
    shimIsInModalLoop = true
    defer { shimIsInModalLoop = false }
    // The actor's thread has a loop of its own here; turns are counted, so that a test fails in place of waiting.
    for _ in 1...100 where controller.presentingViewController != nil {
      _ = RunLoop.current.run(mode: .modalPanel, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  public func present(
    _ controller: NSViewController, asPopoverRelativeTo rectangle: NSRect, of view: NSView, preferredEdge: NSRectEdge,
    behavior: NSPopover.Behavior
  ) {
    if view.window == nil { wouldHaveRaised("NSInvalidArgumentException", "a popover from a view in no window") }
    show(controller, "popover at \(rectangle.origin.x), edge \(preferredEdge.rawValue), \(behavior)")
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

  /// AppKit's other method of the name, which takes anything: `dismissController:`.
  public func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

  /// The user closes what is presented: the notification comes first.
  public func shimDismissByUser() {
    guard let presented = presentedViewControllers?.first else { return }
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: nil)
    dismiss(presented)
  }
}
