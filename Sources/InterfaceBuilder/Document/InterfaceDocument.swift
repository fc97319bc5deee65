public import Foundation

/// What a `.storyboard` or `.xib` document holds.
///
/// Read a document where there is no Interface Builder: in a command line tool, in a build plugin, in a test on Linux.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     for scene in document.scenes {
///       print(scene.controller?.storyboardIdentifier ?? "no storyboard ID", scene.line)
///     }
///
/// A storyboard has scenes and no top-level objects; a xib has top-level objects and no scenes. An attribute that the
/// document gives as `""` is absent wherever it names something: an identifier, a class, a module (G6, D37).
public struct InterfaceDocument: Sendable, Hashable {
  /// Whether this is a storyboard or a xib.
  public let kind: Kind

  /// The document's type as written, such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  public let type: String?

  /// The document's target runtime as written, such as `iOS.CocoaTouch`.
  public let targetRuntime: String?

  /// The platform the document is for.
  public let platform: Platform

  /// The version of Interface Builder that saved the document.
  public let toolsVersion: String?

  /// Whether the document is a launch screen, which can have no code of its own (D106).
  public let isLaunchScreen: Bool

  /// The object ID of the controller a storyboard starts with, or `nil` where it has no entry point (D21).
  public let initialViewControllerID: String?

  /// The scenes of a storyboard, in document order.
  public let scenes: [Scene]

  /// The custom class of a xib's File's Owner.
  ///
  /// The owner is the placeholder `IBFilesOwner`; on macOS it is the custom object with the ID -2 (D73).
  public let filesOwner: CustomClass?

  /// The object ID of a xib's File's Owner, which its outlets have for their source.
  public let filesOwnerID: String?

  /// The top-level objects of a xib, in document order.
  ///
  /// File's Owner, first responder, application and other placeholders are not among them (D73).
  public let topLevelObjects: [Object]

  /// The elements that have a reuse identifier, in document order.
  public let reuseIdentifiers: [ReuseIdentifier]

  /// The elements that have a custom class, however deep, in document order; placeholders are left out.
  public let customClassUses: [CustomClassUse]

  /// The outlets and outlet collections, in document order.
  public let outlets: [Outlet]

  /// The segues that the document prefers when it infers metrics: references, not segues of their own (D62).
  public let inferredMetricsTieBreakers: [SegueReference]
}

extension InterfaceDocument {
  /// Reads a document.
  ///
  /// The encoding is UTF-8 unless a byte order mark or the XML declaration says otherwise (X6).
  ///
  /// - Parameter data: The bytes of the document.
  /// - Throws: A ``ReadingError`` whose reason is `empty` for no bytes or only blanks (D23, X1), `undecodableText` for
  ///   bytes that are no text in the document's encoding (X4), `conflictMarkers` for an unresolved merge (D101),
  ///   `unsupportedMarkup` for a document type that declares entities and the like, `truncated` for a document that
  ///   stops before its end (X2), `malformedXML` for other faults of the XML (X2, X4, X7), `oldFormat` for a document
  ///   from before Xcode 5 (D90), and `notInterfaceBuilder` for other XML.
  /// - Complexity: O(*n*), where *n* is the number of bytes; quadratic in the number of attributes of a single tag.
  public init(data: Data) throws(ReadingError) {
    self = try DocumentReader.document(from: data)
  }

  /// Reads the document in a file.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: What ``init(data:)`` throws, with ``ReadingError/file`` set; `unreadableFile` where there is no file, or
  ///   none that can be read.
  public init(contentsOf url: URL) throws(ReadingError) {
    do throws(ReadingError) {
      try self.init(data: FileContents.data(at: url))
    } catch {
      throw error.naming(url)
    }
  }

  /// The controller the storyboard starts with, or `nil` where it has no entry point, or one that is no controller.
  public var initialController: Controller? {
    guard let initialViewControllerID else { return nil }
    return scenes.lazy.compactMap(\.controller).first { controller in
      controller.objectID == initialViewControllerID && (controller.isController || controller.isReference)
    }
  }
}
