import Foundation
import ResourceKit
import SwiftUI
import UIKit

// NB: it compiles without a warning in Swift 6, which is the test (R15). These are the examples of the README and of the comments in the sources.

// Controllers.
final class SettingsViewController: UIViewController, StoryboardInstantiatable {}

final class ReceiptViewController: UIViewController, StoryboardInstantiatable {
  private let account: Account

  init?(coder: NSCoder, account: Account) {
    self.account = account
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

struct Account {}

@MainActor
func makeControllers(account: Account) throws -> [UIViewController] {
  let settings = SettingsViewController.fromStoryboard()

  let receipt = ReceiptViewController.fromStoryboard { coder in
    ReceiptViewController(coder: coder, account: account)
  }

  let again = try SettingsViewController.scene.instantiate()

  return [settings, receipt, again]
}

// Cells.
final class PersonCell: UITableViewCell, ReusableView {}

final class PhotoCell: UICollectionViewCell, ReusableView, NibInstantiatable {}

@MainActor
func makeCells(tableView: UITableView, collectionView: UICollectionView, indexPath: IndexPath) -> [UIView] {
  tableView.register(PersonCell.self)
  let cell = tableView.dequeue(PersonCell.self, for: indexPath)

  collectionView.register(PhotoCell.self)
  let photo = collectionView.dequeue(PhotoCell.self, for: indexPath)

  return [cell, photo]
}

// Owners.
enum Owners {
  final class RatingView: UIView, NibOwnerLoadable {
    override init(frame: CGRect) {
      super.init(frame: frame)
      loadNibContent()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      loadNibContent()
    }
  }
}

// Controllers whose view is in a nib.
final class LoginViewController: UIViewController, NibInstantiatable {}

@MainActor
func makeLogin() -> UIViewController {
  let login = LoginViewController.fromNib()

  return login
}

// SwiftUI.
@MainActor
func makeSettings() -> some View {
  StoryboardView(SettingsViewController.scene) { $0.title = "Settings" }
}

@MainActor
func makeBadge() -> some View {
  NibView(BadgeView.nib) { $0.note = "3" }
}
