#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// A window for flows. A test bundle of a package has no app around it, so that there may be no scene to show it in.
  @MainActor
  final class Screen {
    let root: UIViewController
    private let window: UIWindow

    init(root: UIViewController = UIViewController()) {
      self.root = root
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      window = UIWindow(frame: frame)
      window.rootViewController = root
      window.isHidden = false
      root.view.frame = frame
      window.layoutIfNeeded()
    }

    /// Lets the window go, and what it shows.
    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }

    /// Whether UIKit presents here at all, which needs no library: without an app, it may not.
    static func presents() async -> Bool {
      let screen = Screen()
      defer { screen.close() }
      var isShown = false
      screen.root.present(UIViewController(), animated: false) { isShown = true }
      await until { isShown }
      guard isShown, screen.root.presentedViewController != nil else { return false }
      var isGone = false
      screen.root.dismiss(animated: false) { isGone = true }
      await until { isGone }
      return isGone
    }

    /// Waits for a condition, and not for long: a test fails in place of waiting.
    static func until(_ condition: @MainActor () -> Bool) async {
      for _ in 1...100 where !condition() { try? await Task.sleep(nanoseconds: 20_000_000) }
    }
  }
#endif
