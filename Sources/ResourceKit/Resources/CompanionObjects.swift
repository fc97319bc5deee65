import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Keeps the other top-level objects of a nib alive as long as the view that was taken from it (R4).
///
/// A view may need them: an array controller that it is bound to, the target of its action. AppKit and UIKit leave it to
/// the caller to hold them. One that holds the view strongly keeps it alive too.
@MainActor
enum CompanionObjects {
  #if canImport(ObjectiveC)
    private static var key: UInt8 = 0

    /// Keeps objects until the view is gone.
    static func keep(_ objects: [AnyObject], with view: AnyObject) {
      let companions = objects.filter { $0 !== view }
      if companions.isEmpty { return }
      let kept = objc_getAssociatedObject(view, &key) as? [AnyObject] ?? []
      objc_setAssociatedObject(view, &key, kept + companions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  #else
    private struct Entry {
      weak var view: AnyObject?
      var objects: [AnyObject]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Keeps objects until the view is gone and the next nib is loaded.
    static func keep(_ objects: [AnyObject], with view: AnyObject) {
      // Gone views first, because a new one may have the identifier of one of them.
      entries = entries.filter { $0.value.view != nil }
      let companions = objects.filter { $0 !== view }
      if companions.isEmpty { return }
      entries[ObjectIdentifier(view), default: Entry(view: view, objects: [])].objects += companions
    }
  #endif
}
