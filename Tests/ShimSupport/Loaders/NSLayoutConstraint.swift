public import Foundation

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case leading = 5
    case trailing = 6
    case top = 3
    case bottom = 4
  }

  public let firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondItem: AnyObject?
  public let secondAttribute: Attribute
  open var isActive = false

  init(_ first: (item: AnyObject, attribute: Attribute), _ second: (item: AnyObject, attribute: Attribute)) {
    firstItem = first.item
    firstAttribute = first.attribute
    secondItem = second.item
    secondAttribute = second.attribute
    super.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let view = constraint.firstItem as? ShimView, let container = view.superview else {
        wouldHaveRaised("NSGenericException", "Unable to activate constraint: no common ancestor")
      }
      constraint.isActive = true
      container.constraints.append(constraint)
    }
  }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint((item, attribute), (anchor.item, anchor.attribute))
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
