import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Creators and owners that UIKit would raise an exception for")
struct CreatorAndOwnerTests {
  let fixtures = FixtureBundle(prefix: "UI")

  private func scene<Controller>(_ type: Controller.Type) throws -> Storyboard<Controller> {
    try fixtures.write(
      StoryboardFixture("Main", .initial(BaseViewController.self), .scene("Derived", DerivedViewController.self)))
    return Storyboard(name: "Main", identifier: "Derived", bundle: fixtures.reopened)
  }

  @Test("A creator of another class: it is not called")
  func otherClass() throws {
    let error = #expect(throws: ResourceError.self) {
      try scene(HomeViewController.self).instantiate { _ in
        Issue.record("called")
        return nil
      }
    }
    #expect(error?.reason == .unexpectedType)
    #expect(
      error?.found == """
        a creator that makes a UIKitShimTests.HomeViewController, for a scene of the class \
        UIKitShimTests.DerivedViewController
        """)
  }

  @Test("A creator declared with a base class that makes the scene's class")
  func declaredBaseClass() throws {
    var made: BaseViewController?
    let controller = try scene(BaseViewController.self).instantiate { coder in
      made = DerivedViewController(coder: coder)
      return made
    }
    #expect(made.map(ObjectIdentifier.init) == ObjectIdentifier(controller))
  }

  @Test("A creator that makes the base class of the scene's class")
  func madeBaseClass() throws {
    let error = #expect(throws: ResourceError.self) {
      try scene(BaseViewController.self).instantiate { BaseViewController(coder: $0) }
    }
    #expect(error?.found.hasPrefix("a creator that makes a UIKitShimTests.BaseViewController, for a scene") == true)
  }

  @Test("A creator that makes a subclass of the scene's class")
  func madeSubclass() throws {
    _ = try scene(BaseViewController.self)
    let value = Storyboard<DerivedViewController>(name: "Main", bundle: fixtures.reopened)
    let controller = try value.instantiate { DerivedViewController(coder: $0) }
    #expect(type(of: controller) == DerivedViewController.self)
  }

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
