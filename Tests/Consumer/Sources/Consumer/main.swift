import Foundation
import InterfaceBuilder
import ResourceKit

class SettingsViewController: StoryboardInstantiatable, CoderInitializable {
  var title: String?

  init() {}
  required init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String }

  // Older code declares this; the result is `Self` without it.
  typealias StoryboardInstantiatableViewController = SettingsViewController
}

final class BadgeView: NibInstantiatable {}

// In memory, as a unit test would.
let registry = InMemoryRegistry()
try registry.addScene("SettingsViewController") { SettingsViewController() }
try registry.addNib("BadgeView") { BadgeView() }

Registries.with(registry) {
  let settings: SettingsViewController = SettingsViewController.fromStoryboard()
  settings.title = "in memory"
  print(settings.title ?? "", BadgeView.fromNib())
}

// From the package's own document, which SwiftPM puts into the module's resource bundle.
Registries.bootstrap(DocumentRegistry())
print(SettingsViewController.fromStoryboard().title ?? "")
