/// A task that waits until a presentation is over: it goes on when this is released.
///
/// The presentation holds the only reference. So the task goes on exactly once, whether the presentation ends or the
/// presenting controller is released with all it holds.
final class PresentationWait: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
