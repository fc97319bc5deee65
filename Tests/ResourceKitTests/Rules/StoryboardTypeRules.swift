import ResourceKit
import Testing

@MainActor
@Suite("Storyboard rules: types")
struct StoryboardTypeRules {
  @Test("S8: an instance of another type is an error with both names", arguments: Backend.all)
  func unexpectedType(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("HomeViewController", AccountViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try HomeViewController.scene.instantiate() }
      #expect(error?.reason == .unexpectedType)
      let text = "\(try #require(error))"
      for part in ["HomeViewController", ".AccountViewController", "\"Main\"", "\"HomeViewController\""] {
        #expect(text.contains(part))
      }
    }
  }

  @Test("S8: a subclass is accepted", arguments: Backend.all)
  func subclassAccepted(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("BaseViewController", DerivedViewController.self))) {
      let base = BaseViewController.fromStoryboard()
      #expect(type(of: base) == DerivedViewController.self)
    }
  }

  @Test("S9: on a subclass, the subclass's name and type", arguments: Backend.all)
  func calledOnSubclass(backend: Backend) throws {
    let main = StoryboardFixture(
      "Main", .scene("BaseViewController", BaseViewController.self),
      .scene("DerivedViewController", DerivedViewController.self))
    try backend.with(main) {
      let derived: DerivedViewController = DerivedViewController.fromStoryboard()
      #expect(type(of: derived) == DerivedViewController.self)
    }
  }

  @Test("S9: a subclass's scene of the base type is an error", arguments: Backend.all)
  func baseInPlaceOfSubclass(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("DerivedViewController", BaseViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try DerivedViewController.scene.instantiate() }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("S9, R8: a subclass overrides what its base gave as a class var", arguments: Backend.all)
  func subclassOverrides(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .scene("Account", AccountViewController.self), .scene("Premium", PremiumViewController.self))
    try backend.with(account) {
      let premium: PremiumViewController = PremiumViewController.fromStoryboard()
      #expect(type(of: premium) == PremiumViewController.self)
    }
  }
}
