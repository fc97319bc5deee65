public import Foundation

/// A flow that ends with a result.
///
///     final class SignInFlow: StoryboardFlow<Account> {}
///
///     let account = try await SignInFlow().run(from: self)
///
/// A scene ends the flow with ``finish(_:animated:)``:
///
///     (storyboardController as? SignInFlow)?.finish(account)
///
/// Without `async`, ``onFinish`` and the delegate tell the result.
open class StoryboardFlow<Result>: StoryboardController {
  /// Called with the result, once a presentation, when the flow is gone (rule F17).
  public var onFinish: (@MainActor (Result) -> Void)?

  private var ending: Ending<Result>?

  /// The result of the latest presentation, from the moment it is given; `nil` before.
  public var result: Result? { ending?.result }

  /// A flow; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - storyboardName: The storyboard's name, without extension; `nil` means a name made from the class's (rule F1).
  ///   - bundle: The only bundle to look in; `nil` means those of rule S11 for the class.
  public override init(storyboardName: String? = nil, bundle: Bundle? = nil) {
    super.init(storyboardName: storyboardName, bundle: bundle)
  }

  override func presentationWillBegin() -> @MainActor () -> Void {
    let earlier = ending
    ending = Ending()
    return { self.ending = earlier }
  }

  override func presentationDidEnd() {
    ending?.isOpen = false
    guard let result else { return super.presentationDidEnd() }
    onFinish?(result)
    delegate?.storyboardControllerDidFinish(self)
  }

  /// Ends the flow with a result: takes it away, then tells ``onFinish`` and the delegate, once (rule F17).
  ///
  /// What comes first counts: after another result or a dismissal, and where the flow was not presented, this does nothing. Where the presenting controller is
  /// gone, there is nothing to take away, and the result is told all the same.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - animated: Whether the transition is animated.
  public func finish(_ result: Result, animated: Bool = true) {
    guard let ending, ending.isOpen, ending.result == nil, presentation?.isEnding != true else { return }
    ending.result = result
    if let presentation { presentation.dismiss(animated: animated) } else { presentationDidEnd() }
  }

  /// Presents the flow, waits until it is gone, and returns its result (rules F18, F19).
  ///
  /// Cancelling the task takes the flow away. The wait keeps the flow alive, but not the presenting controller; a caller that
  /// waits in a method of that controller keeps it alive itself.
  ///
  /// - Parameters:
  ///   - presenter: The controller to present the flow from.
  ///   - style: How to present it; by default, a navigation controller pushes, any other presents modally.
  ///   - animated: Whether the transitions are animated.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The result.
  /// - Throws: `CancellationError` where the flow is gone without a result: dismissed by the user or by code, cancelled
  ///   with its task, or released with the presenting controller. A ``ResourceError``, as
  ///   ``PresentingController/present(_:as:animated:fileID:line:completion:)``, where it can't be presented.
  public func run(
    from presenter: consuming any PresentingController, as style: PresentationStyle = .automatic,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    try Task.checkCancellation()
    try present(
      by: consume presenter, as: style, animated: animated, at: CallSite(fileID: fileID, line: line), completion: {})
    let ending = ending
    await withTaskCancellationHandler { [weak presentation = self.presentation] in
      await withCheckedContinuation { presentation?.hold(PresentationWait($0)) ?? $0.resume() }
    } onCancel: { [weak presentation = self.presentation] in
      Task { @MainActor [weak presentation] in presentation?.dismiss(animated: animated) }
    }
    guard let result = ending?.result else { throw CancellationError() }
    return result
  }
}

extension StoryboardFlow<Void> {
  /// Ends a flow that has nothing to tell but that it is done.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func finish(animated: Bool = true) { finish((), animated: animated) }
}

/// How a presentation ends: the task that waits for it has the result even where the flow is presented again by then.
@MainActor
private final class Ending<Result> {
  var isOpen = true
  var result: Result?
}
