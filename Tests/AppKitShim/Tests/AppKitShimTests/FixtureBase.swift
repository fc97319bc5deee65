import Foundation
import AppKit

/// What fixture controllers and views are here.
class ControllerBase: NSViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ViewBase: NSView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
