public import Foundation

typealias ShimResponder = UIResponder
typealias ShimView = UIView

@MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?

  init(owningView: UIView) {
    self.owningView = owningView
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}
