#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Tells a presentation that its scene was released: how a dismissal is noticed that the platform tells nobody.
  final class SceneRelease {
    @MainActor private static var key: UInt8 = 0
    private weak var presentation: StoryboardPresentation?

    private init(_ presentation: StoryboardPresentation) { self.presentation = presentation }

    deinit {
      Task { @MainActor [weak presentation] in presentation?.wasDismissed() }
    }

    /// Watches a scene, which owns what watches it.
    @MainActor
    static func watch(_ scene: AnyObject, for presentation: StoryboardPresentation) {
      objc_setAssociatedObject(scene, &key, SceneRelease(presentation), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
