/// How one presentation ends, told once: whatever becomes of the presenting controller, and even where the flow is
/// presented again by then.
@MainActor
class PresentationEnding {
  private(set) final var isOpen = true

  /// Whether the end was decided by a result.
  var hasResult: Bool { false }

  /// Tells how the presentation ended, if that was not told.
  final func tell(_ flow: StoryboardController) {
    guard isOpen else { return }
    isOpen = false
    tellVerdict(of: flow)
  }

  func tellVerdict(of flow: StoryboardController) { flow.delegate?.storyboardControllerDidCancel(flow) }
}

/// The ending of a flow with a result: the task that waits for it takes it from here.
@MainActor
final class ResultEnding<Result>: PresentationEnding {
  var result: Result?

  override var hasResult: Bool { result != nil }

  override func tellVerdict(of flow: StoryboardController) {
    guard let result, let flow = flow as? StoryboardFlow<Result> else { return super.tellVerdict(of: flow) }
    // Either may present the flow again: the delegate reads the result from the flow, the closure is passed it.
    let onFinish = flow.onFinish
    flow.delegate?.storyboardControllerDidFinish(flow)
    onFinish?(result)
  }
}

/// A result that was given and not told: told when this is released with the presentation that holds it.
@MainActor
final class UntoldResult {
  private var tell: (@MainActor () -> Void)?

  init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

  func wasTold() { tell = nil }

  deinit {
    if let tell { Task { @MainActor in tell() } }
  }
}
