public import Foundation

/// A view that a popover can point at; `UIView` and `NSView` are such views.
@MainActor
public protocol PopoverAnchorView: AnyObject {}

/// An item of a bar that a popover can point at; `UIBarButtonItem` and `NSToolbarItem` are such items.
@MainActor
public protocol PopoverAnchorItem: AnyObject {}

/// What a popover points at (rule F10).
///
/// In UIKit, the bar of a bar button item becomes a passthrough view where the presenting controller is a navigation
/// controller or inside one; another bar does not. In AppKit, nothing lets touches through, an item needs a view, and a
/// view a window.
///
///     try flow.present(from: .rectangle(button.bounds, in: button, permittedArrowDirections: [.up, .down]))
///     try flow.present(from: .barButtonItem(addButton))
@MainActor
public struct PopoverAnchor {
  /// What the popover points at.
  public enum Target {
    /// A rectangle, in the coordinates of a view.
    case rectangle(CGRect, view: any PopoverAnchorView)
    /// An item of a bar; in UIKit, a navigation controller's bar is a passthrough view while the popover is shown.
    case barButtonItem(any PopoverAnchorItem)
  }

  /// What the popover points at.
  public let target: Target

  /// The directions that the popover's arrow may point in.
  public let permittedArrowDirections: ArrowDirections

  /// A rectangle in a view.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle, in the view's coordinates.
  ///   - view: The view.
  ///   - permittedArrowDirections: The directions that the arrow may point in; any by default.
  /// - Returns: The anchor.
  public static func rectangle(
    _ rectangle: CGRect, in view: any PopoverAnchorView, permittedArrowDirections: ArrowDirections = .any
  ) -> PopoverAnchor {
    PopoverAnchor(target: .rectangle(rectangle, view: view), permittedArrowDirections: permittedArrowDirections)
  }

  /// An item of a navigation bar or a toolbar.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - permittedArrowDirections: The directions that the arrow may point in; any by default.
  /// - Returns: The anchor.
  public static func barButtonItem(
    _ item: any PopoverAnchorItem, permittedArrowDirections: ArrowDirections = .any
  ) -> PopoverAnchor {
    PopoverAnchor(target: .barButtonItem(item), permittedArrowDirections: permittedArrowDirections)
  }
}

extension PopoverAnchor {
  /// Directions that a popover's arrow may point in; `.down` means that the popover is above what it points at.
  public struct ArrowDirections: OptionSet, Sendable {
    /// A bit for each direction, the bits of `UIPopoverArrowDirection`.
    public let rawValue: UInt

    /// The directions of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover is below what it points at.
    public static let up = ArrowDirections(rawValue: 1)
    /// Down: the popover is above what it points at.
    public static let down = ArrowDirections(rawValue: 2)
    /// Left: the popover is to the right of what it points at.
    public static let left = ArrowDirections(rawValue: 4)
    /// Right: the popover is to the left of what it points at.
    public static let right = ArrowDirections(rawValue: 8)
    /// Every direction.
    public static let any: ArrowDirections = [.up, .down, .left, .right]
  }
}
