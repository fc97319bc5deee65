import ResourceKit

extension Backend {
  /// Runs the body with a registry that holds the storyboards.
  @MainActor
  func with(_ storyboards: StoryboardFixture..., body: @MainActor () throws -> Void) throws {
    try Registries.with(try registry(Fixtures(storyboards: storyboards)), body)
  }

  /// Runs the body with a registry that holds the nibs.
  @MainActor
  func with(_ nibs: NibFixture..., body: @MainActor () throws -> Void) throws {
    try Registries.with(try registry(Fixtures(nibs: nibs)), body)
  }
}
