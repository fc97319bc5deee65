import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("Creators that the platform would raise an exception for")
struct CreatorTests {
  let fixtures = FixtureBundle()

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
        a creator that makes \(ShimPlatform.tests).HomeViewController, for a scene of the class \
        \(ShimPlatform.tests).DerivedViewController
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
    #expect(
      error?.found.hasPrefix("a creator that makes \(ShimPlatform.tests).BaseViewController, for a scene") == true)
  }

  @Test("A creator that makes a subclass of the scene's class")
  func madeSubclass() throws {
    _ = try scene(BaseViewController.self)
    let value = Storyboard<DerivedViewController>(name: "Main", bundle: fixtures.reopened)
    let controller = try value.instantiate { DerivedViewController(coder: $0) }
    #expect(type(of: controller) == DerivedViewController.self)
  }
}
