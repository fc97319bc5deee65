import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Views that own their nibs")
struct OwnerTests {
  @Test("All the nib's views are added, edge to edge, and the outlets connected")
  func edges() throws {
    try RatingView.write(
      objects: [["base": "UIView"], ["base": "UIGestureRecognizer"], ["base": "UIView"]], outlets: ["stars": 0])
    let rating = RatingView(frame: .zero)
    rating.loadNibContent()
    #expect(rating.subviews.count == 2)
    #expect(rating.stars.map(ObjectIdentifier.init) == rating.subviews.first.map(ObjectIdentifier.init))
    #expect(rating.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false])
    #expect(rating.constraints.count == 8)
    #expect(rating.constraints.allSatisfy { $0.isActive && $0.firstAttribute == $0.secondAttribute })
    #expect(rating.constraints.allSatisfy { $0.secondItem.map(ObjectIdentifier.init) == ObjectIdentifier(rating) })
    #expect(Set(rating.constraints.prefix(4).map(\.firstAttribute)) == [.leading, .trailing, .top, .bottom])
  }

  @Test("Pinned to the margins")
  func margins() throws {
    try MarginsView.write(objects: [["base": "UIView"]], outlets: [:])
    let view = MarginsView(frame: .zero)
    view.loadNibContent(pinnedTo: .margins)
    #expect(view.constraints.allSatisfy { $0.secondItem is UILayoutGuide })
    #expect(view.constraints.count == 4)
  }

  @Test("R4: the nib's other objects live as long as the view")
  func companions() throws {
    try CompanionView.write(objects: [["base": "UIView"], ["base": "UIGestureRecognizer"]], outlets: ["gesture": 1])
    let view = CompanionView(frame: .zero)
    view.loadNibContent()
    #expect(view.gesture != nil)
  }
}

@Suite("Owners that can't load their nibs trap with an explanation, at the caller's line")
struct OwnerTrapTests {
  enum Spelling: Int, CaseIterable, Codable, Sendable {
    case missing, empty, recursive

    @MainActor func run() throws {
      try EmptyOwner.write(objects: [["base": "UIGestureRecognizer"]], outlets: [:])
      try RecursiveOwner.write(objects: [["class": String(reflecting: RecursiveOwner.self)]], outlets: [:])
      switch self {
      case .missing: NiblessOwner(frame: .zero).loadNibContent()
      case .empty: EmptyOwner(frame: .zero).loadNibContent()
      case .recursive: _ = RecursiveOwner(frame: .zero)
      }
    }

    var place: String {
      switch self {
      case .missing: "UIKitShimTests/OwnerTests.swift:51"
      case .empty: "UIKitShimTests/OwnerTests.swift:52"
      case .recursive: "UIKitShimTests/OwnerTests.swift:\(RecursiveOwner.line)"
      }
    }

    var message: String {
      switch self {
      case .missing: "Found: no nib of this name."
      case .empty:
        """
        UIKitShimTests.EmptyOwner asked for the nib "EmptyOwner" in the bundle "Fixtures.bundle".
        Found: no UIKit.UIView among the nib's top-level objects.
        Top-level objects there: "UIKit.UIGestureRecognizer".
        To fix this: add a view to the nib.
        """
      case .recursive:
        """
        UIKitShimTests.RecursiveOwner asked for the nib "RecursiveOwner" in the bundle "Fixtures.bundle".
        Found: a UIKitShimTests.RecursiveOwner inside the nib that it is File's Owner of, which would load itself again.
        To fix this: let File's Owner be the UIKitShimTests.RecursiveOwner, and the nib's view a plain view.
        """
      }
    }
  }

  @Test("D75: it traps", arguments: Spelling.allCases)
  func traps(spelling: Spelling) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [spelling] in
      try await MainActor.run { try spelling.run() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("\(spelling.place): Fatal error: "), "\(text)")
    #expect(text.contains(spelling.message), "\(text)")
  }
}

/// An owner whose nib a test writes.
@MainActor
protocol FixtureOwner: NibOwnerLoadable {
  static var fixtures: FixtureBundle { get }
}

extension FixtureOwner {
  static func write(objects: [[String: String]], outlets: [String: Int]) throws {
    try fixtures.write(nibName, objects: objects, ownerOutlets: outlets)
  }
}

final class RatingView: UIView, FixtureOwner, ShimOutlets {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
  var stars: UIView?

  func shimSet(_ object: AnyObject, for outlet: String) -> Bool {
    stars = object as? UIView
    return outlet == "stars"
  }
}

final class CompanionView: UIView, FixtureOwner, ShimOutlets {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
  weak var gesture: UIGestureRecognizer?

  func shimSet(_ object: AnyObject, for outlet: String) -> Bool {
    gesture = object as? UIGestureRecognizer
    return outlet == "gesture"
  }
}

final class MarginsView: UIView, FixtureOwner {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class EmptyOwner: UIView, FixtureOwner {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class NiblessOwner: UIView, NibOwnerLoadable {}

final class RecursiveOwner: UIView, FixtureOwner {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
  nonisolated static let line = #line

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent(line: UInt(Self.line))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent(line: UInt(Self.line))
  }
}
