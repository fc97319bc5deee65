import AppKit
import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Cells")
struct CellTests {
  let table = NSTableView(frame: .zero)
  let collection = NSCollectionView(frame: .zero)
  let path = IndexPath(index: 0)

  @Test("A table view's view with a nib comes from it")
  func nib() throws {
    try NibCell.fixtures.write("NibCell", objects: [["class": String(reflecting: NibCell.self), "base": "NSView"]])
    table.register(NibCell.self)
    #expect(table.dequeue(NibCell.self).identifier?.rawValue == "NibCell")
  }

  @Test("A table view's view without a nib is made")
  func plainClass() {
    table.register(PlainCell.self)
    #expect(table.dequeue(PlainCell.self).identifier?.rawValue == "PlainCell")
  }

  @Test("Items and supplementary views of a collection view")
  func collectionView() {
    collection.register(PlainItem.self)
    collection.register(HeaderView.self, ofKind: "Header")
    _ = collection.dequeue(PlainItem.self, for: path)
    _ = collection.dequeue(HeaderView.self, ofKind: "Header", for: path)
  }

  @Test("An item with a nib is the one that stands in it")
  func itemNib() throws {
    try NibItem.fixtures.write(
      "NibItem", objects: [["class": String(reflecting: NibItem.self), "base": "NSViewController"]])
    collection.register(NibItem.self)
    _ = collection.dequeue(NibItem.self, for: path)
    let made = NibItem.fromNib()
    #expect(made.nibName == nil)
  }
}

@Suite("Cells that are not what was asked for trap with an explanation, at the caller's line")
struct CellTrapTests {
  enum Spelling: Int, CaseIterable, Codable, Sendable {
    case item, header, unregistered

    /// The line of the first call in ``run()``.
    static let line = #line + 7

    @MainActor func run() {
      let collection = NSCollectionView(frame: .zero)
      collection.register(NSCollectionViewItem.self, forItemWithIdentifier: .init("PlainItem"))
      collection.register(NSView.self, forSupplementaryViewOfKind: "Header", withIdentifier: .init("HeaderView"))
      switch self {
      case .item: _ = collection.dequeue(PlainItem.self, for: IndexPath(index: 0))
      case .header: _ = collection.dequeue(HeaderView.self, ofKind: "Header", for: IndexPath(index: 0))
      case .unregistered: _ = NSTableView(frame: .zero).dequeue(NibCell.self)
      }
    }

    var message: String {
      switch self {
      case .item:
        """
        AppKitShimTests.PlainItem asked for the reusable view "PlainItem" of a AppKit.NSCollectionView.
        Found: an instance of AppKit.NSCollectionViewItem, not of AppKitShimTests.PlainItem.
        """
      case .header: "Found: an instance of AppKit.NSView, not of AppKitShimTests.HeaderView."
      case .unregistered: "Found: nothing registered for this reuse identifier."
      }
    }
  }

  @Test("It traps", arguments: Spelling.allCases)
  func traps(spelling: Spelling) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [spelling] in
      await MainActor.run { spelling.run() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("AppKitShimTests/CellTests.swift:\(Spelling.line + spelling.rawValue): Fatal error: "), "\(text)")
    #expect(text.contains(spelling.message), "\(text)")
  }
}

final class PlainCell: NSView, ReusableView {}
final class PlainItem: NSCollectionViewItem, ReusableView {}
final class HeaderView: NSView, NSCollectionViewElement, ReusableView {}

final class NibCell: NSView, ReusableView, NibInstantiatable {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class NibItem: NSCollectionViewItem, ReusableView, NibInstantiatable {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}
