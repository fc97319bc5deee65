public import Foundation

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewController {
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { shimTransition }
  public var toolbarItems: [UIBarButtonItem]? {
    get { objc_getAssociatedObject(self, &toolbarItemsKey) as? [UIBarButtonItem] }
    set { objc_setAssociatedObject(self, &toolbarItemsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@MainActor private var toolbarItemsKey: UInt8 = 0

/// A transition that is over when the test says so.
@MainActor
public final class ShimTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var completions: [((any UIViewControllerTransitionCoordinatorContext) -> Void)?] = []

  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    completions.append(completion)
    return true
  }

  public func complete() {
    let ended = completions
    completions = []
    for completion in ended { completion?(self) }
  }
}

open class UINavigationBar: UIView {}
open class UIToolbar: UIView {}
open class UISplitViewController: UIViewController {}

@MainActor
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController || viewController is UISplitViewController {
      wouldHaveRaised("NSInvalidArgumentException", "Pushing \(viewController) is not supported")
    }
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in self.viewControllers { controller.shimNavigationController = nil }
    for controller in viewControllers { controller.shimNavigationController = self }
    self.viewControllers = viewControllers
    if !shimHoldsDidShow { shimTellDidShow(animated: animated) }
  }

  /// Whether `didShow` waits for ``shimTellDidShow(animated:)``, as UIKit's comes after the transition.
  public var shimHoldsDidShow = false

  /// Tells the delegate what is on top.
  public func shimTellDidShow(animated: Bool = true) {
    guard let shown = viewControllers.last else { return }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// The user taps the back button.
  public func shimGoBack() {
    if viewControllers.count > 1 { setViewControllers(viewControllers.dropLast(), animated: true) }
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? { shimNavigationController }
}
