#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSStoryboard {
    /// The flow whose storyboard this is, if that is alive (rule F16).
    @MainActor
    public var storyboardController: StoryboardController? { StoryboardLinks.flow(of: self) }
  }
#endif
