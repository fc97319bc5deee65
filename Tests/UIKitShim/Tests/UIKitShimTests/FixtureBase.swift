import Foundation
import UIKit

/// What fixture controllers and views are here.
class ControllerBase: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ViewBase: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
