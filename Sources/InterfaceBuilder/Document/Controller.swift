extension InterfaceDocument {
  /// The controller of a scene, or what stands in its place: a storyboard reference, or macOS's application.
  public struct Controller: Sendable, Hashable {
    /// The controller's object: ID, element, line, class and attributes.
    public let object: Object

    /// The storyboard ID, by which the scene is looked up; in watchOS it is the attribute `identifier` (D33).
    ///
    /// A storyboard reference may have one of its own (D57).
    public let storyboardIdentifier: String?

    /// The storyboard that a placeholder refers to, or `nil` where this is no placeholder (D52).
    public let reference: StoryboardReference?
  }
}

extension InterfaceDocument.Controller {
  /// Reads a controller from the object it is.
  init(_ object: InterfaceDocument.Object, on platform: InterfaceDocument.Platform) {
    self.object = object
    storyboardIdentifier =
      object.attributes.value("storyboardIdentifier")
      ?? (platform == .watchOS ? object.attributes.value("identifier") : nil)
    reference =
      object.interfaceElement.role == .reference ? InterfaceDocument.StoryboardReference(object.attributes) : nil
  }

  /// Whether this is a controller; false for a storyboard reference, an application and a custom object (D31, D52).
  public var isController: Bool { object.interfaceElement.role == .controller }

  /// Whether this is a placeholder for a scene of another storyboard (D52).
  public var isReference: Bool { reference != nil }

  /// The controller's ID, unique in its document.
  public var objectID: String { object.objectID }

  /// The name of the controller's element, such as `tableViewController`.
  public var element: String { object.element }

  /// What the element stands for: its role and the class it has without a custom class (G17).
  public var interfaceElement: InterfaceElement { object.interfaceElement }

  /// The line the controller's tag begins in, counted from 1.
  public var line: Int { object.line }

  /// The controller's custom class.
  public var customClass: InterfaceDocument.CustomClass? { object.customClass }

  /// The restoration identifier.
  public var restorationIdentifier: String? { object.attributes.value("restorationIdentifier") }

  /// The title.
  public var title: String? { object.attributes.value("title") }

  /// All the attributes of the controller's tag, as written.
  public var attributes: [String: String] { object.attributes }

  /// The user-defined runtime attributes of the controller, in document order; those of its views are left out.
  public var runtimeAttributes: [InterfaceDocument.RuntimeAttribute] { object.runtimeAttributes }
}
