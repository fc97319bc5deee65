import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow rules: styles of presentation")
struct FlowStyleRules: FlowStackSuite {
  let presenter = InMemoryController()
  let root = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F9: a navigation controller pushes")
  func push() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow)
      #expect(navigation.stack.count == 2)
      #expect(navigation.stack.last is WelcomeViewController)
      #expect(navigation.presentedController == nil)
    }
  }

  @Test("F9: any other presents modally")
  func modal() throws {
    try SignInStoryboard.with {
      try presenter.present(flow)
      #expect(presenter.presentedController is WelcomeViewController)
      #expect(presenter.presentedStyle?.kind == .modal)
    }
  }

  @Test("F9: a style that is asked for wins")
  func style() throws {
    try SignInStoryboard.with {
      let navigation = navigation()
      try navigation.present(flow, as: .sheet)
      #expect(navigation.stack.count == 1)
      #expect(navigation.presentedStyle?.kind == .sheet)
    }
  }

  @Test("F10, R11: a popover has its anchor: a rectangle in a view, with permitted arrow directions")
  func popoverFromRectangle() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      let view = AnchorView()
      let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
      try flow.present(from: .rectangle(rectangle, in: view, permittedArrowDirections: [.up, .left]))
      guard case .popover(let anchor) = presenter.presentedStyle, case .rectangle(rectangle, let found) = anchor.target
      else { return #expect(Bool(false), "\(String(describing: presenter.presentedStyle))") }
      #expect(ObjectIdentifier(found) == ObjectIdentifier(view))
      #expect(anchor.permittedArrowDirections == [.up, .left])
      #expect(presenter.passthroughBarItem == nil)
    }
  }

  @Test("F10, R11: a popover from a bar button item lets touches through to the bar")
  func popoverFromBarButtonItem() throws {
    try SignInStoryboard.with {
      delegate.presenter = presenter
      let item = AnchorItem()
      try flow.present(from: .barButtonItem(item))
      #expect(presenter.presentedStyle?.kind == .popover)
      #expect(presenter.passthroughBarItem.map(ObjectIdentifier.init) == ObjectIdentifier(item))
      try flow.dismiss()
      #expect(presenter.passthroughBarItem == nil)
    }
  }

  @Test("F11: a push without a navigation stack is an error that says so, and changes nothing")
  func unsupportedStyle() throws {
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow, as: .push) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.available == ["modal", "sheet", "popover"])
      #expect(presenter.presentedController == nil)
      #expect(presenter.presentedStoryboardController == nil)
      #expect(!flow.isPresented)
      #expect(delegate.told == [])
      try presenter.present(flow)
      #expect(flow.isPresented)
    }
  }

  @Test("F11: a navigation controller can't be pushed onto another")
  func pushNavigation() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { InMemoryNavigationController() }
    Registries.with(registry) {
      let navigation = navigation()
      let error = #expect(throws: ResourceError.self) { try navigation.present(flow) }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.found == "a first scene, ResourceKit.InMemoryNavigationController, that can't be pushed")
      #expect(error?.available == ["modal", "sheet", "popover"])
      #expect(navigation.stack.count == 1)
    }
  }

  @Test("F10: the arrow of a popover may point in any direction, if nothing else is said", arguments: [true, false])
  func arrowDirections(fromItem: Bool) {
    let anchor: PopoverAnchor =
      fromItem ? .barButtonItem(AnchorItem()) : .rectangle(CGRect.zero, in: AnchorView())
    #expect(anchor.permittedArrowDirections == [.up, .down, .left, .right])
  }

  @Test("F10: a popover from a bar button item has permitted arrow directions")
  func arrowDirectionsOfItem() {
    let anchor = PopoverAnchor.barButtonItem(AnchorItem(), permittedArrowDirections: [.down])
    #expect(anchor.permittedArrowDirections == [.down])
  }

  @Test("F10: the arrow directions are UIKit's")
  func rawDirections() {
    let directions: [PopoverAnchor.ArrowDirections] = [.up, .down, .left, .right, .any]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @Test("F9, F11: a controller that names no style as its own is an error")
  func noStyleOfItsOwn() throws {
    final class Undecided: InMemoryController {
      override var automaticPresentationStyle: PresentationStyle { .automatic }
    }
    try SignInStoryboard.with {
      let error = #expect(throws: ResourceError.self) { try Undecided().present(flow) }
      #expect(error?.found == "a controller that can't present in a style of its own")
      #expect(error?.remedy == "present the flow in one of these styles.")
      #expect(error?.available == ["modal", "sheet", "popover"])
    }
  }

  @Test("F9: a style is called what it is called in code")
  func names() {
    let styles: [PresentationStyle] = [.automatic, .push, .modal, .sheet, .popover(from: .barButtonItem(AnchorItem()))]
    #expect(styles.map(\.kind.description) == ["automatic", "push", "modal", "sheet", "popover"])
  }
}
