#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Notices that a flow's first scene was dismissed in code, which UIKit tells no delegate: a view that leaves its window
  /// together with the container view of the presentation.
  @MainActor
  final class UIKitDismissalMarker: UIView {
    private weak var presentation: StoryboardPresentation?

    private init(_ presentation: StoryboardPresentation) {
      self.presentation = presentation
      super.init(frame: .zero)
      isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Marks the presentation of a scene, once it is in its container view.
    static func mark(_ scene: UIViewController, for presentation: StoryboardPresentation) {
      scene.presentationController?.containerView?.addSubview(UIKitDismissalMarker(presentation))
    }

    override func didMoveToWindow() {
      guard window == nil else { return }
      // The container view may go before the controllers know.
      Task { @MainActor [weak presentation] in presentation?.settle() }
    }
  }
#endif
