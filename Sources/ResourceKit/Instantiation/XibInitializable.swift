public import Foundation

/// A view that has a xib to itself, named after its class: ``NibInstantiatable`` in an older spelling (rule N7).
///
///     final class BadgeView: UIView, XibInitializable {}
///
///     let badge = BadgeView.instantiateXib()                      // the first BadgeView of BadgeView.xib
@MainActor
public protocol XibInitializable: ResourceBundleProvider {}

extension XibInitializable {
  /// The view of the class's xib as a value.
  public static var xib: Nib<Self> { Nib(name: resourceName, bundle: overriddenResourceBundle) }

  /// Makes a new view of the class's xib; traps with the error's message where the xib or the view isn't there.
  ///
  /// - Parameters:
  ///   - bundle: The only bundle to look in; `nil` means the class's (rule S11).
  ///   - configure: Called once, on the finished view, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A view that nobody else has.
  public static func instantiateXib(
    bundle: Bundle? = nil, configure: @MainActor (Self) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Nib<Self>(name: resourceName, bundle: bundle ?? overriddenResourceBundle)(
      configure: configure, fileID: fileID, line: line)
  }
}
