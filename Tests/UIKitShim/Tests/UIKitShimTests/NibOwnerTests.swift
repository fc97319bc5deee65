import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Nibs and owners that UIKit would raise an exception for")
struct NibOwnerTests {
  let fixtures = FixtureBundle()

  @Test("R9: no owner for a nib that has outlets of one")
  func ownerMissing() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let nib = Nib<UIView>(name: "Rating", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate() }
    #expect(error?.reason == .ownerRequired)
    #expect(error?.found == "outlets of File's Owner, \"stars\", and no owner")
  }

  @Test("R9: an owner of another class, without the nib's outlets")
  func ownerOfAnotherClass() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0, "note": 0])
    let nib = Nib<UIView>(name: "Rating", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate(owner: HomeViewController()) }
    #expect(error?.reason == .unsuitableOwner)
    #expect(
      error?.found == "outlets of File's Owner, \"stars\", which a UIKitShimTests.HomeViewController does not have")
  }

  @Test("N6: an owner with the outlets gets the views")
  func owner() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let owner = StarsOwner()
    let view = try Nib<UIView>(name: "Rating", bundle: fixtures.bundle).instantiate(owner: owner)
    #expect(owner.stars.map(ObjectIdentifier.init) == ObjectIdentifier(view))
  }

  @Test("A controller that stands in the nib as an object is that object")
  func controllerInNib() throws {
    try fixtures.write(
      "Page", objects: [["class": String(reflecting: HomeViewController.self), "base": "UIViewController"]])
    let page = try Nib<HomeViewController>(name: "Page", bundle: fixtures.bundle).instantiate()
    #expect(page.nibName == nil)
  }

  @Test("N3: a gesture recognizer first, and N5: nothing but one")
  func gestureRecognizer() throws {
    let badge = ["class": String(reflecting: BadgeView.self)]
    try fixtures.write("Badge", objects: [["base": "UIGestureRecognizer"], badge])
    try fixtures.write("Gesture", objects: [["base": "UIGestureRecognizer"]])
    _ = try Nib<BadgeView>(name: "Badge", bundle: fixtures.bundle).instantiate()
    let error = #expect(throws: ResourceError.self) {
      try Nib<BadgeView>(name: "Gesture", bundle: fixtures.bundle).instantiate()
    }
    #expect(error?.available == ["UIKit.UIGestureRecognizer"])
  }
}

@MainActor
final class StarsOwner: NSObject, ShimOutlets {
  var stars: UIView?

  func shimSet(_ object: AnyObject, for outlet: String) -> Bool {
    stars = object as? UIView
    return outlet == "stars"
  }
}
