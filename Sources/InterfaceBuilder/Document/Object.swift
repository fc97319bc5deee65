extension InterfaceDocument {
  /// An object of a document: a top-level object of a xib, or an object at the root of a scene.
  public struct Object: Sendable, Hashable {
    /// The object's ID, unique in its document; empty where the tag has none.
    public let objectID: String

    /// The name of the object's element, such as `tableViewCell`.
    public let element: String

    /// What the element stands for: its role and the class it has without a custom class.
    public let interfaceElement: InterfaceElement

    /// The line the object's tag begins in, counted from 1.
    public let line: Int

    /// The object's custom class.
    public let customClass: CustomClass?

    /// All the attributes of the object's tag, as written.
    public let attributes: [String: String]

    /// The user-defined runtime attributes of the object itself, in document order; those of its views are left out.
    public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  }
}

extension InterfaceDocument.Object {
  /// Reads an object's tag.
  init(_ tag: OpeningTag, on platform: InterfaceDocument.Platform) {
    objectID = tag.attributes["id"] ?? ""
    element = tag.element
    interfaceElement = InterfaceElement(tag.element, on: platform)
    line = tag.line
    customClass = InterfaceDocument.CustomClass(tag.attributes)
    attributes = tag.attributes
  }
}
