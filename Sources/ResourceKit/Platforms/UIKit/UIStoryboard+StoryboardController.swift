#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIStoryboard {
    /// The flow whose storyboard this is, if that is alive (rule F16).
    public var storyboardController: StoryboardController? { StoryboardLinks.flow(of: self) }
  }
#endif
