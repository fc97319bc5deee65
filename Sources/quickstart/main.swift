import Foundation
import InterfaceBuilder
import ResourceKit

if CommandLine.arguments.count > 1 {
  exit(FolderListing.print(Array(CommandLine.arguments.dropFirst())))
}

// Instances come from the documents themselves; an app leaves this line out, and UIKit or AppKit make them.
Registries.bootstrap(DocumentRegistry())

func show(_ rule: String, _ call: String, _ result: String) {
  print("\(rule.padding(toLength: 27, withPad: " ", startingAt: 0)) \(call)\n    -> \(result)")
}

let settings = SettingsViewController.fromStoryboard()
show(
  "default ID (S1)", "SettingsViewController.fromStoryboard()", "\(type(of: settings)), compact: \(settings.isCompact)")

let home = HomeViewController.fromStoryboard()
show("initial controller (S4)", "HomeViewController.fromStoryboard()", "\(type(of: home)) \"\(home.title ?? "")\"")

let account = AccountViewController.fromStoryboard()
show("explicit ID (S3)", "AccountViewController.fromStoryboard()", "\(type(of: account)) \"\(account.title ?? "")\"")

let compact = SettingsViewController.fromStoryboard(withStoryboardID: "CompactSettings")
show(
  "passed ID (S5)", "SettingsViewController.fromStoryboard(withStoryboardID: \"CompactSettings\")",
  "\(type(of: compact)) \"\(compact.title ?? "")\"")

let welcome = WelcomeViewController.instantiateStoryboard()
show(
  "one storyboard each (S12)", "WelcomeViewController.instantiateStoryboard()",
  "\(type(of: welcome)) \"\(welcome.title ?? "")\"")

let badge = BadgeView.fromNib()
show("nib (N1, N3)", "BadgeView.fromNib()", "\(type(of: badge)) \"\(badge.text ?? "")\"")

let configured = BadgeView.fromNib { $0.text = "3" }
show("configured", "BadgeView.fromNib { $0.text = \"3\" }", "\(type(of: configured)) \"\(configured.text ?? "")\"")

let injected = AccountViewController.fromStoryboard { AccountViewController(coder: $0, account: "mari") }
show(
  "injected", "AccountViewController.fromStoryboard { AccountViewController(coder: $0, account: \"mari\") }",
  "\(type(of: injected)) of \(injected.account)")

let terms = Resources.terms()
show("file", "Resources.terms()", terms.trimmingCharacters(in: .newlines))

let signIn = Resources.signIn()
show("catalogue value", "Resources.signIn()", "\(type(of: signIn)) \"\(signIn.title ?? "")\"")

let navigation = InMemoryNavigationController(root: InMemoryController())
let flow = SignInFlow()
try navigation.present(flow)
let stack = navigation.stack.map { "\(type(of: $0))" }.joined(separator: ", ")
flow.finish("mari")
show(
  "flow (F9, F17)", "try navigation.present(flow); flow.finish(\"mari\")",
  "\(stack); then \(navigation.stack.count) controller, and \(flow.result ?? "")")

print("\nTwo failures, as they print:\n")
for value in [
  Storyboard<SettingsViewController>(name: "Main", identifier: "CompactSetings"),
  Storyboard<SettingsViewController>(name: "Account", identifier: "SignIn"),
] {
  do {
    _ = try value.instantiate()
  } catch {
    print("\(error)\n")
  }
}

print("Verification of all types, without making any:\n")
print(
  Registries.verify([
    SettingsViewController.self, HomeViewController.self, AccountViewController.self, WelcomeViewController.self,
    BadgeView.self,
  ]))
