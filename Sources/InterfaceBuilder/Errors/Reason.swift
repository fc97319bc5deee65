extension ReadingError {
  /// The kinds of reasons for which a document can't be read.
  ///
  /// There may be more some day, so a `switch` over this needs a `default`.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    private enum Name: String {
      case empty, undecodableText, conflictMarkers, unsupportedMarkup, malformedXML, truncated
      case notInterfaceBuilder, oldFormat, unreadableFile
    }

    private let name: Name

    /// The document has no bytes, or only blanks (D23, X1).
    public static let empty = Reason(name: .empty)

    /// The bytes are not text in the encoding of the document (X4).
    public static let undecodableText = Reason(name: .undecodableText)

    /// The document holds the markers of a merge conflict (D101).
    public static let conflictMarkers = Reason(name: .conflictMarkers)

    /// The document holds markup that Interface Builder never writes and that isn't safe to parse: declarations inside
    /// its document type (entities, for one), or a processing instruction without contents.
    public static let unsupportedMarkup = Reason(name: .unsupportedMarkup)

    /// The XML has a fault (X2, X4, X7).
    public static let malformedXML = Reason(name: .malformedXML)

    /// The document stops before its end (X2).
    public static let truncated = Reason(name: .truncated)

    /// The document is XML, but none of Interface Builder's.
    public static let notInterfaceBuilder = Reason(name: .notInterfaceBuilder)

    /// The document is from before Xcode 5 (D90).
    public static let oldFormat = Reason(name: .oldFormat)

    /// There is no file, or none that can be read.
    public static let unreadableFile = Reason(name: .unreadableFile)

    /// The name of the reason.
    public var description: String { name.rawValue }
  }
}
