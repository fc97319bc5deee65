import AppKit
import Foundation
import Testing

/// What proves that the other tests never get to an exception.
@Suite("Asked directly, the shim raises where AppKit does")
struct ShimTests {
  enum Question: CaseIterable, Codable, Sendable {
    case storyboard, scene, item, supplementaryView, creator, controllerNib

    @MainActor func ask() throws {
      let fixtures = FixtureBundle()
      try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)))
      let path = IndexPath(index: 0)
      switch self {
      case .storyboard: _ = NSStoryboard(name: "Other", bundle: fixtures.bundle)
      case .scene:
        _ = NSStoryboard(name: "Main", bundle: fixtures.bundle).instantiateController(withIdentifier: "Other") as Any
      case .item: _ = NSCollectionView(frame: .zero).makeItem(withIdentifier: .init("Other"), for: path)
      case .supplementaryView:
        _ = NSCollectionView(frame: .zero)
          .makeSupplementaryView(ofKind: "Kind", withIdentifier: .init("Other"), for: path)
      case .creator:
        _ = NSStoryboard(name: "Main", bundle: fixtures.bundle)
          .instantiateController(identifier: "Home") { AccountViewController(coder: $0) }
      case .controllerNib: _ = NSViewController(nibName: "Other", bundle: fixtures.bundle).view
      }
    }
  }

  @Test("It raises", arguments: Question.allCases)
  func raises(question: Question) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [question] in
      try await MainActor.run { try question.ask() }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("would have raised") == true)
  }

  @Test("A nib that isn't there is nil")
  @MainActor
  func nib() {
    #expect(NSNib(nibNamed: "Other", bundle: FixtureBundle().bundle) == nil)
  }
}
