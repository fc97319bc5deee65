import AppKit
import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flows that AppKit takes away")
struct AppKitDismissalTests {
  let presenter = SignUpViewController()
  let window = NSWindowController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() {
    flow.delegate = delegate
    window.contentViewController = presenter
  }

  /// What the delegate was told by what began before: other tests post the same notifications, later.
  private func toldByNow() async -> [String] { await Task { @MainActor in delegate.told }.value }

  @Test(
    "F15: what closes is noticed at once, also while somebody keeps the scene alive",
    arguments: [
      NSPopover.didCloseNotification, NSWindow.didEndSheetNotification, NSWindow.willCloseNotification,
    ])
  func posted(name: Notification.Name) async throws {
    try await SignInStoryboard.with {
      try presenter.present(flow)
      let scene = try #require(presenter.presentedViewControllers?.first)
      presenter.dismiss(scene)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(await toldByNow() == ["cancelled"])
      #expect(scene.presentingViewController == nil)
    }
  }

  @Test(
    "F15: closed by the user in any style: noticed at once, though AppKit posts before its controllers know",
    arguments: [PresentationStyle.Kind.sheet, .modal, .popover])
  func closedByUser(kind: PresentationStyle.Kind) async throws {
    try await SignInStoryboard.with {
      let popover = PresentationStyle.popover(from: .rectangle(.zero, in: NSView.inWindow()))
      try presenter.present(flow, as: kind == .sheet ? .sheet : kind == .modal ? .modal : popover)
      let scene = try #require(presenter.presentedViewControllers?.first)
      presenter.shimDismissByUser()
      #expect(await toldByNow() == ["cancelled"])
      #expect(scene.presentingViewController == nil)
    }
  }

  @Test("F15: what closes elsewhere ends nothing")
  func closedElsewhere() async throws {
    try await SignInStoryboard.with {
      try presenter.present(flow)
      NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: nil)
      #expect(await toldByNow().isEmpty)
      #expect(flow.isPresented)
    }
  }

  @Test("F13: a flow of a window whose content was replaced is still presented, and dismissed")
  func contentReplaced() throws {
    try SignInStoryboard.with {
      try window.present(flow)
      window.contentViewController = SignUpViewController()
      #expect(flow.isPresented)
      try flow.dismiss()
      #expect(presenter.presentedViewControllers?.isEmpty == true)
    }
  }

  @Test("F15: a flow of a window that has no content any more is not presented")
  func contentGone() throws {
    try SignInStoryboard.with {
      try window.present(flow)
      window.contentViewController = nil
      #expect(!flow.isPresented)
      #expect(window.presentedStoryboardController == nil)
    }
  }

  @Test("F13: a dismissal from a window that has no content any more is told, and its completion is called")
  func dismissedWithoutContent() throws {
    try SignInStoryboard.with {
      try window.present(flow)
      let presentation = try #require(window.storyboardPresentation)
      window.contentViewController = nil
      var completions = 0
      window.endPresentation(presentation, animated: false) { completions += 1 }
      #expect(completions == 1)
    }
  }
}
