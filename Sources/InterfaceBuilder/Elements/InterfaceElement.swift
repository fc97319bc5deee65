/// What an element of a document stands for: its role, and the class an object has without a custom class.
///
///     let cell = InterfaceElement("tableViewCell", on: .iOS)
///     print(cell.baseClass.name, cell.baseClass.module)  // UITableViewCell UIKit
///
/// An element that isn't known gets the plain class of its role, never one made up from its name (D26): an
/// `xyzController` is a plain view controller, an `xyzView` a plain view. ``isKnown`` says so.
public struct InterfaceElement: Sendable, Hashable {
  /// The element's name, such as `tableViewCell`.
  public let name: String

  /// The element's role.
  public let role: Role

  /// The class an object has without a custom class, and which a custom class inherits from (D69, G17).
  public let baseClass: BaseClass

  /// Whether the element is in the table, so that ``baseClass`` is exact.
  public let isKnown: Bool

  /// Looks an element up.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - platform: The platform of its document. An unknown platform is read as UIKit's.
  /// - Complexity: O(1)
  public init(_ name: String, on platform: InterfaceDocument.Platform) {
    let framework = Framework(platform)
    let entry = framework.elements[name]
    self.name = name
    role = entry?.role ?? framework.role(ofUnknown: name)
    baseClass = entry?.baseClass ?? framework.plainClass(role)
    isKnown = entry != nil
  }

  /// Whether objects of the element are views (D70); a window is one where windows are views, in UIKit.
  public var isView: Bool {
    role == .view || role == .reusableView || baseClass.name == "UIWindow"
  }
}

extension InterfaceElement {
  /// A class of a framework.
  public struct BaseClass: Sendable, Hashable {
    /// The name of the class.
    public let name: String

    /// The module to import for it.
    public let module: String
  }

  /// What an element is for.
  ///
  /// There may be more roles some day, so a `switch` over this needs a `default`.
  public struct Role: Sendable, Hashable, CustomStringConvertible {
    private enum Name: String {
      case controller, reference, view, reusableView, window, menu, gestureRecognizer, application, placeholder, object
    }

    private let name: Name

    /// A controller: of a view, of a window, or an interface controller of watchOS.
    public static let controller = Role(name: .controller)
    /// A storyboard reference, which stands for a controller of another storyboard (D52).
    public static let reference = Role(name: .reference)
    /// A view.
    public static let view = Role(name: .view)
    /// A view that is reused by identifier: a cell, a header, a row.
    public static let reusableView = Role(name: .reusableView)
    /// A window or panel.
    public static let window = Role(name: .window)
    /// A menu.
    public static let menu = Role(name: .menu)
    /// A gesture recognizer (D66).
    public static let gestureRecognizer = Role(name: .gestureRecognizer)
    /// The application (D31).
    public static let application = Role(name: .application)
    /// A stand-in for an object outside the document: File's Owner, first responder, exit.
    public static let placeholder = Role(name: .placeholder)
    /// Any other object.
    public static let object = Role(name: .object)

    /// The name of the role.
    public var description: String { name.rawValue }
  }
}
