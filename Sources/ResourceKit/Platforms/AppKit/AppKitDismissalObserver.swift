#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  /// Notices that a flow's first scene is gone: its popover, window or sheet closed.
  ///
  /// AppKit posts that something closes before its controllers know; so they are looked at afterwards. What is posted to
  /// nobody is noticed when the scene is released.
  final class AppKitDismissalObserver {
    @MainActor private static var key: UInt8 = 0

    private let tokens: [any NSObjectProtocol]

    /// Owned by the presenting controller, until it presents again.
    @MainActor
    static func observe(
      _ scene: NSViewController, for presentation: StoryboardPresentation, by presenter: NSViewController
    ) {
      let observer = AppKitDismissalObserver(presentation)
      objc_setAssociatedObject(presenter, &key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      SceneRelease.watch(scene, for: presentation)
    }

    @MainActor
    private init(_ presentation: StoryboardPresentation) {
      let names = [
        NSPopover.didCloseNotification, NSWindow.didEndSheetNotification, NSWindow.willCloseNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak presentation] _ in
          Task { @MainActor [weak presentation] in presentation?.settle() }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
