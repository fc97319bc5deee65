import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Dismissals that UIKit tells nobody")
struct UIKitDismissalTests {
  let presenter = SignUpViewController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F15: a dismissal in code is told, also while somebody keeps the scene alive")
  func keptAlive() async throws {
    try await SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      let scene = try #require(presenter.presentedViewController)
      presenter.dismiss(animated: false)
      #expect(!flow.isPresented)
      await Turns.until { !delegate.told.isEmpty }
      #expect(delegate.told == ["cancelled"])
      #expect(scene.presentingViewController == nil)
    }
  }

  @Test("F15, F19: a task that waits goes on after a dismissal in code, also while somebody keeps the scene alive")
  func run() async throws {
    try await SignInStoryboard.with {
      let run = Run { [flow, presenter] in try await flow.run(from: presenter, animated: false) }
      await Turns.until { presenter.presentedViewController != nil }
      let scene = try #require(presenter.presentedViewController)
      presenter.dismiss(animated: false)
      await #expect(throws: CancellationError.self) { try await run.value }
      #expect(scene.presentingViewController == nil)
    }
  }

  @Test("F15: a view that leaves its window while the scene is presented ends nothing")
  func covered() async throws {
    try await SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      let container = try #require(presenter.presentedViewController?.presentationController?.containerView)
      let window = container.superview
      container.removeFromSuperview()
      await Turns.all()
      #expect(flow.isPresented)
      window?.addSubview(container)
      #expect(delegate.told.isEmpty)
    }
  }

  @Test("F15: the view that notices a dismissal is not seen")
  func hidden() throws {
    try SignInStoryboard.with {
      try presenter.present(flow, animated: false)
      let container = try #require(presenter.presentedViewController?.presentationController?.containerView)
      let scene = try #require(presenter.presentedViewController)
      let added = container.subviews.filter { !isSame($0, scene.view) }
      #expect(added.map(\.isHidden) == [true])
    }
  }

  @Test("F20: the view that notices a dismissal does not keep the flow alive")
  func released() throws {
    try SignInStoryboard.with {
      weak var released: SignInFlow?
      @MainActor func present() throws -> UIView? {
        let flow = SignInFlow()
        released = flow
        try presenter.present(flow, animated: false)
        return presenter.presentedViewController?.presentationController?.containerView
      }
      let container = try present()
      try released?.dismiss(animated: false)
      #expect(released == nil)
      #expect(container != nil)
    }
  }
}
