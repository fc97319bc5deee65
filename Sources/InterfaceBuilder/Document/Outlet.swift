extension InterfaceDocument {
  /// A connection from a property of an object to another object.
  public struct Outlet: Sendable, Hashable {
    /// The object ID of the object that has the property; File's Owner is `-1`, on macOS `-2`.
    public let source: String?

    /// The name of the property.
    public let property: String

    /// The object ID of the object that the property is set to.
    public let destination: String?

    /// Whether the object is added to a collection instead.
    public let isCollection: Bool

    /// The line the outlet's tag begins in, counted from 1.
    public let line: Int
  }
}

extension InterfaceDocument.Outlet {
  /// Reads an outlet's tag.
  init(_ tag: OpeningTag, from source: String?) {
    self.source = source
    property = tag.attributes["property"] ?? ""
    destination = tag.attributes.value("destination")
    isCollection = tag.element == "outletCollection"
    line = tag.line
  }
}
