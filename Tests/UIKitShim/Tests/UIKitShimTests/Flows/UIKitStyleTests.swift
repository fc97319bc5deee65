import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Styles of flows in UIKit")
struct UIKitStyleTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()

  @Test("F9: a sheet is a page sheet, and a modal presentation in the style that the scene has")
  func sheet() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, as: .sheet)
      #expect(presenter.presentedViewController?.modalPresentationStyle == .pageSheet)
      try flow.dismiss()
      try presenter.present(flow, as: .modal)
      #expect(presenter.presentedViewController?.modalPresentationStyle == .automatic)
    }
  }

  @Test("F10: the bar of the navigation controller around the presenter is a passthrough view")
  func barAround() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      try presenter.present(flow, as: .popover(from: .barButtonItem(UIBarButtonItem())))
      let popover = try #require(presenter.presentedViewController?.popoverPresentationController)
      #expect(isSame(popover.passthroughViews?.first, navigation.navigationBar))
    }
  }

  @Test("F10: the bar of an item that is not in the toolbar is the navigation bar, whatever is in the toolbar")
  func otherInToolbar() throws {
    try SignInStoryboard.with {
      let navigation = UINavigationController(rootViewController: presenter)
      presenter.toolbarItems = [UIBarButtonItem()]
      try navigation.present(flow, as: .popover(from: .barButtonItem(UIBarButtonItem())))
      let popover = try #require(navigation.presentedViewController?.popoverPresentationController)
      #expect(isSame(popover.passthroughViews?.first, navigation.navigationBar))
    }
  }

  @Test("F12: presenting over something presented that is no flow is an error")
  func occupied() throws {
    try SignInStoryboard.with {
      let alert = SignUpViewController()
      presenter.present(alert, animated: false)
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .presenterOccupied)
      #expect(isSame(presenter.presentedViewController, alert))
    }
  }
}
