import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("View controllers from nibs")
struct ControllerNibTests {
  @Test("init(nibName:bundle:) makes it, and its view comes from the nib when it is asked for")
  func controller() throws {
    let fixtures = PaneViewController.fixtures
    try fixtures.write("PaneViewController", objects: [["base": "UIView"]], ownerOutlets: ["view": 0])
    let pane = PaneViewController.fromNib { $0.title = "configured" }
    #expect(pane.nibName == "PaneViewController")
    #expect(pane.nibBundle == fixtures.bundle)
    #expect(pane.title == "configured")
    #expect(!pane.isViewLoaded)
    #expect(pane.view != nil)
    let other = PaneViewController.fromNib()
    #expect(ObjectIdentifier(pane) != ObjectIdentifier(other))
  }

  @Test("A nib that isn't there is an error, not an exception when the view is asked for")
  func missingNib() {
    let error = #expect(throws: ResourceError.self) { try LostViewController.nib.instantiate() }
    #expect(error?.reason == .nibNotFound)
  }
}

final class PaneViewController: UIViewController, NibInstantiatable {
  static let fixtures = FixtureBundle(prefix: "UI")
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class LostViewController: UIViewController, NibInstantiatable {}
