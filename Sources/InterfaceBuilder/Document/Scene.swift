extension InterfaceDocument {
  /// A scene of a storyboard: one controller, with its views.
  public struct Scene: Sendable, Hashable {
    /// The scene's ID, which is not the object ID of its controller.
    public let sceneID: String

    /// The line the scene's tag begins in, counted from 1.
    public let line: Int

    /// The objects at the root of the scene, in document order: the controller, the first responder, the exit, ...
    public internal(set) var objects: [Object]

    /// The segues that begin in the scene, in document order.
    public internal(set) var segues: [Segue]

    /// The scene's controller, storyboard reference or, in a main storyboard of macOS, application (D31).
    ///
    /// It is the object whose `sceneMemberID` is `viewController`, wherever it stands: a first responder may stand
    /// before it. In watchOS no object has one; there it is the first controller (D33).
    /// ``Controller/isController`` tells what it is.
    public internal(set) var controller: Controller?
  }
}

extension InterfaceDocument.Scene {
  /// Adds an object, and takes it for the scene's controller if it is that.
  ///
  /// - Parameters:
  ///   - object: The next object at the root of the scene.
  ///   - platform: The platform of the document.
  mutating func append(_ object: InterfaceDocument.Object, on platform: InterfaceDocument.Platform) {
    objects.append(object)
    let isMember = object.attributes["sceneMemberID"] == "viewController"
    let isCandidate = object.interfaceElement.role == .controller || object.interfaceElement.role == .reference
    let hasMember = controller?.object.attributes["sceneMemberID"] == "viewController"
    if isMember && !hasMember || isCandidate && controller == nil {
      controller = InterfaceDocument.Controller(object, on: platform)
    }
  }
}
