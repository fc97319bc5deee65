#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  public import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  @MainActor private var presentationKey: UInt8 = 0

  extension PresentingController where Self: NSObject {
    /// Where the library keeps the flow that the controller presents.
    public var storyboardPresentation: StoryboardPresentation? {
      get { objc_getAssociatedObject(self, &presentationKey) as? StoryboardPresentation }
      set { objc_setAssociatedObject(self, &presentationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }
#endif
