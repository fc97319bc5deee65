/// Makes a document out of the events of an XML parser.
///
/// It keeps a stack of the elements that are open, and of each only where it stands and its object ID: the depth of a
/// document costs memory, and no recursion.
struct DocumentBuilder {
  private struct OpenElement {
    let place: DocumentPlace
    let objectID: String?
  }

  private var openElements: [OpenElement] = []
  private var root: DocumentRoot?
  private var deployments: [String] = []
  private var scene: InterfaceDocument.Scene?
  private var object: InterfaceDocument.Object?
  private var runtimeAttribute: RuntimeAttributeReader?

  private var hasScenes = false
  private var hasObjects = false
  private var scenes: [InterfaceDocument.Scene] = []
  private var filesOwner: InterfaceDocument.Object?
  private var topLevelObjects: [InterfaceDocument.Object] = []
  private var reuseIdentifiers: [InterfaceDocument.ReuseIdentifier] = []
  private var customClassUses: [InterfaceDocument.CustomClassUse] = []
  private var outlets: [InterfaceDocument.Outlet] = []
  private var tieBreakers: [InterfaceDocument.SegueReference] = []

  private var platform = InterfaceDocument.Platform.unknown

  /// Takes an opening tag.
  ///
  /// - Throws: A ``ReadingError`` if the tag is the root's, and not Interface Builder's.
  mutating func open(_ tag: OpeningTag) throws(ReadingError) {
    let place: DocumentPlace
    if let parent = openElements.last {
      place = parent.place.place(of: tag.element)
    } else {
      root = try DocumentRoot(tag)
      place = .document
    }
    collect(tag, at: place)
    collectAnywhere(tag)
    openElements.append(OpenElement(place: place, objectID: tag.attributes.value("id")))
  }

  /// Takes text.
  mutating func append(_ characters: String) {
    if openElements.last?.place == .runtimeValue { runtimeAttribute?.append(characters) }
  }

  /// Takes the closing tag of the element that was opened last.
  mutating func close() {
    switch openElements.popLast()?.place {
    case .scene:
      if let scene { scenes.append(scene) }
      scene = nil
    case .object:
      if let object { add(object) }
      object = nil
    case .runtimeAttribute:
      if let runtimeAttribute { object?.runtimeAttributes.append(runtimeAttribute.runtimeAttribute) }
      runtimeAttribute = nil
    default:
      break
    }
  }
}

extension DocumentBuilder {
  private mutating func collect(_ tag: OpeningTag, at place: DocumentPlace) {
    switch place {
    case .document:
      updatePlatform()
    case .scenes:
      hasScenes = true
    case .scene:
      scene = InterfaceDocument.Scene(
        sceneID: tag.attributes["sceneID"] ?? "", line: tag.line, objects: [], segues: [], controller: nil)
    case .objects:
      hasObjects = true
    case .object:
      object = InterfaceDocument.Object(tag, on: platform)
    case .runtimeAttribute:
      runtimeAttribute = RuntimeAttributeReader(tag)
    case .runtimeValue:
      runtimeAttribute?.open(tag)
    case .dependencies, .runtimeAttributes, .tieBreakers, .elsewhere:
      break
    }
  }

  /// Collects what may stand anywhere in a document, or nearly so.
  private mutating func collectAnywhere(_ tag: OpeningTag) {
    switch tag.element {
    case "deployment" where openElements.last?.place == .dependencies:
      deployments.append(tag.attributes["identifier"] ?? "")
      updatePlatform()
    case "segue":
      collectSegue(tag)
    case "outlet", "outletCollection":
      outlets.append(InterfaceDocument.Outlet(tag, from: connectedObjectID))
    default:
      break
    }
    if let reuseIdentifier = InterfaceDocument.ReuseIdentifier(tag, inScene: scene?.sceneID, on: platform) {
      reuseIdentifiers.append(reuseIdentifier)
    }
    if !Placeholder.isPlaceholder(tag.element, tag.attributes),
      let use = InterfaceDocument.CustomClassUse(tag, inScene: scene?.sceneID)
    {
      customClassUses.append(use)
    }
  }

  private mutating func collectSegue(_ tag: OpeningTag) {
    if let reference = tag.attributes.value("reference") {
      guard openElements.last?.place == .tieBreakers else { return }
      tieBreakers.append(InterfaceDocument.SegueReference(segueID: reference, line: tag.line))
    } else {
      let segue = InterfaceDocument.Segue(tag, from: connectedObjectID)
      scene?.segues.append(segue)
    }
  }

  /// The ID of the object whose `connections` are open.
  private var connectedObjectID: String? { openElements.dropLast().last?.objectID }

  private mutating func add(_ object: InterfaceDocument.Object) {
    if scene != nil {
      scene?.append(object, on: platform)
    } else if Placeholder.isFilesOwner(object.element, object.attributes) {
      filesOwner = object
    } else if !Placeholder.isPlaceholder(object.element, object.attributes) {
      topLevelObjects.append(object)
    }
  }

  private mutating func updatePlatform() {
    platform = InterfaceDocument.Platform(
      targetRuntime: root?.attributes["targetRuntime"], type: root?.attributes["type"], deployments: deployments)
  }
}

extension DocumentBuilder {
  /// The document, once its root is closed.
  ///
  /// - Throws: A ``ReadingError`` with the reason `truncated` if the root isn't closed, `notInterfaceBuilder` if
  ///   neither its type nor its contents tell what it is.
  func document() throws(ReadingError) -> InterfaceDocument {
    guard let root, openElements.isEmpty else { throw .truncated(line: nil) }
    let kindOfContents: InterfaceDocument.Kind? = hasScenes ? .storyboard : hasObjects ? .xib : nil
    guard let kind = root.kind ?? kindOfContents else { throw .notInterfaceBuilder(root: "document", line: nil) }
    return InterfaceDocument(
      kind: kind,
      type: root.attributes.value("type"),
      targetRuntime: root.attributes.value("targetRuntime"),
      platform: platform,
      toolsVersion: root.attributes.value("toolsVersion"),
      isLaunchScreen: root.attributes["launchScreen"] == "YES",
      initialViewControllerID: root.attributes.value("initialViewController"),
      scenes: scenes,
      filesOwner: filesOwner?.customClass,
      filesOwnerID: filesOwner?.objectID,
      topLevelObjects: topLevelObjects,
      reuseIdentifiers: reuseIdentifiers,
      customClassUses: customClassUses,
      outlets: outlets,
      inferredMetricsTieBreakers: tieBreakers
    )
  }
}
