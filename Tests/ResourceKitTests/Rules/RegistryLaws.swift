import Foundation
import ResourceKit
import Testing

/// The promises of every registry, as the comments of `ControllerRegistry` and `StoryboardSource` state them.
@MainActor
@Suite("Registry laws")
struct RegistryLaws {
  let fixtures = Fixtures(
    storyboards: [
      StoryboardFixture("Main", .initial(HomeViewController.self), .scene("Account", AccountViewController.self)),
      StoryboardFixture("Bare", .scene("Account", AccountViewController.self)),
    ],
    nibs: [NibFixture("Pair", BadgeView.self, OtherView.self)])

  @Test("A storyboard or nib that isn't there is nil", arguments: Backend.all)
  func missing(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    for name in ["Other", "main", "Main.storyboard", "../Main", "Main/", " ", ".", "..", "/", "\u{0}", "🙂"] {
      #expect(try registry.storyboard(named: name, in: .main) == nil, "\(name)")
      #expect(try registry.nib(named: name, in: .main) == nil, "\(name)")
    }
  }

  @Test("A scene that isn't there is nil, and never another scene", arguments: Backend.all)
  func missingScene(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    for identifier in ["account", "Account ", "HomeViewController", "🙂", "\u{0}"] {
      #expect(try main.controller(withIdentifier: identifier, creator: nil) == nil, "\(identifier)")
    }
    let bare = try #require(try registry.storyboard(named: "Bare", in: .main))
    #expect(try bare.controller(withIdentifier: nil, creator: nil) == nil)
  }

  @Test("R12: two calls make two instances", arguments: Backend.all)
  func newInstances(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    let first = try #require(try main.controller(withIdentifier: "Account", creator: nil))
    let second = try #require(try main.controller(withIdentifier: "Account", creator: nil))
    #expect(ObjectIdentifier(first) != ObjectIdentifier(second))
    let nib = try #require(try registry.nib(named: "Pair", in: .main))
    let objects = try nib.topLevelObjects(owner: nil) + nib.topLevelObjects(owner: nil)
    #expect(Set(objects.map(ObjectIdentifier.init)).count == 4)
  }

  @Test("Asking again gives an equal answer", arguments: Backend.all)
  func repeatable(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    for _ in 1...2 {
      #expect(try registry.storyboard(named: "Other", in: .main) == nil)
      let main = try #require(try registry.storyboard(named: "Main", in: .main))
      #expect(try main.controller(withIdentifier: "Account", creator: nil) is AccountViewController)
      #expect(try main.controller(withIdentifier: nil, creator: nil) is HomeViewController)
    }
  }

  @Test("A creator is called once, with a working coder, and its instance is the one", arguments: Backend.all)
  func creator(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    var made: [HomeViewController] = []
    let creator = ControllerCreator(of: HomeViewController.self) { coder in
      #expect(coder.allowsKeyedCoding)
      #expect(coder.decodeObject(forKey: "absent") == nil)
      let controller = HomeViewController(coder: coder, note: "made")
      made += [controller].compactMap { $0 }
      return controller
    }
    let controller = try main.controller(withIdentifier: nil, creator: creator)
    #expect(made.count == 1)
    #expect(controller.map(ObjectIdentifier.init) == made.first.map(ObjectIdentifier.init))
  }

  @Test("A creator that makes nothing: the ordinary way", arguments: Backend.all)
  func creatorWithoutResult(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    var calls = 0
    let creator = ControllerCreator(of: HomeViewController.self) { _ in
      calls += 1
      return nil
    }
    #expect(try main.controller(withIdentifier: nil, creator: creator) is HomeViewController)
    #expect(calls == 1)
  }

  @Test("A creator that makes what the scene's class does not allow is an error", arguments: Backend.all)
  func creatorOfAnotherClass(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    // A platform's nib that can't be read does not tell its class; the platform then says itself what it does not allow.
    guard main.contents?.initialScene?.controller != nil else { return }
    let creators = [
      ControllerCreator(of: AccountViewController.self) { AccountViewController(coder: $0) },
      ControllerCreator(of: FixtureController.self) { AccountViewController(coder: $0) },
    ]
    for creator in creators {
      let error = #expect(throws: ResourceError.self) { try main.controller(withIdentifier: nil, creator: creator) }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("A creator is not called where there is no scene", arguments: Backend.all)
  func creatorWithoutScene(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    let creator = ControllerCreator(of: HomeViewController.self) { _ in
      Issue.record("called")
      return nil
    }
    #expect(try main.controller(withIdentifier: "Other", creator: creator) == nil)
  }

  @Test("The objects of a nib come in the nib's order", arguments: Backend.all)
  func order(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    let nib = try #require(try registry.nib(named: "Pair", in: .main))
    let objects = try nib.topLevelObjects(owner: nil)
    #expect(objects.map { type(of: $0) == BadgeView.self } == [true, false])
  }

  @Test("What a registry says it has is what it gives out", arguments: Backend.all)
  func names(backend: Backend) throws {
    let registry = try backend.registry(fixtures)
    if let names = registry.storyboardNames(in: .main) { #expect(names == ["Bare", "Main"]) }
    if let names = registry.nibNames(in: .main) { #expect(names == ["Pair"]) }
    let main = try #require(try registry.storyboard(named: "Main", in: .main))
    if let contents = main.contents {
      #expect(contents.identifiers == ["Account"])
      #expect(contents.initialScene != nil)
    }
    let bare = try #require(try registry.storyboard(named: "Bare", in: .main))
    if let contents = bare.contents { #expect(contents.initialScene == nil) }
  }
}
