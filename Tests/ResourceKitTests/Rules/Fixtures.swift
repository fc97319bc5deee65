import Foundation
import ResourceKit

/// What a backend's storyboards and nibs hold.
struct Fixtures: Sendable {
  var storyboards: [StoryboardFixture] = []
  var nibs: [NibFixture] = []
}

/// A storyboard of a backend.
struct StoryboardFixture: Sendable {
  var name: String
  var scenes: [SceneFixture]

  init(_ name: String, _ scenes: SceneFixture...) {
    self.name = name
    self.scenes = scenes
  }
}

/// A scene of a storyboard.
struct SceneFixture: Sendable {
  var identifier: String?
  var type: FixtureController.Type
  var isInitial = false

  /// Adds the scene to a storyboard of a registry, by its own type.
  var add: @MainActor @Sendable (InMemoryRegistry, _ storyboard: String) throws -> Void

  static func scene<Controller: FixtureController>(_ identifier: String, _ type: Controller.Type) -> SceneFixture {
    SceneFixture(identifier: identifier, type: type) { registry, storyboard in
      try registry.addScene(identifier, to: storyboard) { type.init() }
    }
  }

  static func initial<Controller: FixtureController>(
    _ type: Controller.Type, identifier: String? = nil
  ) -> SceneFixture {
    SceneFixture(identifier: identifier, type: type, isInitial: true) { registry, storyboard in
      try registry.addInitialScene(identifier, to: storyboard) { type.init() }
    }
  }
}

/// A nib of a backend, of at most two objects.
struct NibFixture: Sendable {
  var name: String
  var objects: [FixtureView.Type]

  init(_ name: String, _ objects: FixtureView.Type...) {
    self.name = name
    self.objects = objects
  }
}

class FixtureController: ControllerBase {
  var note = ""

  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class FixtureView: ViewBase {
  var note = ""

  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class HomeViewController: FixtureController, StoryboardInstantiatable {
  convenience init?(coder: NSCoder, note: String) {
    self.init(coder: coder)
    self.note = note
  }
}

class AccountViewController: FixtureController, StoryboardInstantiatable {
  class var storyboardName: String { "Account" }
  class var storyboardID: String? { "Account" }
}

final class PremiumViewController: AccountViewController {
  override class var storyboardID: String? { "Premium" }
}

class EntryViewController: FixtureController, StoryboardInstantiatable {
  class var storyboardName: String { "Account" }
  class var storyboardID: String? { nil }
}

final class ExplicitViewController: FixtureController, StoryboardInstantiatable {
  static var storyboardID: String? { "ExplicitViewController" }
}

class BaseViewController: FixtureController, StoryboardInstantiatable {}
final class DerivedViewController: BaseViewController {}

enum Outer {
  final class Inner: FixtureController, StoryboardInstantiatable {}
}

final class Box<Content>: FixtureController, StoryboardInstantiatable {}

private final class PrivateViewController: FixtureController, StoryboardInstantiatable {}

class TreeViewController: FixtureController {}
final class ProfileViewController: TreeViewController {}
final class FriendsViewController: TreeViewController {}
extension TreeViewController: StoryboardInitializable {}

final class BadgeView: FixtureView, NibInstantiatable, XibInitializable {}
final class OtherView: FixtureView {}

final class CardView: FixtureView, NibInstantiatable {
  static var nibName: String { "Cards" }
}

enum PrivateType {
  @MainActor static var fixture: FixtureController.Type { PrivateViewController.self }
  @MainActor static func make() -> FixtureController { PrivateViewController.fromStoryboard() }
}
