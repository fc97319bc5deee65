/// A view that is File's Owner of a nib, and shows what is in it.
///
/// Conform where the view is made in code or in another document, and its content is in a xib whose File's Owner has the
/// class as its custom class. The views of the xib are plain views: were one of the class itself, it would load the xib
/// again. Outlets of the class are connected before the views are added.
///
///     final class RatingView: UIView, NibOwnerLoadable {
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         loadNibContent()                                        // the views of RatingView.xib, edge to edge
///       }
///
///       required init?(coder: NSCoder) {
///         super.init(coder: coder)
///         loadNibContent()
///       }
///     }
///
/// A subclass shows the nib of the class that calls `loadNibContent()`.
@MainActor
public protocol NibOwnerLoadable: ResourceBundleProvider {
  /// The nib's name, without extension; the class name by default.
  static var nibName: String { get }
}

extension NibOwnerLoadable {
  /// The class name, without module, enclosing types and generic arguments.
  public static var nibName: String { resourceName }
}

/// What the content of a ``NibOwnerLoadable`` view is pinned to.
public enum NibContentGuide: Sendable {
  /// The edges of the view.
  case edges
  /// The layout margins of the view.
  case margins
}

extension NibOwnerLoadable {
  /// The views of the nib, loaded with this object as its owner; traps where there is none.
  func nibContent<View: AnyObject>(_ type: View.Type, at callSite: CallSite) -> [View] {
    ResourceError.trapping(at: callSite) { () throws(ResourceError) in
      let nib = Nib<Self>(name: Self.nibName, bundle: Self.overriddenResourceBundle)
      return try nib.withSource(in: Registries.views, at: callSite) { source throws(ResourceError) in
        let objects = try NibContent.loading(Self.self) { () throws(ResourceError) in
          try source.topLevelObjects(owner: self)
        }
        let views = objects.compactMap { $0 as? View }
        if views.isEmpty {
          throw .contentNotFound(View.self, available: objects.map { TypeName.qualified(Swift.type(of: $0)) })
        }
        CompanionObjects.keep(objects, with: self)
        return views
      }
    }
  }
}

/// How deep the loads of an owner's class are in one another at this moment.
@MainActor
private enum NibContent {
  private static var depths: [ObjectIdentifier: Int] = [:]

  /// A view in a view in a view is fine; this many are a view that loads itself, without end (D75).
  private static let limit = 50

  /// Loads a nib, unless it is one of too many of the same owner's class that are being loaded in one another.
  static func loading<Objects>(
    _ owner: AnyClass, _ load: () throws(ResourceError) -> Objects
  ) throws(ResourceError) -> Objects {
    let key = ObjectIdentifier(owner)
    let depth = depths[key, default: 0]
    guard depth < limit else { throw .ownerLoadsItself(owner) }
    depths[key] = depth + 1
    defer { depths[key] = depth }
    return try load()
  }
}
