import Foundation
import InterfaceBuilder
import ResourceKit

// In an app these inherit from UIViewController and UIView, and `CoderInitializable` is not needed.

class ViewController: CoderInitializable {
  var title: String?

  required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String
  }
}

/// Main.storyboard, without a storyboard ID: the initial controller.
final class HomeViewController: ViewController, StoryboardInstantiatable {
  static var storyboardID: String? { nil }
}

/// Main.storyboard, with the class name for a storyboard ID: nothing to write.
final class SettingsViewController: ViewController, StoryboardInstantiatable {
  let isCompact: Bool

  required init?(coder: NSCoder) {
    isCompact = coder.decodeBool(forKey: "isCompact")
    super.init(coder: coder)
  }
}

/// Account.storyboard, under a storyboard ID of its own, with an account that is injected.
final class AccountViewController: ViewController, StoryboardInstantiatable {
  static var storyboardName: String { "Account" }
  static var storyboardID: String? { "Account" }

  private(set) var account = "nobody"

  convenience init?(coder: NSCoder, account: String) {
    self.init(coder: coder)
    self.account = account
  }
}

/// Account.storyboard, under the storyboard ID "SignIn".
final class SignInViewController: ViewController {}

/// WelcomeViewController.storyboard: one storyboard a controller.
final class WelcomeViewController: ViewController, StoryboardInitializable {}

/// BadgeView.xib, behind a gesture recognizer.
final class BadgeView: CoderInitializable, NibInstantiatable {
  var text: String?

  init?(coder: NSCoder) {
    text = coder.decodeObject(forKey: "text") as? String
  }
}

/// Account.storyboard as a flow, which ends with the name of who signed in.
final class SignInFlow: StoryboardFlow<String> {
  init() { super.init(storyboardName: "Account") }
}

/// The values that belong to no class's defaults.
enum Resources {
  static let signIn = Storyboard<SignInViewController>(name: "Account", identifier: "SignIn")
  static let terms = File.text(name: "Terms")
}
