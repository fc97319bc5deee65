import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Messages of flows in UIKit, word for word")
struct UIKitFlowMessageTests {
  let presenter = SignUpViewController()

  @Test("UIKit declines to present")
  func declined() throws {
    presenter.shimDeclines = true
    #expect(
      try SignInStoryboard.message(from: presenter) == """
        UIKitShimTests.SignInFlow was to be presented modally from UIKitShimTests.SignUpViewController.
        Found: a controller that UIKit lets present nothing now.
        To fix this: present the flow while the controller's view is in a window, from viewDidAppear(_:) on, and \
        nothing else is presented or dismissed.
        At: Shop/App.swift:7
        """)
  }

  @Test("A navigation controller does not push")
  func pushDeclined() throws {
    #expect(
      try SignInStoryboard.message(from: IdleNavigationController(rootViewController: presenter)) == """
        UIKitShimTests.SignInFlow was to be presented by a push from UIKitShimTests.IdleNavigationController.
        Found: a stack without the first scene, after it was pushed.
        To fix this: let pushViewController(_:animated:) of UIKitShimTests.IdleNavigationController push it.
        At: Shop/App.swift:7
        """)
  }

  @Test("A first scene that can't be pushed")
  func notPushable() throws {
    #expect(
      try SignInStoryboard.message(
        from: UINavigationController(rootViewController: presenter),
        scene: UISplitViewController(nibName: nil, bundle: nil)) == """
          UIKitShimTests.SignInFlow was to be presented by a push from UIKit.UINavigationController.
          Found: a first scene, UIKit.UISplitViewController, that can't be pushed.
          Presentation styles there: "modal", "sheet", "popover".
          To fix this: present the flow in one of these styles, or let it begin with the scene inside.
          At: Shop/App.swift:7
          """)
  }

  @Test("A style that the presenter does not have")
  func unsupportedStyle() throws {
    #expect(
      try SignInStoryboard.message(from: presenter, as: .push) == """
        UIKitShimTests.SignInFlow was to be presented by a push from UIKitShimTests.SignUpViewController.
        Found: a controller that can't present by a push.
        Presentation styles there: "modal", "sheet", "popover".
        To fix this: present the flow from a navigation controller, or in one of these styles.
        At: Shop/App.swift:7
        """)
  }

  @Test("An anchor that is no view of UIKit's")
  func unsuitableView() throws {
    #expect(
      try SignInStoryboard.message(from: presenter, as: .popover(from: .rectangle(.zero, in: AnchorView()))) == """
        UIKitShimTests.SignInFlow was to be presented as a popover from UIKitShimTests.SignUpViewController.
        Found: a UIKitShimTests.AnchorView to point at, not UIKit.UIView.
        To fix this: give the popover a UIKit.UIView to point at.
        At: Shop/App.swift:7
        """)
  }

  @Test("An anchor that is no item of UIKit's")
  func unsuitableItem() throws {
    #expect(
      try SignInStoryboard.message(from: presenter, as: .popover(from: .barButtonItem(AnchorItem()))) == """
        UIKitShimTests.SignInFlow was to be presented as a popover from UIKitShimTests.SignUpViewController.
        Found: a UIKitShimTests.AnchorItem to point at, not UIKit.UIBarButtonItem.
        To fix this: give the popover a UIKit.UIBarButtonItem to point at.
        At: Shop/App.swift:7
        """)
  }
}

/// A navigation controller with an override that pushes nothing.
private final class IdleNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}
