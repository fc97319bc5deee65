#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ResourceKit
  import Testing
  import UIKit

  @MainActor
  @Suite("Flows that UIKit presents", .serialized)
  struct ModalFlowTests {
    let flow = HomeFlow()
    let log = FlowLog()

    init() { flow.delegate = log }

    @Test("F11: a controller in no window presents nothing")
    func declined() {
      let presenter = UIViewController()
      let error = #expect(throws: ResourceError.self) { try presenter.present(flow, animated: false) }
      #expect(error?.reason == .presentationDeclined)
      #expect(!flow.isPresented)
      #expect(presenter.presentedStoryboardController == nil)
      #expect(log.told.isEmpty)
    }

    @Test("F9, F13: presented, and dismissed by the flow", .enabled { await Screen.presents() })
    func dismiss() async throws {
      let screen = Screen()
      defer { screen.close() }
      var isShown = false
      try screen.root.present(flow, animated: false) { isShown = true }
      #expect(screen.root.presentedViewController is HomeViewController)
      #expect(flow.isPresented)
      await Screen.until { isShown }
      #expect(isShown)
      let scene = screen.root.presentedViewController
      #expect(scene?.storyboardController === flow)
      var isGone = false
      try flow.dismiss(animated: false) { isGone = true }
      await Screen.until { isGone }
      #expect(isGone)
      #expect(screen.root.presentedViewController == nil)
      #expect(log.told == ["cancelled"])
    }

    @Test("F15: dismissed by code, while somebody keeps the scene alive", .enabled { await Screen.presents() })
    func dismissedByCode() async throws {
      let screen = Screen()
      defer { screen.close() }
      var isShown = false
      try screen.root.present(flow, animated: false) { isShown = true }
      await Screen.until { isShown }
      let scene = try #require(screen.root.presentedViewController)
      screen.root.dismiss(animated: false)
      await Screen.until { !log.told.isEmpty }
      #expect(log.told == ["cancelled"])
      #expect(!flow.isPresented)
      #expect(scene.presentingViewController == nil)
    }

    @Test("F10: a popover points at its anchor; on an iPhone it may be a sheet", .enabled { await Screen.presents() })
    func popover() async throws {
      let screen = Screen()
      defer { screen.close() }
      let rectangle = CGRect(x: 10, y: 20, width: 30, height: 40)
      var isShown = false
      try screen.root.present(
        flow, as: .popover(from: .rectangle(rectangle, in: screen.root.view)), animated: false
      ) { isShown = true }
      await Screen.until { isShown }
      let scene = try #require(screen.root.presentedViewController)
      #expect(scene.popoverPresentationController?.sourceView === screen.root.view)
      #expect(scene.popoverPresentationController?.sourceRect == rectangle)
      screen.root.dismiss(animated: false)
      await Screen.until { !log.told.isEmpty }
      #expect(log.told == ["cancelled"])
    }

    @Test("F17, F18: run gives the result that a scene finishes with", .enabled { await Screen.presents() })
    func run() async throws {
      let screen = Screen()
      defer { screen.close() }
      let flow = flow
      let task = Task { try await flow.run(from: screen.root, animated: false) }
      await Screen.until { screen.root.presentedViewController?.view.window != nil }
      flow.finish("done", animated: false)
      await Screen.until { !log.told.isEmpty }
      #expect(log.told == ["finished"])
      // Without an end there is no result to wait for.
      if log.told.isEmpty { task.cancel() }
      #expect(try await task.value == "done")
      #expect(screen.root.presentedViewController == nil)
    }
  }
#endif
