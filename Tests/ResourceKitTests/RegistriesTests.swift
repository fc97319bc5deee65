import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Registries: which one is asked")
struct RegistriesTests {
  private func registry(note: String) throws -> InMemoryRegistry {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController") { () -> HomeViewController in
      let home = HomeViewController()
      home.note = note
      return home
    }
    try registry.addNib("BadgeView") { () -> BadgeView in
      let badge = BadgeView()
      badge.note = note
      return badge
    }
    return registry
  }

  @Test("The passed registry wins over the scoped one")
  func passed() throws {
    let passed = try registry(note: "passed")
    try Registries.with(registry(note: "scoped")) {
      let home = try HomeViewController.scene.instantiate(from: passed)
      let badge = try BadgeView.nib.instantiate(from: passed)
      #expect(home.note == "passed")
      #expect(badge.note == "passed")
      #expect(HomeViewController.fromStoryboard().note == "scoped")
      #expect(BadgeView.fromNib().note == "scoped")
    }
  }

  @Test("The innermost scope wins, and what it leaves out stays as it is outside")
  func nested() throws {
    try Registries.with(registry(note: "outer")) {
      try Registries.with(views: registry(note: "inner")) {
        #expect(HomeViewController.fromStoryboard().note == "outer")
        #expect(BadgeView.fromNib().note == "inner")
      }
      #expect(BadgeView.fromNib().note == "outer")
    }
  }

  @Test("A scope holds across suspension, and in the tasks it starts")
  func asynchronous() async throws {
    let note = try await Registries.with(registry(note: "scoped")) {
      await Task.yield()
      return await Task { HomeViewController.fromStoryboard().note }.value
    }
    #expect(note == "scoped")
  }

  @Test("Scopes of two tasks do not touch", arguments: ["one", "two", "three", "four"])
  func parallel(note: String) async throws {
    try await Registries.with(registry(note: note)) {
      for _ in 1...20 {
        await Task.yield()
        #expect(HomeViewController.fromStoryboard().note == note)
      }
    }
  }

  @Test("A scope passes on the error of its body, typed")
  func typedErrors() async throws {
    let registry = InMemoryRegistry()
    func synchronous() throws(ResourceError) -> HomeViewController {
      try Registries.with(registry) { () throws(ResourceError) in try HomeViewController.scene.instantiate() }
    }
    func asynchronous() async throws(ResourceError) -> HomeViewController {
      try await Registries.with(registry) { () async throws(ResourceError) in
        await Task.yield()
        return try HomeViewController.scene.instantiate()
      }
    }
    #expect(throws: ResourceError.self) { try synchronous() }
    await #expect(throws: ResourceError.self) { try await asynchronous() }
  }

  @Test("What is bootstrapped counts for the process, where nothing is scoped, and can be replaced")
  func bootstrapped() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let suite = RegistriesTests()
        Registries.bootstrap(try suite.registry(note: "first"))
        Registries.bootstrap(controllers: try suite.registry(note: "second"), views: try suite.registry(note: "views"))
        let scoped = try suite.registry(note: "scoped")
        let inner = Registries.with(scoped) { HomeViewController.fromStoryboard().note }
        let notes = [HomeViewController.fromStoryboard().note, BadgeView.fromNib().note, inner]
        exit(notes == ["second", "views", "scoped"] ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }
}
