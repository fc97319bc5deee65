extension InterfaceDocument {
  /// What a storyboard reference refers to.
  public struct StoryboardReference: Sendable, Hashable {
    /// The name of the other storyboard; `nil` means the document's own (D54).
    public let storyboardName: String?

    /// The storyboard ID of the scene; `nil` means the storyboard's initial controller (D54).
    public let referencedIdentifier: String?

    /// The identifier of the bundle the storyboard is in; `nil` means the document's own bundle.
    ///
    /// A storyboard of another bundle is external, not missing (D55).
    public let bundleIdentifier: String?
  }
}

extension InterfaceDocument.StoryboardReference {
  /// Reads a reference from the attributes of a placeholder.
  init(_ attributes: [String: String]) {
    storyboardName = attributes.value("storyboardName")
    referencedIdentifier = attributes.value("referencedIdentifier")
    bundleIdentifier = attributes.value("bundleIdentifier")
  }
}
