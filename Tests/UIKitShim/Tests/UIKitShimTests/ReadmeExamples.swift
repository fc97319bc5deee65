import Foundation
import ResourceKit
import SwiftUI
import UIKit

// NB: it compiles, which is the test: these are the README's examples.

// Controllers
final class SettingsViewController: UIViewController, StoryboardInstantiatable {}

final class AccountPageViewController: UIViewController, StoryboardInstantiatable {
  private let account: Account

  init?(coder: NSCoder, account: Account) {
    self.account = account
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

struct Account {}

@MainActor
func controllers(account: Account) throws {
  let settings = SettingsViewController.fromStoryboard()
  let profile = AccountPageViewController.fromStoryboard { coder in
    AccountPageViewController(coder: coder, account: account)
  }
  let other = try SettingsViewController.scene.instantiate()
  _ = (settings, profile, other)
}

// Cells
final class PersonCell: UITableViewCell, ReusableView, NibInstantiatable {}

@MainActor
func cells(tableView: UITableView, indexPath: IndexPath) -> UITableViewCell {
  tableView.register(PersonCell.self)
  let cell = tableView.dequeue(PersonCell.self, for: indexPath)
  return cell
}

// Owners
final class StarsView: UIView, NibOwnerLoadable {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent(pinnedTo: .margins)
  }
}

// Controllers with nibs
final class LoginViewController: UIViewController, NibInstantiatable {}

@MainActor
func controllerFromNib() -> UIViewController { LoginViewController.fromNib() }

// SwiftUI
@MainActor
func swiftUI(title: String) -> some View {
  StoryboardView(TitledViewController.scene) { controller in
    controller.title = title
  }
}

final class TitledViewController: UIViewController, StoryboardInstantiatable {}
