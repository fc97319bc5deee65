#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ResourceKit
  import Testing
  import UIKit

  @MainActor
  @Suite("Flows that UIKit pushes", .serialized)
  struct PushedFlowTests {
    let flow = HomeFlow()
    let log = FlowLog()
    let bottom = UIViewController()
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: bottom)
      flow.delegate = log
    }

    @Test("F9, F13: pushed, and popped by the flow with what it pushed since")
    func dismiss() async throws {
      let screen = Screen(root: navigation)
      defer { screen.close() }
      try navigation.present(flow, animated: false)
      #expect(navigation.topViewController is HomeViewController)
      #expect(navigation.topViewController?.storyboardController === flow)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(flow.isPresented)
      try flow.dismiss(animated: false)
      await Screen.until { !log.told.isEmpty }
      #expect(log.told == ["cancelled"])
      #expect(navigation.viewControllers == [bottom])
      #expect(navigation.delegate == nil)
    }

    @Test("F15: going back ends the flow")
    func back() async throws {
      let screen = Screen(root: navigation)
      defer { screen.close() }
      try navigation.present(flow, animated: false)
      // What shows the stack tells the delegate in a later turn.
      await Screen.until { navigation.topViewController?.viewIfLoaded?.window != nil }
      #expect(navigation.popViewController(animated: false) is HomeViewController)
      #expect(!flow.isPresented)
      await Screen.until { !log.told.isEmpty }
      #expect(log.told == ["cancelled"])
    }

    @Test("F15: the app's delegate gets UIKit's messages meanwhile, and is the delegate again afterwards")
    func appsDelegate() async throws {
      let app = NavigationDelegate()
      navigation.delegate = app
      let screen = Screen(root: navigation)
      defer { screen.close() }
      try navigation.present(flow, animated: false)
      #expect(navigation.delegate !== app)
      #expect(navigation.delegate?.responds(to: NavigationDelegate.willShow) == true)
      await Screen.until { app.willShow > 0 && app.didShow > 0 }
      #expect(app.willShow > 0)
      #expect(app.didShow > 0)
      try flow.dismiss(animated: false)
      #expect(navigation.delegate === app)
    }

    @Test("F15: an app's delegate that is released while the flow is shown is not called")
    func releasedDelegate() async throws {
      var app: NavigationDelegate? = NavigationDelegate()
      navigation.delegate = app
      let screen = Screen(root: navigation)
      defer { screen.close() }
      try navigation.present(flow, animated: false)
      app = nil
      // The last reference may be an autorelease pool's.
      await Screen.until { navigation.delegate?.responds(to: NavigationDelegate.willShow) == false }
      #expect(navigation.delegate?.responds(to: NavigationDelegate.willShow) == false)
      navigation.pushViewController(UIViewController(), animated: false)
      await Screen.until { navigation.topViewController?.viewIfLoaded?.window != nil }
      #expect(flow.isPresented)
    }
  }

  private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    static let willShow = #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:))
    private(set) var willShow = 0
    private(set) var didShow = 0

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { willShow += 1 }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { didShow += 1 }
  }
#endif
