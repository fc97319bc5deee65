import Foundation
import InterfaceBuilder
import ResourceKit

// The code that comments and articles show and README does not.

enum CommentSamples {
  class AccountViewController: UIViewController, StoryboardInstantiatable {
    class var storyboardName: String { "Account" }
  }

  final class PremiumAccountViewController: AccountViewController {
    override class var storyboardName: String { "Premium" }
  }

  class EntryViewController: UIViewController, StoryboardInstantiatable {
    class var storyboardName: String { "Account" }
    class var storyboardID: String? { nil }
  }

  class PackagedView: UIView, NibInstantiatable {
    class var resourceBundle: Bundle { .module }

    class var nibName: String { "Badges" }
  }

  enum Xib {
    final class BadgeView: UIView, XibInitializable {}

    @MainActor static func view() {
      let badge = BadgeView.instantiateXib()

      _ = badge
    }
  }

  final class ProfileViewController: UIViewController, StoryboardInstantiatable {
    convenience init?(coder: NSCoder, account: Account) { self.init(coder: coder) }
  }

  final class WelcomeViewController: UIViewController {}

  struct Configuration: Codable, Sendable {}

  final class FakeViewController {}

  enum Documents {
    class SettingsViewController: CoderInitializable {
      let title: String?

      required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String
      }
    }
  }

  enum Resources {
    static let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
    static let badge = Nib<BadgeView>(name: "BadgeView")
  }
}

extension BaseViewController: StoryboardInitializable {}

extension Bundle {
  /// What SwiftPM makes for a target with resources.
  fileprivate static var module: Bundle { .main }
}

@MainActor
extension CommentSamples {
  static func injection(account: Account) throws {
    do {
      let profile = ProfileViewController.fromStoryboard { coder in
        ProfileViewController(coder: coder, account: account)
      }
      _ = profile
    }
    do {
      let profile = try ProfileViewController.scene.instantiate { coder in
        ProfileViewController(coder: coder, account: account)
      }
      _ = profile
    }
  }

  static func registering() throws {
    do {
      let registry = InMemoryRegistry()
      try registry.addScene("SettingsViewController", to: "Main") { SettingsViewController() }
      try registry.addInitialScene(to: "Onboarding") { WelcomeViewController() }
      try registry.addNib("BadgeView", { UITapGestureRecognizer() }, { BadgeView() })
    }
    let registry = InMemoryRegistry()
    try registry.addScene("SettingsViewController", to: "Main") { SettingsViewController() }
    try registry.addNib("BadgeView", { UITapGestureRecognizer() }, { BadgeView() })

    Registries.with(registry) {
      let settings = SettingsViewController.fromStoryboard()
      settings.showBadge(BadgeView.fromNib())
    }
  }

  static func values() throws {
    do {
      let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
      let controller = try settings.instantiate()
      _ = controller
    }
    do {
      let badge = Nib<BadgeView>(name: "BadgeView")
      let view = try badge.instantiate()
      _ = view
    }
    do {
      let terms = File.text(name: "Terms", extension: "md")
      let configuration = File<Configuration>.json(name: "Configuration")
      let text = try terms.instantiate()
      _ = (text, configuration)
    }
    let settings = Resources.settings()
    let badge = try Resources.badge.instantiate()
    _ = (settings, badge)

    try Registries.verify([Resources.settings, Resources.badge]).throwProblems()
  }

  static func coder() {
    let coder = AttributeCoder(["title": "Settings"])
    let title = coder.decodeObject(forKey: "title") as? String
    let isHidden = coder.decodeBool(forKey: "isHidden")
    _ = (title, isHidden)
  }

  final class Cart {}

  final class CheckoutFlow: StoryboardFlow<Int> {
    init(cart: Cart) { super.init() }
  }

  final class AddressViewController: UIViewController, StoryboardInstantiatable {}

  static func flowVerification(cart: Cart) throws {
    try CheckoutFlow(cart: cart).verify([AddressViewController.self]).throwProblems()
  }

  static func fromResource() {
    let settings = SettingsViewController.instantiateFromResource("Other", identifier: "Settings")
    _ = settings
  }

  func makeAll<Resource: Instantiatable>(_ type: Resource.Type, from names: [String]) -> [Resource] {
    names.map { type.instantiateFromResource($0) }
  }

  static func documents(url: URL, registry: DocumentRegistry) throws {
    let document = try InterfaceDocument(contentsOf: url)
    for scene in document.scenes {
      print(scene.controller?.storyboardIdentifier ?? "no storyboard ID", scene.line)
    }

    let cell = InterfaceElement("tableViewCell", on: .iOS)
    print(cell.baseClass.name, cell.baseClass.module)

    try registry.addFactory(for: FakeViewController.self, named: "UIViewController") { _ in FakeViewController() }
  }
}
