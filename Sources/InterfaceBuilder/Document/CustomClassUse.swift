extension InterfaceDocument {
  /// An element that has a custom class.
  public struct CustomClassUse: Sendable, Hashable {
    /// The custom class.
    public let customClass: CustomClass

    /// The element's object ID; empty where the tag has none.
    public let objectID: String

    /// The name of the element: a controller's, a view's, a segue's, ...
    public let element: String

    /// The ID of the scene it is in; `nil` in a xib.
    public let sceneID: String?

    /// The line the element's tag begins in, counted from 1.
    public let line: Int
  }
}

extension InterfaceDocument.CustomClassUse {
  /// Reads an element's tag, or gives `nil` where it has no custom class.
  init?(_ tag: OpeningTag, inScene sceneID: String?) {
    guard let customClass = InterfaceDocument.CustomClass(tag.attributes) else { return nil }
    self.customClass = customClass
    objectID = tag.attributes["id"] ?? ""
    element = tag.element
    self.sceneID = sceneID
    line = tag.line
  }
}
