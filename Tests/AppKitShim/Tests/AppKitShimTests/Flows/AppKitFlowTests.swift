import AppKit
import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("Flows in AppKit")
struct AppKitFlowTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()

  private func with(_ body: @MainActor () throws -> Void) throws {
    let signIn = StoryboardFixture(
      "SignInFlow", .initial(WelcomeViewController.self), .scene("SignUpViewController", SignUpViewController.self))
    try Registries.with(Backend.all[0].registry(Fixtures(storyboards: [signIn])), body)
  }

  private func isSame(_ first: AnyObject?, _ second: AnyObject) -> Bool {
    first.map(ObjectIdentifier.init) == ObjectIdentifier(second)
  }

  @Test("F16: a scene that a segue made finds its flow through its NSStoryboard, also where two flows have equal ones")
  func segue() throws {
    try with {
      let other = SignInFlow()
      let scenes = [try flow.controller(SignUpViewController.self), try other.controller(SignUpViewController.self)]
      let next = scenes.map { $0.storyboard?.instantiateInitialController() as? NSViewController }
      #expect(isSame(next[0]?.storyboardController, flow))
      #expect(isSame(next[1]?.storyboardController, other))
    }
  }

  @Test("F9: a sheet, a modal window or a popover, as the style says")
  func styles() throws {
    try with {
      let item = NSToolbarItem()
      item.view = NSView(frame: NSRect(x: 5, y: 5, width: 10, height: 10))
      let rectangle = NSRect(x: 7, y: 0, width: 1, height: 1)
      let styles: [(PresentationStyle, String)] = [
        (.automatic, "sheet"), (.modal, "modal window"),
        (.popover(from: .barButtonItem(item)), "popover at 0.0, edge 1"),
        (
          .popover(from: .rectangle(rectangle, in: NSView(frame: .zero), permittedArrowDirections: .down)),
          "popover at 7.0, edge 3"
        ),
      ]
      for (style, words) in styles {
        try presenter.present(flow, as: style)
        #expect(presenter.presentedViewControllers?.first?.shimStyle == words)
        try flow.dismiss()
      }
    }
  }

  @Test("F10: a toolbar item without a view is nothing to point at")
  func unsuitableAnchor() throws {
    try with {
      for anchor in [PopoverAnchor.barButtonItem(NSToolbarItem()), .rectangle(.zero, in: AnchorView())] {
        let error = #expect(throws: ResourceError.self) { try presenter.present(flow, as: .popover(from: anchor)) }
        #expect(error?.reason == .presentationNotSupported)
        #expect(presenter.presentedViewControllers?.isEmpty == true)
      }
    }
  }

  @Test("F11: a window controller without a content controller has no style")
  func emptyWindow() throws {
    try with {
      let error = #expect(throws: ResourceError.self) { try NSWindowController().present(flow) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.available == [])
    }
  }

  @Test("F15: a dismissal in code, which AppKit tells nobody, is noticed when the scene is released")
  func dismissedInCode() async throws {
    let delegate = DelegateSpy()
    flow.delegate = delegate
    try with {
      try presenter.present(flow)
      let scene = try #require(presenter.presentedViewControllers?.first)
      presenter.dismiss(scene)
    }
    while delegate.told.isEmpty { await Task.yield() }
    #expect(delegate.told == ["cancelled"])
  }
}
