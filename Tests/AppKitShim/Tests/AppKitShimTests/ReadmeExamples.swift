import AppKit
import Foundation
import ResourceKit
import SwiftUI

// NB: it compiles without a warning in Swift 6, which is the test (R15). These are the examples of the README and of the comments in the sources.

// View controllers and window controllers.
final class DetailViewController: NSViewController, StoryboardInstantiatable {}

final class EditorWindowController: NSWindowController, StoryboardInstantiatable {
  private let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
func makeControllers(text: String) -> [NSResponder] {
  let detail = DetailViewController.fromStoryboard()

  let editor = EditorWindowController.fromStoryboard { coder in
    EditorWindowController(coder: coder, text: text)
  }

  return [detail, editor]
}

// Table and collection views.
final class RowView: NSView, ReusableView, NibInstantiatable {}
final class PhotoItem: NSCollectionViewItem, ReusableView {}

@MainActor
func makeCells(tableView: NSTableView, collectionView: NSCollectionView, indexPath: IndexPath) -> [NSResponder] {
  tableView.register(RowView.self)
  let row = tableView.dequeue(RowView.self)

  collectionView.register(PhotoItem.self)
  let item = collectionView.dequeue(PhotoItem.self, for: indexPath)

  return [row, item]
}

// Controllers whose view is in a nib.
final class PreferencesViewController: NSViewController, NibInstantiatable {}

@MainActor
func makePreferences() -> NSViewController {
  let preferences = PreferencesViewController.fromNib()

  return preferences
}

// SwiftUI.
@MainActor
func makeDetail() -> some View {
  StoryboardView(DetailViewController.scene) { $0.title = "Detail" }
}
