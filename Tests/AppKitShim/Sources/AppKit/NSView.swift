public import Foundation

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor
open class NSResponder: NSObject {
  var shimAssociations: [UnsafeRawPointer: AnyObject] = [:]
  // Set once, by the storyboard that makes the controller, before anybody else has it.
  nonisolated(unsafe) var shimStoryboard: NSStoryboard?
}

@MainActor
open class NSApplication: NSResponder {}

@MainActor
open class NSWindow: NSResponder {
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public override init() { super.init() }

  nonisolated public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
}

@MainActor
open class NSView: NSResponder, ShimDecodable {
  open var frame: NSRect
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var identifier: NSUserInterfaceItemIdentifier?
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { shimWindow ?? superview?.window }
  /// The window whose content the view is.
  public var shimWindow: NSWindow?
  open var translatesAutoresizingMaskIntoConstraints = true
  open internal(set) var constraints: [NSLayoutConstraint] = []

  @available(macOS 11, *)
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide(owningView: self) }

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    identifier = (coder.decodeObject(forKey: "identifier") as? String).map(NSUserInterfaceItemIdentifier.init(_:))
    super.init()
  }

  nonisolated open func awakeFromNib() {}

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }
}

extension NSView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

extension ShimDecodable where Self: NSView {
  /// The initializer that a class found at run time inherits from `NSObject`.
  public init() { self = Self.made() }
}

typealias ShimResponder = NSResponder
typealias ShimView = NSView

/// What the names of the device's own files end in: macOS has none.
let shimVariant = ""

@MainActor
open class NSLayoutGuide: NSObject {
  open private(set) weak var owningView: NSView?

  init(owningView: NSView) {
    self.owningView = owningView
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

open class NSTextField: NSView {
  open var stringValue = ""
}
