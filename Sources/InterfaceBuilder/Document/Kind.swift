extension InterfaceDocument {
  /// The kinds of Interface Builder documents.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A document of scenes.
    case storyboard

    /// A document of top-level objects.
    case xib
  }
}
