import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Storyboard rules")
struct StoryboardRules {
  @Test("S1: nothing overridden: storyboard Main, the scene of the class name", arguments: Backend.all)
  func classNameInMain(backend: Backend) throws {
    let main = StoryboardFixture(
      "Main", .initial(AccountViewController.self), .scene("HomeViewController", HomeViewController.self))
    try backend.with(main) {
      let home = HomeViewController.fromStoryboard()
      #expect(type(of: home) == HomeViewController.self)
    }
  }

  @Test("S2: storyboardName overridden: that storyboard", arguments: Backend.all)
  func storyboardNameOverridden(backend: Backend) throws {
    try backend.with(
      StoryboardFixture("Main", .scene("Account", HomeViewController.self)),
      StoryboardFixture("Account", .scene("Account", AccountViewController.self))
    ) {
      _ = AccountViewController.fromStoryboard()
    }
  }

  @Test("S3: storyboardID overridden with a string: that scene", arguments: Backend.all)
  func storyboardIDOverridden(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .initial(HomeViewController.self), .scene("AccountViewController", HomeViewController.self),
      .scene("Account", AccountViewController.self))
    try backend.with(account) {
      _ = AccountViewController.fromStoryboard()
    }
  }

  @Test("S3: a missing explicit ID is an error, never another scene", arguments: Backend.all)
  func explicitIDMissing(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .initial(AccountViewController.self),
      .scene("AccountViewController", AccountViewController.self))
    try backend.with(account) {
      let error = #expect(throws: ResourceError.self) { try AccountViewController.scene.instantiate() }
      #expect(error?.reason == .sceneNotFound)
    }
  }

  @Test("S3: an override that returns the class name is an explicit ID too", arguments: Backend.all)
  func explicitClassName(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .initial(ExplicitViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try ExplicitViewController.scene.instantiate() }
      #expect(error?.reason == .sceneNotFound)
    }
  }

  @Test("S4: storyboardID overridden with nil: the initial controller", arguments: Backend.all)
  func storyboardIDNil(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .initial(EntryViewController.self), .scene("EntryViewController", HomeViewController.self))
    try backend.with(account) {
      _ = EntryViewController.fromStoryboard()
    }
  }

  @Test("S4: no initial controller is an error", arguments: Backend.all)
  func noInitialController(backend: Backend) throws {
    try backend.with(StoryboardFixture("Account", .scene("EntryViewController", EntryViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try EntryViewController.scene.instantiate() }
      #expect(error?.reason == .noInitialController)
    }
  }

  @Test("S5: a passed ID wins over storyboardID", arguments: Backend.all)
  func passedID(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .scene("Account", HomeViewController.self), .scene("X", AccountViewController.self))
    try backend.with(account) {
      _ = AccountViewController.fromStoryboard(withStoryboardID: "X")
    }
  }

  @Test("S5: a passed nil means the initial controller", arguments: Backend.all)
  func passedNil(backend: Backend) throws {
    let account = StoryboardFixture(
      "Account", .initial(AccountViewController.self), .scene("Account", HomeViewController.self))
    try backend.with(account) {
      _ = AccountViewController.fromStoryboard(withStoryboardID: nil)
    }
  }

  @Test("S6: the class name is no ID there: the initial controller of the type", arguments: Backend.all)
  func initialControllerInPlaceOfClassName(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .initial(HomeViewController.self, identifier: "Start"))) {
      _ = HomeViewController.fromStoryboard()
    }
  }

  @Test("S6: an initial controller of another type: an error with both facts", arguments: Backend.all)
  func initialControllerOfAnotherType(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .initial(AccountViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try HomeViewController.scene.instantiate() }
      #expect(error?.reason == .sceneNotFound)
      let module = TypeName.module(of: AccountViewController.self) ?? ""
      #expect(
        error?.found
          == "no scene with this storyboard ID, and the initial controller is of type \(module).AccountViewController"
      )
    }
  }

  @Test("S6: neither scene nor initial controller: an error with both facts", arguments: Backend.all)
  func neitherSceneNorInitialController(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("Other", HomeViewController.self))) {
      let error = #expect(throws: ResourceError.self) { try HomeViewController.scene.instantiate() }
      #expect(error?.found == "no scene with this storyboard ID, and there is no initial controller")
    }
  }

  @Test("S6 holds for the class's own ID only, not for a passed one", arguments: Backend.all)
  func passedClassName(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .initial(HomeViewController.self))) {
      let value = Storyboard<HomeViewController>(name: "Main", identifier: "HomeViewController")
      #expect(throws: ResourceError.self) { try value.instantiate() }
      #expect(throws: ResourceError.self) {
        try HomeViewController.instantiate(fromResource: nil, identifier: "HomeViewController", at: CallSite())
      }
    }
  }

  @Test("S7: each argument wins over the type's own value", arguments: Backend.all)
  func instantiateFromResource(backend: Backend) throws {
    try backend.with(
      StoryboardFixture(
        "Account", .scene("Account", AccountViewController.self), .scene("X", AccountViewController.self)),
      StoryboardFixture("Other", .scene("Account", AccountViewController.self), .scene("X", AccountViewController.self))
    ) {
      _ = AccountViewController.instantiateFromResource("Other", identifier: "X")
      _ = AccountViewController.instantiateFromResource("Other")
      _ = AccountViewController.instantiateFromResource(identifier: "X")
      _ = AccountViewController.instantiateFromResource()
    }
  }

  @Test("S7: left out, the type's own value counts, with S6", arguments: Backend.all)
  func instantiateFromResourceWithInitialController(backend: Backend) throws {
    try backend.with(StoryboardFixture("Other", .initial(HomeViewController.self))) {
      _ = HomeViewController.instantiateFromResource("Other")
    }
  }

  @Test("S12: a storyboard named after the class, its initial controller", arguments: Backend.all)
  func oneStoryboardAController(backend: Backend) throws {
    try backend.with(
      StoryboardFixture(
        "ProfileViewController", .initial(ProfileViewController.self), .scene("Edit", ProfileViewController.self)),
      StoryboardFixture("FriendsViewController", .initial(FriendsViewController.self))
    ) {
      _ = ProfileViewController.instantiateStoryboard()
      let friends: FriendsViewController = FriendsViewController.instantiateStoryboard(bundle: .main)
      #expect(type(of: friends) == FriendsViewController.self)
    }
  }

  @Test("S12: an identifier means another scene of that storyboard", arguments: Backend.all)
  func oneStoryboardAControllerWithIdentifier(backend: Backend) throws {
    let profile = StoryboardFixture(
      "ProfileViewController", .initial(FriendsViewController.self), .scene("Edit", ProfileViewController.self))
    try backend.with(profile) {
      _ = ProfileViewController.instantiateStoryboard(identifier: "Edit")
    }
  }

  @Test(
    "S13: an empty name or ID is an error that says so, and no lookup", arguments: Backend.all,
    [("", "X", "storyboard name"), ("", nil, "storyboard name"), ("Main", "", "storyboard ID")])
  func emptyNames(backend: Backend, row: (name: String, identifier: String?, empty: String)) throws {
    try backend.with(StoryboardFixture("Main", .initial(HomeViewController.self))) {
      let value = Storyboard<HomeViewController>(name: row.name, identifier: row.identifier)
      let error = #expect(throws: ResourceError.self) { try value.instantiate() }
      #expect(error?.reason == .emptyName)
      #expect(error?.found == "an empty \(row.empty)")
    }
  }
}
