public import Foundation

/// A class that says which bundle its resources are in.
///
/// The instantiation protocols refine it; conform to one of them. Override ``resourceBundle`` where the resource is in a
/// bundle of its own:
///
///     class var resourceBundle: Bundle { .module }
@MainActor
public protocol ResourceBundleProvider: AnyObject {
  /// The bundle of the class's resources.
  ///
  /// The bundle of the class itself (the default) means rule S11: that bundle, then the SwiftPM resource bundle of the
  /// class's module, then the main bundle. Any other bundle is the only one looked in.
  static var resourceBundle: Bundle { get }
}

extension ResourceBundleProvider {
  /// The bundle of the class.
  public static var resourceBundle: Bundle { Bundle(for: self) }

  /// The overridden bundle, if it is one (rule S11).
  static var overriddenResourceBundle: Bundle? {
    let bundle = resourceBundle
    return bundle == Bundle(for: self) ? nil : bundle
  }

  /// The class's name, which its resources are named after (rules S1, S9, S10, S12, N1).
  static var resourceName: String { TypeName.bare(self) }
}
