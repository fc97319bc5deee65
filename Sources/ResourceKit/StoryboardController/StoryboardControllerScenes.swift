public import Foundation

extension StoryboardController {
  /// Makes a new controller of the scene that a class describes itself by, in the flow's storyboard (rule F5).
  ///
  ///     let signUp = try flow.controller(SignUpViewController.self)
  ///
  /// The storyboard is the flow's, whatever the class's `storyboardName` is; for the rest the rules S3, S4, S6 and S8 hold.
  ///
  /// - Parameters:
  ///   - type: The controller's class.
  ///   - configure: Called once, on the finished controller, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has; its `storyboardController` is this flow.
  /// - Throws: A ``ResourceError``, as ``Storyboard/instantiate(at:)``.
  @_disfavoredOverload
  public func controller<Controller: StoryboardInstantiatable>(
    _ type: Controller.Type = Controller.self, configure: @MainActor (Controller) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Controller {
    let storyboard = try loadedStoryboard(at: CallSite(fileID: fileID, line: line))
    let scene = Controller.scene(named: storyboard.name, bundle: storyboard.bundle)
    let controller = try scene.instantiate(from: storyboard, fileID: fileID, line: line)
    configure(controller)
    return controller
  }

  /// Makes a new controller of the scene that a class describes itself by, with an initializer of the user's (rule F5).
  ///
  ///     let address = try flow.controller(AddressViewController.self) { coder in
  ///       AddressViewController(coder: coder, cart: cart)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The controller's class.
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has; its `storyboardController` is this flow.
  /// - Throws: A ``ResourceError``, as ``Storyboard/instantiate(at:)``.
  public func controller<Controller: StoryboardInstantiatable>(
    _ type: Controller.Type = Controller.self, creator: @escaping @MainActor (NSCoder) -> Controller?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Controller {
    let storyboard = try loadedStoryboard(at: CallSite(fileID: fileID, line: line))
    let scene = Controller.scene(named: storyboard.name, bundle: storyboard.bundle)
    return try scene.instantiate(from: storyboard, creator: creator, fileID: fileID, line: line)
  }

  /// Makes a new controller of the scene with a storyboard ID, in the flow's storyboard (rule F5).
  ///
  /// - Parameters:
  ///   - type: The controller's class.
  ///   - identifier: The storyboard ID; `nil` means the initial controller.
  ///   - configure: Called once, on the finished controller, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has; its `storyboardController` is this flow.
  /// - Throws: A ``ResourceError``, as ``Storyboard/instantiate(at:)``.
  public func controller<Controller: AnyObject>(
    _ type: Controller.Type = Controller.self, withStoryboardID identifier: String?,
    configure: @MainActor (Controller) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Controller {
    let storyboard = try loadedStoryboard(at: CallSite(fileID: fileID, line: line))
    let scene = Storyboard<Controller>(name: storyboard.name, identifier: identifier, bundle: storyboard.bundle)
    let controller = try scene.instantiate(from: storyboard, fileID: fileID, line: line)
    configure(controller)
    return controller
  }

  /// Says for the first scene, and for each class, whether the flow's storyboard has the scene, without making any.
  ///
  ///     try CheckoutFlow(cart: cart).verify([AddressViewController.self]).throwProblems()
  ///
  /// - Parameters:
  ///   - types: The classes of the flow's scenes.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The outcome for the first scene (rule F4), and for each class.
  /// - Throws: A ``ResourceError``, as ``loadStoryboard()``.
  public func verify(
    _ types: [any StoryboardInstantiatable.Type] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> VerificationReport {
    let callSite = CallSite(fileID: fileID, line: line)
    let storyboard = try loadedStoryboard(at: callSite)
    func scene<Controller: StoryboardInstantiatable>(of type: Controller.Type) -> any ResourceInstantiatable {
      type.scene(named: storyboard.name, bundle: storyboard.bundle)
    }
    let first = firstScene(of: storyboard)
    return Registries.with(controllers: storyboard) {
      VerificationReport(
        entries: [first.scene.verify(request: first.request, at: callSite)]
          + types.map { scene(of: $0).verify(at: callSite) })
    }
  }

  /// Makes the first scene (rule F4), of whatever type: it is the presenter that can show it or can't.
  func makeFirstScene(at callSite: CallSite) throws(ResourceError) -> AnyObject {
    let storyboard = try loadedStoryboard(at: callSite)
    let first = firstScene(of: storyboard)
    return try first.scene.instantiate(from: storyboard, creator: nil, request: first.request, at: callSite)
  }

  private func firstScene(of storyboard: FlowStoryboard) -> (scene: Storyboard<AnyObject>, request: ResourceRequest) {
    let identifier = delegate?.storyboardControllerIdentifierForInitialController(self)
    let request = ResourceRequest.firstScene(
      type(of: self), identifier: identifier, of: delegate.map { type(of: $0) }, storyboard: storyboard.name,
      in: BundleSearch(given: storyboard.bundle, for: type(of: self)))
    return (Storyboard(name: storyboard.name, identifier: identifier, bundle: storyboard.bundle), request)
  }
}
