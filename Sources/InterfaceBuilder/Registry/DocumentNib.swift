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
    if owner == nil, !ownerOutlets.isEmpty { throw .ownerRequired(by: ownerOutlets, in: url) }
    return document.topLevelObjects.map { object in
      let maker = registry.classes.maker(of: object, in: url)
      do throws(ResourceError) {
        return try maker.make(object, of: url)
      } catch {
        return UnavailableObject(name: maker.reference.name, error: error)
      }
    }
  }

  var contents: NibContents? {
    NibContents(
      topLevelObjects: document.topLevelObjects.map { registry.classes.maker(of: $0, in: url).reference },
      ownerOutlets: ownerOutlets)
  }

  /// The outlets of File's Owner that the document connects (R9).
  private var ownerOutlets: [String] {
    document.outlets.filter { $0.source != nil && $0.source == document.filesOwnerID }.map(\.property)
  }
}
