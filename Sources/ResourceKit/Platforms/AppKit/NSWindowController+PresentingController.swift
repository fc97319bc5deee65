#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation

  @MainActor private var presentationKey: UInt8 = 0

  /// A window controller presents from the controller of its window's content.
  extension NSWindowController: PresentingController {
    /// Where the library keeps the flow that the controller presents.
    public var storyboardPresentation: StoryboardPresentation? {
      get { objc_getAssociatedObject(self, &presentationKey) as? StoryboardPresentation }
      set { objc_setAssociatedObject(self, &presentationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The storyboard that made the controller.
    public var originStoryboard: AnyObject? { storyboard }

    /// What the content's controller presents.
    public var presentedController: AnyObject? { contentViewController?.presentedController }

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
