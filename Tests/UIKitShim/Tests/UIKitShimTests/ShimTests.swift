import Foundation
import Testing
import UIKit

/// What proves that the other tests never get to an exception.
@Suite("Asked directly, the shim raises where UIKit does")
struct ShimTests {
  enum Question: CaseIterable, Codable, Sendable {
    case storyboard, scene, nib, cell, item, supplementaryView, controllerNib

    @MainActor func ask() throws {
      let fixtures = FixtureBundle()
      try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)))
      let path = IndexPath(index: 0)
      switch self {
      case .storyboard: _ = UIStoryboard(name: "Other", bundle: fixtures.bundle)
      case .scene:
        _ = UIStoryboard(name: "Main", bundle: fixtures.bundle).instantiateViewController(withIdentifier: "Other")
      case .nib: _ = UINib(nibName: "Other", bundle: fixtures.bundle)
      case .cell: _ = UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "Other", for: path)
      case .item: _ = UICollectionView(frame: .zero).dequeueReusableCell(withReuseIdentifier: "Other", for: path)
      case .supplementaryView:
        _ = UICollectionView(frame: .zero)
          .dequeueReusableSupplementaryView(ofKind: "Kind", withReuseIdentifier: "Other", for: path)
      case .controllerNib: _ = UIViewController(nibName: "Other", bundle: fixtures.bundle).view
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

  @Test("A creator's object of another class than the scene's")
  func creator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let fixtures = FixtureBundle()
        try fixtures.write(StoryboardFixture("Main", .scene("Home", HomeViewController.self)))
        _ = UIStoryboard(name: "Main", bundle: fixtures.bundle)
          .instantiateViewController(identifier: "Home") { AccountViewController(coder: $0) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("would have raised") == true)
  }

  @Test("An owner without the nib's outlet", arguments: [true, false])
  func owner(isPassed: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isPassed] in
      try await MainActor.run {
        let fixtures = FixtureBundle()
        try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
        _ = UINib(nibName: "Rating", bundle: fixtures.bundle).instantiate(withOwner: isPassed ? NSObject() : nil)
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("would have raised") == true)
  }
}
