import AppKit
import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Messages of flows in AppKit, word for word")
struct AppKitFlowMessageTests {
  @Test("An item without a view")
  func itemWithoutView() throws {
    #expect(
      try SignInStoryboard.message(from: SignUpViewController(), as: .popover(from: .barButtonItem(NSToolbarItem())))
        == """
        AppKitShimTests.SignInFlow was to be presented as a popover from AppKitShimTests.SignUpViewController.
        Found: a AppKit.NSToolbarItem without a view to point at.
        To fix this: give the item a view, or let the popover point at a rectangle in one.
        At: Shop/App.swift:7
        """)
  }

  @Test("A view without a window")
  func viewWithoutWindow() throws {
    #expect(
      try SignInStoryboard.message(
        from: SignUpViewController(), as: .popover(from: .rectangle(.zero, in: NSView(frame: .zero)))) == """
          AppKitShimTests.SignInFlow was to be presented as a popover from AppKitShimTests.SignUpViewController.
          Found: a AppKit.NSView to point at, in no window.
          To fix this: present the popover while the view is in a window.
          At: Shop/App.swift:7
          """)
  }
}
