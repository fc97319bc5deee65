import Foundation
import ResourceKit
import Testing
import UIKit

@MainActor
@Suite("Flows that UIKit does not show")
struct UIKitDeclinedTests {
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  @Test("F11: a controller that UIKit lets present nothing is an error, and can present later")
  func declined() async throws {
    try await SignInStoryboard.with {
      let presenter = SignUpViewController()
      presenter.shimDeclines = true
      let error = await #expect(throws: ResourceError.self) {
        try await Run { [flow] in try await flow.run(from: presenter) }.value
      }
      #expect(error?.reason == .presentationDeclined)
      #expect(error?.found == "a controller that UIKit lets present nothing now")
      #expect(!flow.isPresented)
      #expect(presenter.presentedStoryboardController == nil)
      presenter.shimDeclines = false
      try presenter.present(flow)
      #expect(flow.isPresented)
      #expect(delegate.told.isEmpty)
    }
  }

  @Test("F11: a scene that is not shown was asked for no presentation controller, which would keep it alive")
  func declinedScene() async throws {
    let registry = InMemoryRegistry()
    var scenes: [WelcomeViewController] = []
    try registry.addInitialScene(to: "SignInFlow") {
      scenes.append(WelcomeViewController())
      return scenes[scenes.count - 1]
    }
    Registries.with(registry) {
      let presenter = SignUpViewController()
      presenter.shimDeclines = true
      let styles: [PresentationStyle] = [.modal, .sheet, .popover(from: .rectangle(.zero, in: AnchorView()))]
      for style in styles {
        #expect(throws: ResourceError.self) { try presenter.present(flow, as: style) }
      }
      #expect(scenes.count == 3)
      #expect(scenes.allSatisfy { !$0.shimHasPresentationController })
    }
  }

  @Test("F11: a navigation controller that does not push is an error, and has its delegate back")
  func notPushed() throws {
    try SignInStoryboard.with {
      let navigation = StubbornNavigationController(rootViewController: SignUpViewController())
      let error = #expect(throws: ResourceError.self) { try navigation.present(flow) }
      #expect(error?.reason == .presentationDeclined)
      #expect(
        error?.remedy
          == "let pushViewController(_:animated:) of UIKitShimTests.StubbornNavigationController push it.")
      #expect(!flow.isPresented)
      #expect(navigation.delegate == nil)
      #expect(delegate.told.isEmpty)
    }
  }

  @Test("F12: what the delegate presents, when a navigation controller takes the scene back, is kept")
  func takenBack() throws {
    try SignInStoryboard.with {
      let navigation = FickleNavigationController(rootViewController: SignUpViewController())
      let next = SignInFlow()
      let presenting = PresentingDelegate { try? navigation.present(next, animated: false) }
      flow.delegate = presenting
      try navigation.present(flow, animated: false)
      #expect(!flow.isPresented)
      #expect(next.isPresented)
      #expect(navigation.viewControllers.count == 2)
    }
  }
}

/// A navigation controller with an override that pushes nothing, as one that guards against double taps does.
private final class StubbornNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

/// A navigation controller that takes the first scene back at once.
private final class FickleNavigationController: UINavigationController {
  private var takesBack = true

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    guard takesBack else { return }
    takesBack = false
    setViewControllers([viewControllers[0]], animated: false)
  }
}

private final class PresentingDelegate: StoryboardControllerDelegate {
  private let present: @MainActor () -> Void

  init(_ present: @escaping @MainActor () -> Void) { self.present = present }

  func storyboardControllerDidCancel(_ storyboardController: StoryboardController) { present() }
}
