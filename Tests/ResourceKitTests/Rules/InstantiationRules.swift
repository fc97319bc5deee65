import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Configuring and injecting")
struct InstantiationRules {
  @Test("configure runs once, on the finished instance, before it is returned", arguments: Backend.all)
  func configured(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("HomeViewController", HomeViewController.self))) {
      var configured: [HomeViewController] = []
      let home = HomeViewController.fromStoryboard { configured.append($0) }
      let passed = HomeViewController.fromStoryboard(withStoryboardID: "HomeViewController") { configured.append($0) }
      let value = try HomeViewController.scene.instantiate { configured.append($0) }
      #expect(configured.map(ObjectIdentifier.init) == [home, passed, value].map(ObjectIdentifier.init))
    }
  }

  @Test("A creator makes the instance from the coder", arguments: Backend.all)
  func creator(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .scene("HomeViewController", HomeViewController.self))) {
      let home = HomeViewController.fromStoryboard { coder in HomeViewController(coder: coder, note: "injected") }
      #expect(home.note == "injected")
    }
  }

  @Test("A closure that makes an instance without looking at the coder is a creator", arguments: Backend.all)
  func creatorWithoutCoder(backend: Backend) throws {
    try backend.with(
      StoryboardFixture("Main", .scene("HomeViewController", HomeViewController.self)),
      StoryboardFixture("ProfileViewController", .initial(ProfileViewController.self))
    ) {
      let home = HomeViewController()
      let profile = ProfileViewController()
      let homes = [
        HomeViewController.fromStoryboard { _ in home },
        HomeViewController.fromStoryboard(withStoryboardID: "HomeViewController") { _ in home },
        try HomeViewController.scene.instantiate { _ in home },
        HomeViewController.scene { _ in home },
      ]
      #expect(homes.map(ObjectIdentifier.init) == homes.map { _ in ObjectIdentifier(home) })
      let made = ProfileViewController.instantiateStoryboard { _ in profile }
      #expect(ObjectIdentifier(made) == ObjectIdentifier(profile))
    }
  }

  @Test("R2: a creator that returns nil falls back to the ordinary way", arguments: Backend.all)
  func creatorReturnsNil(backend: Backend) throws {
    try backend.with(StoryboardFixture("Main", .initial(HomeViewController.self))) {
      let home = HomeViewController.fromStoryboard(creator: { _ in nil })
      #expect(type(of: home) == HomeViewController.self)
    }
  }

  @Test("The registry passed is the one asked", arguments: Backend.all)
  func passedRegistry(backend: Backend) throws {
    let registry = try backend.registry(
      Fixtures(storyboards: [StoryboardFixture("Main", .initial(HomeViewController.self))]))
    _ = try HomeViewController.scene.instantiate(from: registry)
    let home = try HomeViewController.scene.instantiate(from: registry) { HomeViewController(coder: $0, note: "both") }
    #expect(home.note == "both")
  }
}
