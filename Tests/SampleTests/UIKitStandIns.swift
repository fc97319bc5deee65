import Foundation
import ResourceKit

// Just enough of UIKit for the samples to compile on any machine; the packages UIKitShim and AppKitShim have more.

@MainActor
class UIViewController {
  var title: String?

  init() {}
  required init?(coder: NSCoder) {}
}

@MainActor
class UIView {
  init() {}
  required init?(coder: NSCoder) {}
}

@MainActor
class UITapGestureRecognizer {
  init() {}
}
