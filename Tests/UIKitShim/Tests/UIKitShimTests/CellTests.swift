import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Cells")
struct CellTests {
  let table = UITableView(frame: .zero)
  let collection = UICollectionView(frame: .zero)
  let path = IndexPath(index: 0)

  @Test("The reuse identifier is the class name, or what the class says")
  func identifiers() {
    #expect(PlainCell.reuseIdentifier == "PlainCell")
    #expect(NamedCell.reuseIdentifier == "Named")
  }

  @Test("A class without a nib is registered itself")
  func plainClass() {
    table.register(PlainCell.self)
    let cell: PlainCell = table.dequeue(PlainCell.self, for: path)
    #expect(cell.reuseIdentifier == "PlainCell")
  }

  @Test("A class with a nib is registered with it, also where the caller does not know of the nib")
  func nib() throws {
    try NibCell.writeNib()
    func register<Cell: UITableViewCell & ReusableView>(_ type: Cell.Type) { table.register(type) }
    register(NibCell.self)
    #expect(table.dequeue(NibCell.self, for: path).reuseIdentifier == "from the nib")
  }

  @Test("Headers and footers")
  func headers() {
    table.register(SectionHeader.self)
    #expect(table.dequeue(SectionHeader.self).reuseIdentifier == "SectionHeader")
  }

  @Test("Cells and supplementary views of a collection view")
  func collectionView() {
    collection.register(PlainItem.self)
    collection.register(PlainItem.self, ofKind: UICollectionView.elementKindSectionHeader)
    _ = collection.dequeue(PlainItem.self, for: path)
    _ = collection.dequeue(PlainItem.self, ofKind: UICollectionView.elementKindSectionHeader, for: path)
  }

  @Test("Nibs of a collection view")
  func collectionViewNibs() throws {
    try NibItem.writeNib()
    collection.register(NibItem.self)
    collection.register(NibItem.self, ofKind: "Badge")
    #expect(collection.dequeue(NibItem.self, for: path).reuseIdentifier == "from the nib")
    #expect(collection.dequeue(NibItem.self, ofKind: "Badge", for: path).reuseIdentifier == "from the nib")
  }
}

@Suite("Cells that are not what was asked for trap with an explanation, at the caller's line")
struct CellTrapTests {
  enum Spelling: Int, CaseIterable, Codable, Sendable {
    case cell, item, header, unregistered, nib, identifier, dequeuedIdentifier

    @MainActor func run() {
      let (table, collection) = (UITableView(frame: .zero), UICollectionView(frame: .zero))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "PlainCell")
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "SectionHeader")
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "PlainItem")
      switch self {
      case .cell: _ = table.dequeue(PlainCell.self, for: IndexPath(index: 0))
      case .item: _ = collection.dequeue(PlainItem.self, for: IndexPath(index: 0))
      case .header: _ = table.dequeue(SectionHeader.self)
      case .unregistered: _ = table.dequeue(OtherHeader.self)
      case .nib: table.register(NiblessCell.self)
      case .identifier: table.register(NamelessCell.self)
      case .dequeuedIdentifier: _ = table.dequeue(NamelessCell.self, for: IndexPath(index: 0))
      }
    }

    var line: Int { 69 + rawValue }

    var message: String {
      switch self {
      case .cell:
        """
        UIKitShimTests.PlainCell asked for the reusable view "PlainCell" of a UIKit.UITableView.
        Found: an instance of UIKit.UITableViewCell, not of UIKitShimTests.PlainCell.
        To fix this: register UIKitShimTests.PlainCell for this reuse identifier, or set the prototype's custom class \
        and its module to it.
        """
      case .item:
        """
        UIKitShimTests.PlainItem asked for the reusable view "PlainItem" of a UIKit.UICollectionView.
        Found: an instance of UIKit.UICollectionViewCell, not of UIKitShimTests.PlainItem.
        """
      case .header: "Found: an instance of UIKit.UITableViewHeaderFooterView, not of UIKitShimTests.SectionHeader."
      case .unregistered:
        """
        UIKitShimTests.OtherHeader asked for the reusable view "OtherHeader" of a UIKit.UITableView.
        Found: nothing registered for this reuse identifier.
        To fix this: register(UIKitShimTests.OtherHeader.self) before the first view is dequeued.
        """
      case .nib: "UIKitShimTests.NiblessCell asked for the nib \"NiblessCell\" in"
      case .identifier, .dequeuedIdentifier: "Found: an empty reuse identifier."
      }
    }
  }

  @Test("It traps", arguments: Spelling.allCases)
  func traps(spelling: Spelling) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [spelling] in
      await MainActor.run { spelling.run() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIKitShimTests/CellTests.swift:\(spelling.line): Fatal error: "), "\(text)")
    #expect(text.contains(spelling.message), "\(text)")
  }
}

final class PlainCell: UITableViewCell, ReusableView {}

final class NamedCell: UITableViewCell, ReusableView {
  static var reuseIdentifier: String { "Named" }
}

final class NamelessCell: UITableViewCell, ReusableView {
  static var reuseIdentifier: String { "" }
}

final class NiblessCell: UITableViewCell, ReusableView, NibInstantiatable {}
final class SectionHeader: UITableViewHeaderFooterView, ReusableView {}
final class OtherHeader: UITableViewHeaderFooterView, ReusableView {}
final class PlainItem: UICollectionViewCell, ReusableView {}

final class NibCell: UITableViewCell, ReusableView, NibInstantiatable, FixtureNib {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class NibItem: UICollectionViewCell, ReusableView, NibInstantiatable, FixtureNib {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

/// A view whose nib a test writes.
@MainActor
protocol FixtureNib: NibInstantiatable {
  static var fixtures: FixtureBundle { get }
}

extension FixtureNib {
  static func writeNib() throws {
    try fixtures.write(
      nibName, objects: [["class": String(reflecting: self), "base": "UIView", "reuseIdentifier": "from the nib"]])
  }
}
