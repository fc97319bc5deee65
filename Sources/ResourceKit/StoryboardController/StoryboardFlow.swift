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

  /// The result of the latest presentation, from the moment it is given; `nil` before.
  public var result: Result? { (ending as? ResultEnding<Result>)?.result }

  /// A flow; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - storyboardName: The storyboard's name, without extension; `nil` means a name made from the class's (rule F1).
  ///   - bundle: The only bundle to look in; `nil` means those of rule S11 for the class.
  public override init(storyboardName: String? = nil, bundle: Bundle? = nil) {
    super.init(storyboardName: storyboardName, bundle: bundle)
  }

  override func makeEnding() -> PresentationEnding { ResultEnding<Result>() }

  /// Ends the flow with a result: takes it away, then tells the delegate and ``onFinish``, once (rule F17).
  ///
  /// What comes first counts: after another result or a dismissal, and where the flow was not presented, this does
  /// nothing. In ``StoryboardController/willPresent()``, and while the first scene is made, it ends the presentation before
  /// anything is shown. Where the presenting controller is gone, there is nothing to take away, and the result is told all
  /// the same; where it goes while the flow is taken away, soon after.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - animated: Whether the transition is animated.
  public func finish(_ result: Result, animated: Bool = true) {
    guard let ending = ending as? ResultEnding<Result>, ending.isOpen, ending.result == nil,
      presentation?.isEnding != true
    else { return }
    ending.result = result
    if let presentation { presentation.finish(animated: animated) } else { ending.tell(self) }
  }

  /// Presents the flow, waits until it is gone, and returns its result (rules F18, F19).
  ///
  /// Cancelling the task takes the flow away. The wait keeps the flow alive, but not the presenting controller; a caller that
  /// waits in a method of that controller keeps it alive itself.
  ///
  /// AppKit's modal window may run an event loop of its own while it is shown, inside the call that shows it: with
  /// ``PresentationStyle/modal`` there, cancelling the task takes effect only when the window is closed. Use a sheet where
  /// the task may be cancelled.
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
    let (ending, presented) = try begin(
      by: consume presenter, as: style, animated: animated, at: CallSite(fileID: fileID, line: line))
    await withTaskCancellationHandler { [weak presentation = presented.object] in
      await withCheckedContinuation { presentation?.hold(PresentationWait($0)) ?? $0.resume() }
    } onCancel: { [weak presentation = presented.object] in
      Task { @MainActor [weak presentation] in presentation?.dismiss(animated: animated) }
    }
    guard let result = ending?.result else { throw CancellationError() }
    return result
  }

  /// Presents for ``run(from:as:animated:fileID:line:)``. What is waited for is the presentation made here: the flow's may
  /// be another by now. It is the presenter that keeps it alive.
  private func begin(
    by presenter: consuming any PresentingController, as style: PresentationStyle, animated: Bool,
    at callSite: CallSite
  ) throws(ResourceError) -> (ending: ResultEnding<Result>?, presentation: Weak<StoryboardPresentation>) {
    let begun = try present(by: presenter, as: style, animated: animated, at: callSite, completion: {})
    return (begun.ending as? ResultEnding<Result>, Weak(object: begun.presentation))
  }
}

extension StoryboardFlow<Void> {
  /// Ends a flow that has nothing to tell but that it is done.
  ///
  /// - Parameter animated: Whether the transition is animated.
  public func finish(animated: Bool = true) { finish((), animated: animated) }
}
