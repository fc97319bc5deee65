/// A controller that can present a flow, and be a scene of one.
///
/// `UIViewController`, `NSViewController`, `NSWindowController` and ``InMemoryController`` are such controllers; conform
/// where there is a UI framework of another kind. The protocol is what a presenter must be able to do; what it gets for
/// it is ``present(_:as:animated:fileID:line:completion:)``, ``presentedStoryboardController`` and
/// ``storyboardController``.
///
/// A conforming type says `nil` for ``originStoryboard`` where its framework knows none: scenes find their flow all the same.
/// What it calls a completion of, it may call before it returns. A flow whose completion is never called stays for good.
///
/// The laws, which `Tests/ResourceKitTests/Flows/PresenterLaws.swift` checks for every presenter of this package:
///
/// - ``storyboardPresentation`` keeps what it is set to alive, and the controller keeps nothing else of the flow.
/// - ``beginPresentation(_:animated:completion:)`` and ``endPresentation(_:animated:completion:)`` call their completion
///   once; a `begin` that throws shows nothing and calls nothing.
/// - ``endPresentation(_:animated:completion:)`` undoes what `begin` did, whatever the flow has shown on top since.
/// - ``shows(_:)`` is true from `begin`'s completion until the scene is gone, whoever takes it away.
/// - Where the scene is taken away without `end`, by the user or by code, ``StoryboardPresentation/wasDismissed()`` is
///   called.
@MainActor
public protocol PresentingController: AnyObject {
  /// Where the library keeps the flow that the controller presents. Store it, strongly, and do nothing else with it.
  var storyboardPresentation: StoryboardPresentation? { get set }

  /// The storyboard that made the controller, in code or by a segue; `nil` where none did.
  var originStoryboard: AnyObject? { get }

  /// What is presented over the controller now, a flow's scene or not; a push is none.
  var controllerInFront: AnyObject? { get }

  /// The style that ``PresentationStyle/automatic`` stands for.
  var automaticPresentationStyle: PresentationStyle { get }

  /// Shows the first scene of a flow.
  ///
  /// - Parameters:
  ///   - presentation: The scene, which is there during this call, and the style, never ``PresentationStyle/automatic``.
  ///   - animated: Whether the transition is animated.
  ///   - completion: To be called once, after the transition.
  /// - Throws: ``StoryboardPresentation/notSupported(available:)`` for a style that the controller does not have;
  ///   ``ResourceError/Reason-swift.struct/unexpectedType`` for a scene that it can't show;
  ///   ``ResourceError/Reason-swift.struct/presentationDeclined`` where it shows nothing for another reason.
  func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError)

  /// Takes the flow away: pops to the controller below its first scene, or dismisses it.
  ///
  /// - Parameters:
  ///   - presentation: The presentation that began.
  ///   - animated: Whether the transition is animated.
  ///   - completion: To be called once, after the transition, also where there is nothing left to take away.
  func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void)

  /// Whether the first scene of a flow is still there: how a dismissal is noticed that nobody told.
  ///
  /// It is asked after the transition of `begin`, and not during that of `end`.
  ///
  /// - Parameter presentation: The presentation that began.
  /// - Returns: Whether the scene is on the stack, or presented, also where something covers it.
  func shows(_ presentation: StoryboardPresentation) -> Bool
}

extension PresentingController {
  /// Presents a flow from this controller (rules F9 to F12).
  ///
  ///     try navigationController.present(SignInFlow())
  ///     try self.present(CheckoutFlow(cart: cart), as: .popover(from: .barButtonItem(cartButton)))
  ///
  /// - Parameters:
  ///   - flow: The flow; this controller keeps it alive while it is presented.
  ///   - style: How to present it; by default, a navigation controller pushes, any other presents modally.
  ///   - animated: Whether the transition is animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - completion: Called once, after the transition.
  /// - Throws: A ``ResourceError``: `alreadyPresented` where the flow is presented, `presenterOccupied` where this
  ///   controller presents something, `presentationNotSupported` where it does not have the style,
  ///   `presentationDeclined` where UIKit shows nothing, or what making the first scene throws (`storyboardNotFound`,
  ///   `sceneNotFound`, `noInitialController`, `unexpectedType`).
  public func present(
    _ flow: StoryboardController, as style: PresentationStyle = .automatic, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, completion: @escaping @MainActor () -> Void = {}
  ) throws(ResourceError) {
    try flow.present(
      by: self, as: style, animated: animated, at: CallSite(fileID: fileID, line: line), completion: completion)
  }

  /// The flow that this controller presents now (rule F16).
  public var presentedStoryboardController: StoryboardController? {
    storyboardPresentation.flatMap { $0.isCurrent ? $0.storyboardController : nil }
  }

  /// The flow that this controller is a scene of, if that is alive (rule F16).
  public var storyboardController: StoryboardController? {
    StoryboardLinks.flow(of: self) ?? originStoryboard.flatMap(StoryboardLinks.flow)
  }
}

extension StoryboardSource {
  /// The flow whose storyboard this is, if that is alive (rule F16).
  public var storyboardController: StoryboardController? { StoryboardLinks.flow(of: storyboardObject) }
}
