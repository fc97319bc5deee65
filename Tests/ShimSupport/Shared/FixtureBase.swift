import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// What fixture controllers and views are here.
class ControllerBase: PlatformViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ViewBase: PlatformView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
