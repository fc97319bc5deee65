#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Tells that the app's delegate is released, which owns this.
  final class UIKitDelegateRelease: Sendable {
    private let tell: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    deinit {
      // At once, because a message may come before the next turn.
      if Thread.isMainThread {
        MainActor.assumeIsolated { tell() }
      } else {
        Task { @MainActor [tell] in tell() }
      }
    }
  }
#endif
