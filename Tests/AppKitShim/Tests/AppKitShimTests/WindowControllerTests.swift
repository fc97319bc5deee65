import AppKit
import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("R3: window controllers")
struct WindowControllerTests {
  var fixtures = FixtureBundle()

  private func write(isReadable: Bool = true) throws {
    var fixtures = fixtures
    fixtures.nibsAreReadable = isReadable
    try fixtures.write(
      sceneOf: String(reflecting: MainWindowController.self), base: "NSWindowController", to: "Main.storyboardc/Window")
    try fixtures.write(sceneOf: String(reflecting: HomeViewController.self), to: "Main.storyboardc/Home")
    try fixtures.write(
      scenes: ["Window": "Window", "Home": "Home"], initial: "Window", to: "Main.storyboardc/Info.plist")
  }

  private func window(_ identifier: String?) -> Storyboard<MainWindowController> {
    Storyboard(name: "Main", identifier: identifier, bundle: fixtures.reopened)
  }

  @Test("By identifier, and as the initial controller", arguments: ["Window", nil])
  func window(identifier: String?) throws {
    try write()
    let controller = try window(identifier).instantiate()
    #expect(type(of: controller) == MainWindowController.self)
  }

  @Test("F16: from a window controller that a segue made to the flow")
  func flow() throws {
    try write()
    let flow = StoryboardController(storyboardName: "Main", bundle: fixtures.reopened)
    let home = try flow.controller(HomeViewController.self, withStoryboardID: "Home")
    let window = home.storyboard?.instantiateController(withIdentifier: "Window") as? NSWindowController
    #expect(isSame(window?.storyboardController, flow))
  }

  @Test("With a creator, which is AppKit's other call", arguments: ["Window", nil], [true, false])
  func creator(identifier: String?, isReadable: Bool) throws {
    try write(isReadable: isReadable)
    let controller = try window(identifier).instantiate { MainWindowController(coder: $0, document: "draft") }
    #expect(controller.document == "draft")
    let ordinary = try window(identifier).instantiate(creator: { _ in nil })
    #expect(ordinary.document == nil)
  }

  @Test("A creator of a window controller for a scene of a view controller")
  func otherKind() throws {
    try write()
    let error = #expect(throws: ResourceError.self) {
      try window("Home").instantiate { MainWindowController(coder: $0, document: "") }
    }
    #expect(error?.reason == .unexpectedType)
  }

  @Test("A creator declared with a class that is neither: the scene's class tells")
  func declaredResponder() throws {
    try write()
    let value = Storyboard<NSResponder>(name: "Main", identifier: "Window", bundle: fixtures.reopened)
    let controller = try value.instantiate { MainWindowController(coder: $0, document: "made") }
    #expect((controller as? MainWindowController)?.document == "made")
  }
}

final class MainWindowController: NSWindowController {
  let document: String?

  init?(coder: NSCoder, document: String) {
    self.document = document
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    document = nil
    super.init(coder: coder)
  }
}
