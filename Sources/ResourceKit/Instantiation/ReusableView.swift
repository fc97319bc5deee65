/// A cell, header, footer or item that a table or collection view makes and reuses.
///
/// Conform where the class is registered with a table or collection view, or is the class of a prototype cell:
///
///     final class PersonCell: UITableViewCell, ReusableView {}
///
///     tableView.register(PersonCell.self)
///     let cell = tableView.dequeue(PersonCell.self, for: indexPath)       // a PersonCell
///
/// A class that is ``NibInstantiatable`` too is registered with its nib, which the platform's own registry finds. A
/// prototype cell of a storyboard is not registered. A cell that is neither makes UIKit raise an exception, which says so; so does
/// a nib that holds anything but one cell, or whose cell has a reuse identifier of its own that is another one.
@MainActor
public protocol ReusableView: AnyObject {
  /// The identifier that the view is registered and reused by; the class name by default.
  ///
  /// Two classes of one table that have the same name in different modules or types need identifiers of their own.
  static var reuseIdentifier: String { get }
}

extension ReusableView {
  /// The class name, without module, enclosing types and generic arguments.
  public static var reuseIdentifier: String { TypeName.bare(self) }
}

extension ReusableView {
  /// The nib to register, from the platform's registry; `nil` where the class itself is registered.
  static func nibSource(for container: AnyObject, at callSite: CallSite) -> (any NibSource)? {
    trapping(for: container, at: callSite) { () throws(ResourceError) in
      if reuseIdentifier.isEmpty { throw .emptyName("reuse identifier") }
      guard let type = self as? any NibInstantiatable.Type else { return nil }
      return try type.platformNibSource(at: callSite)
    }
  }

  /// The reuse identifier to dequeue by; traps where it is empty, which containers take for a mistake.
  static func reuseIdentifier(for container: AnyObject, at callSite: CallSite) -> String {
    trapping(for: container, at: callSite) { () throws(ResourceError) in
      if reuseIdentifier.isEmpty { throw .emptyName("reuse identifier") }
      return reuseIdentifier
    }
  }

  /// The view that the container dequeued, as the type it was asked for.
  static func dequeued(_ view: AnyObject?, from container: AnyObject, at callSite: CallSite) -> Self {
    trapping(for: container, at: callSite) { () throws(ResourceError) in
      guard let view else { throw .reusableViewNotRegistered(self) }
      guard let view = view as? Self else { throw .unexpectedReusableView(type(of: view), instead: self) }
      return view
    }
  }

  private static func trapping<Result>(
    for container: AnyObject, at callSite: CallSite, _ body: () throws(ResourceError) -> Result
  ) -> Result {
    ResourceError.trapping(at: callSite) { () throws(ResourceError) in
      do throws(ResourceError) {
        return try body()
      } catch {
        throw error.asked(
          by: .reusableView(self, identifier: reuseIdentifier, of: type(of: container)), at: callSite)
      }
    }
  }
}

extension NibInstantiatable {
  fileprivate static func platformNibSource(at callSite: CallSite) throws(ResourceError) -> any NibSource {
    try nib.withSource(in: Registries.platform, at: callSite) { $0 }
  }
}
