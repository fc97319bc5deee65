#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation

  /// A window controller presents from the controller of its window's content.
  extension NSWindowController: PresentingController {
    /// The storyboard that made the controller.
    public var originStoryboard: AnyObject? { storyboard }

    /// What the content's controller presents.
    public var controllerInFront: AnyObject? { contentViewController?.controllerInFront }

    /// A sheet.
    public var automaticPresentationStyle: PresentationStyle { .sheet }

    /// Presents the first scene as the content's controller does; without one, in no style.
    public func beginPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) throws(ResourceError) {
      guard let contentViewController else { throw presentation.notSupported(available: []) }
      try contentViewController.beginPresentation(presentation, animated: animated, completion: completion)
    }

    /// Whether the content's controller shows the first scene.
    public func shows(_ presentation: StoryboardPresentation) -> Bool {
      contentViewController?.shows(presentation) == true
    }

    /// Dismisses the first scene.
    public func endPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      guard let contentViewController else { return completion() }
      contentViewController.endPresentation(presentation, animated: animated, completion: completion)
    }
  }
#endif
