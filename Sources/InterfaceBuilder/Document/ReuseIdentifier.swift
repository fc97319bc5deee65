extension InterfaceDocument {
  /// An element that has a reuse identifier: a cell or another reusable view.
  public struct ReuseIdentifier: Sendable, Hashable {
    /// The reuse identifier.
    public let identifier: String

    /// The element's object ID; empty where the tag has none.
    public let objectID: String

    /// The name of the element, such as `collectionViewCell`.
    public let element: String

    /// What the element stands for: its role and the class it has without a custom class.
    public let interfaceElement: InterfaceElement

    /// The element's custom class.
    public let customClass: CustomClass?

    /// The ID of the scene it is in; `nil` in a xib.
    public let sceneID: String?

    /// The line the element's tag begins in, counted from 1.
    public let line: Int
  }
}

extension InterfaceDocument.ReuseIdentifier {
  /// Reads an element's tag, or gives `nil` where it has no reuse identifier.
  init?(_ tag: OpeningTag, inScene sceneID: String?, on platform: InterfaceDocument.Platform) {
    guard let identifier = tag.attributes.value("reuseIdentifier") else { return nil }
    self.identifier = identifier
    objectID = tag.attributes["id"] ?? ""
    element = tag.element
    interfaceElement = InterfaceElement(tag.element, on: platform)
    customClass = InterfaceDocument.CustomClass(tag.attributes)
    self.sceneID = sceneID
    line = tag.line
  }
}
