/// Keeps the other top-level objects of a nib alive as long as the view that was taken from it (R4).
///
/// A view may need them: an array controller that it is bound to, the target of its action. AppKit and UIKit leave it to
/// the caller to hold them. Once the view is gone, they are let go when the next nib is loaded. One that holds the view
/// strongly keeps it alive too.
@MainActor
enum CompanionObjects {
  private struct Entry {
    weak var view: AnyObject?
    var objects: [AnyObject]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Keeps objects until the view is gone.
  static func keep(_ objects: [AnyObject], with view: AnyObject) {
    // Gone views first, because a new one may have the identifier of one of them.
    entries = entries.filter { $0.value.view != nil }
    let companions = objects.filter { $0 !== view }
    if companions.isEmpty { return }
    entries[ObjectIdentifier(view), default: Entry(view: view, objects: [])].objects += companions
  }
}
