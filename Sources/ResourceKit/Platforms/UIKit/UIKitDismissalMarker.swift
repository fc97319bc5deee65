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
      container(of: scene)?.addSubview(UIKitDismissalMarker(presentation))
    }

    /// The container view of the presentation controller that shows the scene: on an iPhone, that of a popover is another
    /// one than was asked for.
    private static func container(of scene: UIViewController) -> UIView? {
      if #available(iOS 16, tvOS 16, *) { return scene.activePresentationController?.containerView }
      return scene.presentationController?.containerView ?? scene.view.superview
    }

    override func didMoveToWindow() {
      guard window == nil else { return }
      // The container view may go before the controllers know.
      Task { @MainActor [weak presentation] in presentation?.settle() }
    }
  }
#endif
