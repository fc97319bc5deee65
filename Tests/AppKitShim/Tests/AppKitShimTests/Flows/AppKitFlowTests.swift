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

  @Test("F16: the NSStoryboard of a scene leads to the flow")
  func platformStoryboard() throws {
    try with {
      let scene = try flow.controller(SignUpViewController.self)
      #expect(isSame(scene.storyboard?.storyboardController, flow))
    }
  }

  @Test("F9: a sheet, a modal window or a popover, as the style says")
  func styles() throws {
    try with {
      let item = NSToolbarItem()
      item.view = NSView.inWindow(frame: NSRect(x: 5, y: 5, width: 10, height: 10))
      let rectangle = NSRect(x: 7, y: 0, width: 1, height: 1)
      let styles: [(PresentationStyle, String)] = [
        (.automatic, "sheet"), (.modal, "modal window"),
        (.popover(from: .barButtonItem(item)), "popover at 0.0, edge 1, transient"),
        (
          .popover(from: .rectangle(rectangle, in: NSView.inWindow(), permittedArrowDirections: .down)),
          "popover at 7.0, edge 3, transient"
        ),
      ]
      for (style, words) in styles {
        try presenter.present(flow, as: style)
        #expect(presenter.presentedViewControllers?.first?.shimStyle == words)
        try flow.dismiss()
      }
    }
  }

  @Test("F10: a toolbar item without a view, or a view without a window, is nothing to point at")
  func unsuitableAnchor() throws {
    let item = NSToolbarItem()
    item.view = NSView(frame: .zero)
    let anchors: [(PopoverAnchor, String)] = [
      (.barButtonItem(NSToolbarItem()), "a AppKit.NSToolbarItem without a view to point at"),
      (.barButtonItem(item), "a AppKit.NSView to point at, in no window"),
      (.barButtonItem(AnchorItem()), "a AppKitShimTests.AnchorItem to point at, not AppKit.NSToolbarItem"),
      (.rectangle(.zero, in: NSView(frame: .zero)), "a AppKit.NSView to point at, in no window"),
      (.rectangle(.zero, in: AnchorView()), "a AppKitShimTests.AnchorView to point at, not AppKit.NSView"),
    ]
    try with {
      for (anchor, found) in anchors {
        let error = #expect(throws: ResourceError.self) { try presenter.present(flow, as: .popover(from: anchor)) }
        #expect(error?.reason == .presentationNotSupported)
        #expect(error?.found == found)
        #expect(presenter.presentedViewControllers?.isEmpty == true)
      }
    }
  }

  @Test(
    "F13: a flow that is dismissed when it has appeared in a modal window leaves no window", arguments: [true, false])
  func dismissedWhenShown(hasLoop: Bool) throws {
    shimRunsModalLoop = hasLoop
    defer { shimRunsModalLoop = false }
    try with {
      var isShown: Bool?
      try presenter.present(flow, as: .modal) { [flow, presenter] in
        isShown = presenter.presentedViewControllers?.isEmpty == false
        #expect(shimIsInModalLoop == hasLoop)
        try? flow.dismiss()
      }
      #expect(isShown == true)
      #expect(!flow.isPresented)
      #expect(presenter.presentedViewControllers?.isEmpty == true)
    }
  }

  @Test("F7: the completion comes when a sheet or a popover is shown", arguments: [true, false])
  func completion(popover: Bool) throws {
    try with {
      var isShown: Bool?
      let style: PresentationStyle =
        popover ? .popover(from: .rectangle(.zero, in: NSView.inWindow())) : .sheet
      try presenter.present(flow, as: style) { [presenter] in
        isShown = presenter.presentedViewControllers?.isEmpty == false
      }
      #expect(isShown == true)
    }
  }

  @Test("F10: the popover is at the edge that its arrow points away from")
  func edges() throws {
    let edges: [(PopoverAnchor.ArrowDirections, NSRectEdge)] = [
      (.up, .minY), (.down, .maxY), (.left, .maxX), (.right, .minX), (.any, .minY), ([.down, .left, .right], .maxY),
      ([.left, .right], .maxX),
    ]
    try with {
      for (directions, edge) in edges {
        let anchor = PopoverAnchor.rectangle(
          .zero, in: NSView.inWindow(), permittedArrowDirections: directions)
        try presenter.present(flow, as: .popover(from: anchor))
        #expect(presenter.presentedViewControllers?.first?.shimStyle.contains("edge \(edge.rawValue),") == true)
        try flow.dismiss()
      }
    }
  }

  @Test("F4: a first scene that is no view controller is an error")
  func noViewController() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { NSWindowController() }
    Registries.with(registry) {
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow) }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("F12: presenting over something presented that is no flow is an error", arguments: [true, false])
  func occupied(inWindow: Bool) throws {
    try with {
      let window = NSWindowController()
      window.contentViewController = presenter
      presenter.presentAsSheet(SignUpViewController())
      let error = #expect(throws: ResourceError.self) {
        if inWindow { try window.present(flow) } else { try presenter.present(flow) }
      }
      #expect(error?.reason == .presenterOccupied)
      #expect(presenter.presentedViewControllers?.count == 1)
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
    await Turns.until { !delegate.told.isEmpty }
    #expect(delegate.told == ["cancelled"])
  }
}
