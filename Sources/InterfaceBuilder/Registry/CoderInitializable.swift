public import Foundation

/// A class whose instances a ``DocumentRegistry`` makes from documents.
///
/// Conform where the class has a coder initializer and is no `NSCoding`, as on a machine with no UI framework; every
/// controller and view of UIKit and AppKit is `NSCoding`, and needs nothing.
///
///     class SettingsViewController: CoderInitializable {
///       let title: String?
///
///       required init?(coder: NSCoder) {
///         title = coder.decodeObject(forKey: "title") as? String
///       }
///     }
@MainActor
public protocol CoderInitializable: AnyObject {
  /// Makes an instance of what the coder says of its object in the document.
  ///
  /// - Parameter coder: Answers for the attributes of the object's element, such as `title`, and for the key paths of its
  ///   user-defined runtime attributes.
  init?(coder: NSCoder)
}
