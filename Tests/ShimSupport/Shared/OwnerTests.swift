import Foundation
import ResourceKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("Views that own their nibs")
struct OwnerTests {
  @Test("All the nib's views are added, edge to edge, and the outlets connected")
  func edges() throws {
    try RatingView.write(
      objects: [
        ["base": "\(ShimPlatform.prefix)View"], ["base": ShimPlatform.otherObject],
        ["base": "\(ShimPlatform.prefix)View"],
      ], outlets: ["stars": 0])
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
    try MarginsView.write(objects: [["base": "\(ShimPlatform.prefix)View"]], outlets: [:])
    let view = MarginsView(frame: .zero)
    view.loadNibContent(pinnedTo: .margins)
    #expect(view.constraints.allSatisfy { $0.secondItem is ShimPlatform.LayoutGuide })
    #expect(view.constraints.count == 4)
  }

  @Test("A class loads its nib as often as it is asked to, also inside itself as long as that ends")
  func again() throws {
    try NestingOwner.write(objects: [["class": String(reflecting: NestingContent.self)]], outlets: [:])
    for _ in 1...2 {
      NestingContent.nestings = 2
      let owner = NestingOwner(frame: .zero)
      owner.loadNibContent()
      #expect(owner.subviews.count == 1)
      #expect(NestingContent.nestings == 0)
    }
  }

  @Test("R4: the nib's other objects live as long as the view")
  func companions() throws {
    try CompanionView.write(
      objects: [["base": "\(ShimPlatform.prefix)View"], ["base": ShimPlatform.otherObject]], outlets: ["gesture": 1])
    let view = CompanionView(frame: .zero)
    view.loadNibContent()
    #expect(view.gesture != nil)
  }
}

@Suite("Owners that can't load their nibs trap with an explanation, at the caller's line")
struct OwnerTrapTests {
  enum Spelling: Int, CaseIterable, Codable, Sendable {
    case missing, empty, recursive

    /// The line of the first call in ``run()``.
    static let line = #line + 6

    @MainActor func run() throws {
      try EmptyOwner.write(objects: [["base": ShimPlatform.otherObject]], outlets: [:])
      try RecursiveOwner.write(objects: [["class": String(reflecting: RecursiveOwner.self)]], outlets: [:])
      switch self {
      case .missing: NiblessOwner(frame: .zero).loadNibContent()
      case .empty: EmptyOwner(frame: .zero).loadNibContent()
      case .recursive: _ = RecursiveOwner(frame: .zero)
      }
    }

    var place: String {
      switch self {
      case .missing: "\(ShimPlatform.tests)/OwnerTests.swift:\(Self.line)"
      case .empty: "\(ShimPlatform.tests)/OwnerTests.swift:\(Self.line + 1)"
      case .recursive: "\(ShimPlatform.tests)/OwnerTests.swift:\(RecursiveOwner.line)"
      }
    }

    var message: String {
      switch self {
      case .missing: "Found: no nib of this name."
      case .empty:
        """
        \(ShimPlatform.tests).EmptyOwner asked for the nib "EmptyOwner" in the bundle "Fixtures.bundle".
        Found: no \(ShimPlatform.kit).\(ShimPlatform.prefix)View among the nib's top-level objects.
        Top-level objects there: "\(ShimPlatform.kit).\(ShimPlatform.otherObject)".
        To fix this: add a view to the nib.
        """
      case .recursive:
        """
        \(ShimPlatform.tests).RecursiveOwner asked for the nib "RecursiveOwner" in the bundle "Fixtures.bundle".
        Found: a \(ShimPlatform.tests).RecursiveOwner inside the nib that it is File's Owner of, which would load itself again.
        To fix this: let File's Owner be the \(ShimPlatform.tests).RecursiveOwner, and the nib's view a plain view.
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

final class RatingView: PlatformView, FixtureOwner, ShimOutlets {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
  var stars: PlatformView?

  func shimSet(_ object: ShimPlatform.OutletValue, for outlet: String) -> Bool {
    stars = object as? PlatformView
    return outlet == "stars"
  }
}

final class CompanionView: PlatformView, FixtureOwner, ShimOutlets {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
  weak var gesture: ShimPlatform.OtherObject?

  func shimSet(_ object: ShimPlatform.OutletValue, for outlet: String) -> Bool {
    gesture = object as? ShimPlatform.OtherObject
    return outlet == "gesture"
  }
}

final class NestingOwner: PlatformView, FixtureOwner {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

/// A view in the nib that shows another owner of the same nib, some times.
final class NestingContent: PlatformView {
  static var nestings = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard Self.nestings > 0 else { return }
    Self.nestings -= 1
    NestingOwner(frame: .zero).loadNibContent()
  }
}

final class MarginsView: PlatformView, FixtureOwner {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class EmptyOwner: PlatformView, FixtureOwner {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class NiblessOwner: PlatformView, NibOwnerLoadable {}

final class RecursiveOwner: PlatformView, FixtureOwner {
  static let fixtures = FixtureBundle()
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
