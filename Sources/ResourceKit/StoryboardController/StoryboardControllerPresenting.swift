extension StoryboardController {
  /// Whether the flow is presented, from the moment it begins to appear until it is gone.
  public var isPresented: Bool { presentation?.isCurrent == true }

  /// The controller that presents the flow now.
  public var presentingController: (any PresentingController)? {
    presentation.flatMap { $0.isCurrent ? $0.presenter : nil }
  }

  /// Presents the flow from the controller that the delegate gives (rules F8, F9).
  ///
  /// - Parameters:
  ///   - style: How to present it; by default, a navigation controller pushes, any other presents modally.
  ///   - animated: Whether the transition is animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - completion: Called once, after the transition.
  /// - Throws: A ``ResourceError``: `noPresenter` where there is no delegate or it gives no controller, or as
  ///   ``PresentingController/present(_:as:animated:fileID:line:completion:)``.
  public func present(
    as style: PresentationStyle = .automatic, animated: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line, completion: @escaping @MainActor () -> Void = {}
  ) throws(ResourceError) {
    guard let presenter = delegate?.storyboardControllerPresentingController(self) else {
      let error = ResourceError.noPresenter(delegate: delegate.map { type(of: $0) })
      throw error.asked(
        by: .presentation(type(of: self), style: nil, presenter: nil), at: CallSite(fileID: fileID, line: line))
    }
    try present(
      from: presenter, as: style, animated: animated, fileID: fileID, line: line, completion: completion)
  }

  /// Presents the flow from a controller (rules F9 to F12): the same as
  /// ``PresentingController/present(_:as:animated:fileID:line:completion:)`` from the flow's side.
  ///
  /// - Parameters:
  ///   - presenter: The controller to present the flow from.
  ///   - style: How to present it; by default, a navigation controller pushes, any other presents modally.
  ///   - animated: Whether the transition is animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - completion: Called once, after the transition.
  /// - Throws: A ``ResourceError``, as ``PresentingController/present(_:as:animated:fileID:line:completion:)``.
  public func present(
    from presenter: any PresentingController, as style: PresentationStyle = .automatic, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, completion: @escaping @MainActor () -> Void = {}
  ) throws(ResourceError) {
    try presenter.present(
      self, as: style, animated: animated, fileID: fileID, line: line, completion: completion)
  }

  /// Presents the flow as a popover, from the controller that the delegate gives (rules F8, F10).
  ///
  /// - Parameters:
  ///   - anchor: What the popover points at.
  ///   - animated: Whether the transition is animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - completion: Called once, after the transition.
  /// - Throws: A ``ResourceError``, as ``present(as:animated:fileID:line:completion:)``.
  public func present(
    from anchor: PopoverAnchor, animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping @MainActor () -> Void = {}
  ) throws(ResourceError) {
    try present(
      as: .popover(from: anchor), animated: animated, fileID: fileID, line: line, completion: completion)
  }

  /// Takes the flow away without a result, undoing what presenting did (rule F13).
  ///
  /// A pushed flow is popped to the controller below it, any other is dismissed. While the flow is still appearing, it is
  /// taken away as soon as it has appeared.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - completion: Called once, after the transition and after the delegate was told.
  /// - Throws: A ``ResourceError``: `notPresented` where the flow is not presented or is going already (rule F14).
  public func dismiss(
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping @MainActor () -> Void = {}
  ) throws(ResourceError) {
    guard let presentation, presentation.isCurrent, !presentation.isEnding else {
      let error: ResourceError = isPresented ? .dismissedAlready() : .notPresented()
      throw error.asked(by: .dismissal(type(of: self)), at: CallSite(fileID: fileID, line: line))
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// The one road of presenting.
  ///
  /// - Returns: How the presentation ends, and the presentation; none where the flow finished while its first scene was
  ///   made.
  @discardableResult
  func present(
    by presenter: any PresentingController, as style: PresentationStyle, animated: Bool, at callSite: CallSite,
    completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) -> (ending: PresentationEnding, presentation: StoryboardPresentation?) {
    let style = style.kind == .automatic ? presenter.automaticPresentationStyle : style
    do throws(ResourceError) {
      try checkPresentable(by: presenter)
      let ending = makeEnding()
      let presentation = try begin(ending, by: presenter, as: style, animated: animated, at: callSite, completion)
      if presentation == nil { completion() }
      return (ending, presentation)
    } catch {
      throw error.asked(
        by: .presentation(type(of: self), style: style, presenter: type(of: presenter)), at: callSite)
    }
  }

  /// - Returns: None where the flow finished before there was anything to show.
  private func begin(
    _ ending: PresentationEnding, by presenter: any PresentingController, as style: PresentationStyle,
    animated: Bool, at callSite: CallSite, _ completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) -> StoryboardPresentation? {
    let earlier = self.ending
    self.ending = ending
    do throws(ResourceError) {
      try loadedStoryboard(at: callSite)
      willPresent()
      guard ending.isOpen else { return nil }
      let scene = try makeFirstScene(at: callSite)
      guard ending.isOpen else { return nil }
      // The user's code ran meanwhile, and may have presented.
      try checkPresentable(by: presenter)
      self.ending = ending
      let presentation = StoryboardPresentation(of: self, scene: scene, by: presenter, as: style, ending: ending)
      try presentation.begin(scene: scene, from: presenter, animated: animated, completion: completion)
      return presentation
    } catch {
      guard ending.isOpen else { return nil }
      if self.ending === ending { self.ending = earlier }
      throw error
    }
  }

  private func checkPresentable(by presenter: any PresentingController) throws(ResourceError) {
    // What has gone unnoticed is over.
    presentation?.settle()
    presenter.storyboardPresentation?.settle()
    if presentation == nil, let ending, ending.hasResult { ending.tell(self) }
    if let presentation {
      throw .alreadyPresented(by: presentation.presenter.map { type(of: $0) }, isEnding: presentation.isEnding)
    }
    if let other = presenter.storyboardPresentation, other.isCurrent, other.isEnding {
      throw .presenterOccupied(byEnding: type(of: other.storyboardController))
    }
    if let other = presenter.presentedStoryboardController ?? presenter.controllerInFront {
      throw .presenterOccupied(
        by: type(of: other), isPushed: presenter.storyboardPresentation?.style.kind == .push)
    }
  }
}
