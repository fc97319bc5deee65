#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  /// An `NSNib`.
  ///
  /// AppKit gives a nib's top-level objects in no fixed order, so an index means little; a type is what to ask for.
  @MainActor
  final class AppKitNib: NibSource, ControllerNibSource {
    /// The nib, for table and collection views.
    let nib: NSNib

    private let name: String
    private let bundle: Bundle

    init?(named name: String, in bundle: Bundle) {
      guard let nib = NSNib(nibNamed: name, bundle: bundle) else { return nil }
      self.nib = nib
      self.name = name
      self.bundle = bundle
    }

    /// AppKit does not tell.
    var contents: NibContents? { nil }

    func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject] {
      var objects: NSArray?
      guard nib.instantiate(withOwner: owner, topLevelObjects: &objects), let objects else {
        throw .nibNotInstantiable()
      }
      return objects.map { $0 as AnyObject }.filter { !($0 is NSApplication) }
    }

    func controller(of type: AnyClass) -> AnyObject? {
      (type as? any AppKitNibController.Type)?.made(fromNib: name, in: bundle)
    }
  }

  /// A controller whose view is in a nib: each of AppKit's but collection view items, which stand in their nibs.
  @MainActor
  protocol AppKitNibController: NSViewController {}

  extension NSViewController: AppKitNibController {}

  extension AppKitNibController {
    fileprivate static func made(fromNib name: String, in bundle: Bundle) -> Self? {
      self is NSCollectionViewItem.Type ? nil : Self(nibName: name, bundle: bundle)
    }
  }
#endif
