import AppKit
import Foundation
import ResourceKit
import SwiftUI

// NB: it compiles, which is the test: these are the README's examples.

// View controllers and window controllers
final class DetailViewController: NSViewController, StoryboardInstantiatable {}

final class DocumentWindowController: NSWindowController, StoryboardInstantiatable {
  private let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
func controllers(text: String) -> (NSViewController, NSWindowController) {
  let detail = DetailViewController.fromStoryboard()
  let window = DocumentWindowController.fromStoryboard { coder in
    DocumentWindowController(coder: coder, text: text)
  }
  return (detail, window)
}

// Table and collection views
final class RowView: NSView, ReusableView, NibInstantiatable {}
final class PhotoItem: NSCollectionViewItem, ReusableView {}

@MainActor
func cells(tableView: NSTableView, collectionView: NSCollectionView, indexPath: IndexPath) {
  tableView.register(RowView.self)
  let row = tableView.dequeue(RowView.self)
  collectionView.register(PhotoItem.self)
  let item = collectionView.dequeue(PhotoItem.self, for: indexPath)
  _ = (row, item)
}

// Controllers with nibs
final class PreferencesViewController: NSViewController, NibInstantiatable {}

@MainActor
func controllerFromNib() -> NSViewController { PreferencesViewController.fromNib() }

// SwiftUI
@MainActor
func swiftUI(title: String) -> some View {
  StoryboardView(DetailViewController.scene) { controller in
    controller.title = title
  }
}
