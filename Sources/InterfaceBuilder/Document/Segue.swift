extension InterfaceDocument {
  /// An arrow from a scene to another.
  public struct Segue: Sendable, Hashable {
    /// The segue's ID, unique in its document; empty where the tag has none.
    public let objectID: String

    /// The object ID of what the segue begins at: the controller, or a control or cell in its scene.
    public let source: String?

    /// The object ID of the controller the segue leads to; of the exit, for an unwind segue.
    public let destination: String?

    /// The segue's kind as written: `show`, `embed`, `relationship`, `unwind`, `custom`, ...
    public let kind: String?

    /// The identifier, unique among the segues of its source controller.
    public let identifier: String?

    /// What a relationship segue relates, such as `rootViewController` or `viewControllers`.
    public let relationship: String?

    /// The class of a custom segue.
    public let customClass: CustomClass?

    /// The action an unwind segue calls.
    public let unwindAction: String?

    /// The line the segue's tag begins in, counted from 1.
    public let line: Int
  }

  /// A mention of a segue in the document's `inferredMetricsTieBreakers`.
  ///
  /// It leads nowhere. One whose segue isn't in the document is a fault that makes Apple's compiler fail (D62).
  public struct SegueReference: Sendable, Hashable {
    /// The object ID of the segue.
    public let segueID: String

    /// The line the reference's tag begins in, counted from 1.
    public let line: Int
  }
}

extension InterfaceDocument.Segue {
  /// Reads a segue's tag.
  init(_ tag: OpeningTag, from source: String?) {
    objectID = tag.attributes["id"] ?? ""
    self.source = source
    destination = tag.attributes.value("destination")
    kind = tag.attributes.value("kind")
    identifier = tag.attributes.value("identifier")
    relationship = tag.attributes.value("relationship")
    customClass = InterfaceDocument.CustomClass(tag.attributes)
    unwindAction = tag.attributes.value("unwindAction")
    line = tag.line
  }

  /// Whether the segue goes back, so that it has no destination to check: it ends at the scene's exit (D59).
  public var isUnwind: Bool { kind == "unwind" }

  /// Whether the segue contains rather than leads: from a navigation controller to its root, and the like.
  public var isRelationship: Bool { kind == "relationship" }
}
