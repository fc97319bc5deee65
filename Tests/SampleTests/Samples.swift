import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

// The code that README, articles and comments show. It is compiled, not run: what it shows is tested elsewhere.

final class SettingsViewController: UIViewController, StoryboardInstantiatable {}

final class AccountViewController: UIViewController, StoryboardInstantiatable {
  static var storyboardName: String { "Account" }
  static var storyboardID: String? { "Account" }
}

final class SignInViewController: UIViewController, StoryboardInstantiatable {
  static var storyboardName: String { "Account" }
  static var storyboardID: String? { nil }
}

final class ProfileViewController: UIViewController, StoryboardInitializable {}

final class BadgeView: UIView, NibInstantiatable {}

class BaseViewController: UIViewController, StoryboardInstantiatable {
  class var storyboardName: String { "Base" }
}

final class DerivedViewController: BaseViewController {
  override class var storyboardName: String { "Derived" }
}

enum Resources {
  static let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
  static let badge = Nib<BadgeView>(name: "Badges", index: 1)
  static let terms = File.text(name: "Terms", extension: "md")
  static let menu = File<Menu>.json(name: "Menu")
}

// What the samples take for granted.

final class Account: Sendable {}

struct Menu: Codable, Sendable {}

extension SettingsViewController {
  convenience init?(coder: NSCoder, account: Account) { self.init(coder: coder) }

  func showBadge(_ badge: BadgeView) {}
}

extension BadgeView {
  var isRed: Bool {
    get { true }
    set {}
  }
}

extension UIViewController {
  func everySpelling(account: Account) {
    let settings = SettingsViewController.fromStoryboard()
    let compact = SettingsViewController.fromStoryboard(withStoryboardID: "CompactSettings")
    let titled = SettingsViewController.fromStoryboard { $0.title = "Settings" }
    let other = SettingsViewController.instantiateFromResource("Other", identifier: "Settings")

    let injected = SettingsViewController.fromStoryboard { coder in
      SettingsViewController(coder: coder, account: account)
    }

    let profile = ProfileViewController.instantiateStoryboard()
    let editor = ProfileViewController.instantiateStoryboard(bundle: .main, identifier: "Edit")

    let badge = BadgeView.fromNib()
    let owned = BadgeView.fromNib(owner: self)
    let red = BadgeView.fromNib { $0.isRed = true }

    _ = (settings, compact, titled, other, injected, profile, editor, badge, owned, red)
  }

  func typedError(show: (SettingsViewController) -> Void) {
    do throws(ResourceError) {
      let settings = try SettingsViewController.scene.instantiate()
      show(settings)
    } catch {
      print(error)
      print(error.reason == .sceneNotFound)
    }
  }

  func catalogue() throws {
    let settings = Resources.settings()
    let menu = try Resources.menu.instantiate()

    _ = (settings, menu)
  }
}

enum ComingFrom {
  enum Resources {
    @MainActor static func settings() -> SettingsViewController { Catalogue.settings() }
  }

  @MainActor static func classNames() {
    let settings = SettingsViewController.fromStoryboard()

    _ = settings
  }

  @MainActor static func oneStoryboardAController() {
    let profile = ProfileViewController.instantiateStoryboard()

    _ = profile
  }
}

enum Catalogue {
  static let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
}

@MainActor
func catalogueValue() {
  let settings = Resources.settings()

  _ = settings
}

@MainActor
struct BadgeTests {
  @Test func badge() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("SettingsViewController", to: "Main") { SettingsViewController() }
    try registry.addNib("BadgeView") { BadgeView() }

    Registries.with(registry) {
      let settings = SettingsViewController.fromStoryboard()
      settings.showBadge(BadgeView.fromNib())
    }

    #expect(registry.requests.map(\.name) == ["Main", "BadgeView"])
  }
}

enum WithoutUIKit {
  class UIViewController: CoderInitializable {
    var title: String?

    required init?(coder: NSCoder) {
      title = coder.decodeObject(forKey: "title") as? String
    }
  }
}

@MainActor
func verification() throws {
  try Registries.verify([SettingsViewController.self, BadgeView.self]).throwProblems()
}

@MainActor
func documents(folder: URL) throws {
  let registry = try DocumentRegistry(contentsOf: [folder])
  try registry.addFactory(for: BadgeView.self) { _ in BadgeView() }

  Registries.bootstrap(registry)
  let settings = SettingsViewController.fromStoryboard()

  _ = settings
}
