public import Foundation

public enum UIModalPresentationStyle: Int, Sendable { case automatic, fullScreen, pageSheet, popover }

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open internal(set) var containerView: UIView?
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var passthroughViews: [UIView]?
}

@MainActor
open class UIBarButtonItem: NSObject {}

/// What a controller keeps for its presentations.
@MainActor
private final class ShimPresentations {
  var style = UIModalPresentationStyle.automatic
  var controller: UIPresentationController?
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var declines = false
  let window = UIWindow(frame: .zero)
}

@MainActor private var presentationsKey: UInt8 = 0

extension UIViewController {
  private var presentations: ShimPresentations {
    if let found = objc_getAssociatedObject(self, &presentationsKey) as? ShimPresentations { return found }
    let presentations = ShimPresentations()
    objc_setAssociatedObject(self, &presentationsKey, presentations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return presentations
  }

  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentations.style }
    set { presentations.style = newValue }
  }

  public var presentationController: UIPresentationController? {
    if let controller = presentations.controller { return controller }
    let isPopover = presentations.style == .popover
    let controller = isPopover ? UIPopoverPresentationController() : UIPresentationController()
    presentations.controller = controller
    return controller
  }

  /// Whether the controller was presented, or asked for its presentation controller, since it was last dismissed.
  public var shimHasPresentationController: Bool { presentations.controller != nil }

  public var activePresentationController: UIPresentationController? {
    presentations.presenting == nil ? nil : presentations.controller
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  public var presentedViewController: UIViewController? { presentations.presented }
  public var presentingViewController: UIViewController? { presentations.presenting }

  /// Whether UIKit would decline, as it does where the controller's view is in no window.
  public var shimDeclines: Bool {
    get { presentations.declines }
    set { presentations.declines = newValue }
  }

  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if presentations.declines { return }
    shimAnimations.append(animated)
    if let popover = controller.popoverPresentationController, popover.sourceView == nil, popover.barButtonItem == nil {
      wouldHaveRaised("NSGenericException", "a popover without a sourceView or barButtonItem")
    }
    presentations.presented = controller
    controller.presentations.presenting = self
    controller.popoverPresentationController?.passthroughViews = []
    let container = UIView(frame: .zero)
    presentations.window.addSubview(container)
    controller.presentationController?.containerView = container
    container.addSubview(controller.view)
    end(completion)
  }

  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentations.presented != nil else {
      guard let presenting = presentations.presenting else { return }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    shimAnimations.append(animated)
    // Which of these is first, Apple does not say.
    presentations.presented?.presentationController?.containerView?.removeFromSuperview()
    presentations.presented?.presentations.presenting = nil
    presentations.presented?.presentations.controller = nil
    presentations.presented = nil
    end(completion)
  }

  private func end(_ completion: (() -> Void)?) {
    guard let shimTransition else { return completion?() ?? () }
    shimTransition.animate(alongsideTransition: nil) { _ in completion?() }
  }

  /// The user swipes down what is presented, or taps outside.
  public func shimDismissByUser() {
    guard let presented = presentedViewController, let controller = presented.presentationController else { return }
    dismiss(animated: true)
    controller.delegate?.presentationControllerDidDismiss(controller)
  }
}
