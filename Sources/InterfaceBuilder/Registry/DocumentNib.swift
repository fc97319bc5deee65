import Foundation
import ResourceKit

/// A xib document that makes its top-level objects.
@MainActor
final class DocumentNib: NibSource {
  private let document: InterfaceDocument
  private let url: URL
  private let registry: DocumentRegistry

  init(_ document: InterfaceDocument, at url: URL, of registry: DocumentRegistry) {
    self.document = document
    self.url = url
    self.registry = registry
  }

  func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject] {
    let outlets = document.outlets.filter { $0.source == document.filesOwnerID }
    if owner == nil, !outlets.isEmpty { throw .ownerRequired(by: outlets.map(\.property), in: url) }
    var objects: [AnyObject] = []
    for object in document.topLevelObjects {
      let made = try registry.classes.maker(of: object).make(with: AttributeCoder(object))
      objects.append(made ?? UnavailableObject())
    }
    return objects
  }

  var contents: NibContents? {
    NibContents(topLevelObjects: document.topLevelObjects.map { registry.classes.maker(of: $0).reference })
  }
}

/// Keeps the place of an object whose class this process does not have, such as a gesture recognizer on Linux: it is only
/// an error where that object is asked for (rules N3, N4).
private final class UnavailableObject {}

extension InterfaceDocument {
  /// The object ID of File's Owner (D73).
  fileprivate var filesOwnerID: String { platform == .macOS ? "-2" : "-1" }
}
