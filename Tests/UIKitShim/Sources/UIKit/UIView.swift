public import Foundation

@MainActor
open class UIView: UIResponder, ShimDecodable {
  open var frame: CGRect
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self)

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  nonisolated open func awakeFromNib() {}

  open var isHidden = false
  open var window: UIWindow? { superview?.window }
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    if window != nil { view.tellWindow() }
  }

  open func removeFromSuperview() {
    let window = window
    superview?.subviews.removeAll { ObjectIdentifier($0) == ObjectIdentifier(self) }
    superview = nil
    if window != nil { tellWindow() }
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }
}

open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

@MainActor
open class UIGestureRecognizer: NSObject {}

open class UILabel: UIView {
  open var text: String?
}
