import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("View controllers from nibs")
struct ControllerNibTests {
  @Test("init(nibName:bundle:) makes it, and its view comes from the nib when it is asked for")
  func controller() throws {
    let fixtures = PaneViewController.fixtures
    try fixtures.write(
      "PaneViewController", objects: [["base": "\(ShimPlatform.prefix)View"]], ownerOutlets: ["view": 0])
    let pane = PaneViewController.fromNib { $0.title = "configured" }
    #expect(pane.nibName == "PaneViewController")
    #expect(pane.nibBundle == fixtures.bundle)
    #expect(pane.title == "configured")
    #expect(!pane.isViewLoaded)
    _ = pane.view
    #expect(pane.isViewLoaded)
    let other = PaneViewController.fromNib()
    #expect(ObjectIdentifier(pane) != ObjectIdentifier(other))
  }

  @Test("A nib that isn't there is an error, not an exception when the view is asked for")
  func missingNib() {
    let error = #expect(throws: ResourceError.self) { try LostViewController.nib.instantiate() }
    #expect(error?.reason == .nibNotFound)
  }
}

final class PaneViewController: PlatformViewController, NibInstantiatable {
  static let fixtures = FixtureBundle()
  static var resourceBundle: Bundle { fixtures.bundle }
}

final class LostViewController: PlatformViewController, NibInstantiatable {}
