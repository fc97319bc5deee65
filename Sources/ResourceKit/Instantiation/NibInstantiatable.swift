/// A view that comes from a nib.
///
/// Conform where the class is the custom class of a top-level object in a xib, and the xib is named after the class:
///
///     final class BadgeView: UIView, NibInstantiatable {}
///
///     let badge = BadgeView.fromNib()                             // the first BadgeView of BadgeView.xib
///
/// A nib of another name takes one line. In a class that has subclasses, write `class var`: a subclass can't override a
/// protocol's default.
///
///     class var nibName: String { "Badges" }
///
/// A view controller whose view is in a nib conforms too. On UIKit and AppKit it is made with `init(nibName:bundle:)`, and
/// its view is loaded when it is asked for.
@MainActor
public protocol NibInstantiatable: Instantiatable {
  /// The nib's name, without extension; the class name by default (rules N1, N2).
  static var nibName: String { get }
}

extension NibInstantiatable {
  /// The class name, without module, enclosing types and generic arguments.
  public static var nibName: String { resourceName }

  /// Rule N2 as a typed error: ``instantiateFromResource(_:identifier:fileID:line:)`` traps where this throws.
  ///
  /// - Parameters:
  ///   - name: The nib's name; `nil` means ``nibName``.
  ///   - identifier: `nil`; the objects of a nib have no identifiers.
  ///   - callSite: The user's line that asked.
  /// - Returns: A view that nobody else has.
  /// - Throws: A ``ResourceError``, as ``Nib/instantiate(at:)``;
  ///   `identifierNotApplicable` for an identifier.
  public static func instantiate(
    fromResource name: String?, identifier: String?, at callSite: CallSite
  ) throws(ResourceError) -> Self {
    let nib = nib(named: name ?? nibName)
    if let identifier { throw nib.identifierNotApplicable(identifier, at: callSite) }
    return try nib.instantiate(at: callSite)
  }
}

extension NibInstantiatable {
  /// The class's nib as a value: `try BadgeView.nib.instantiate()` throws where `fromNib()` traps.
  public static var nib: Nib<Self> { nib(named: nibName) }

  /// Makes a new view of the class's nib; traps with the error's message where the nib or the view isn't there.
  ///
  /// - Parameters:
  ///   - owner: File's Owner, whose outlets the nib connects; none by default (rule N6).
  ///   - configure: Called once, on the finished view, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A view that nobody else has.
  public static func fromNib(
    owner: AnyObject? = nil, configure: @MainActor (Self) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    nib(owner: owner, configure: configure, fileID: fileID, line: line)
  }

  private static func nib(named name: String) -> Nib<Self> {
    Nib(name: name, bundle: overriddenResourceBundle)
  }
}
