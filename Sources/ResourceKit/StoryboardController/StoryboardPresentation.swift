/// One presentation of a flow, from the moment it begins to appear until it is gone.
///
/// The library makes it; a ``PresentingController`` stores it, shows its ``scene``, and calls ``wasDismissed()`` where the
/// scene goes away by itself.
@MainActor
public final class StoryboardPresentation {
  /// The flow, kept alive by this, and this by the presenting controller.
  public let storyboardController: StoryboardController

  /// How to present the flow; never ``PresentationStyle/automatic``.
  public let style: PresentationStyle

  /// The first scene of the flow, while it lives; the presenting controller shows it and so keeps it alive.
  public private(set) weak var scene: AnyObject?

  private(set) weak var presenter: (any PresentingController)?
  private var stage = Stage.appearing
  let ending: PresentationEnding
  private var untold: UntoldResult?
  private var waiting: PresentationWait?
  private var cleanUp: (@MainActor () -> Void)?
  private var nested: [Weak<StoryboardPresentation>] = []

  private enum Stage {
    case appearing
    /// A dismissal that waits until the flow has appeared.
    case appearingToDisappear(animated: Bool, completion: @MainActor () -> Void)
    case shown, disappearing, over
  }

  init(
    of flow: StoryboardController, scene: AnyObject, by presenter: any PresentingController,
    as style: PresentationStyle, ending: PresentationEnding
  ) {
    storyboardController = flow
    self.ending = ending
    self.scene = scene
    self.presenter = presenter
    self.style = style
  }
}

// For presenters.
extension StoryboardPresentation {
  /// Tells that the flow's first scene is gone: by a swipe, the back button, a tap outside, or other code.
  ///
  /// Calling it again, or after the library took the flow away, does nothing.
  public func wasDismissed() {
    // The transition's own completion ends it, unless that will never come.
    if case .disappearing = stage, scene != nil { return }
    end()
  }

  /// What a presenter does when this is over, before that is told.
  func whenOver(_ cleanUp: @escaping @MainActor () -> Void) { self.cleanUp = cleanUp }

  /// The error for a style that the presenting controller does not have.
  ///
  /// - Parameter available: The styles that it has.
  /// - Returns: The error to throw.
  public func notSupported(available: [PresentationStyle.Kind]) -> ResourceError {
    .presentationNotSupported(style, available: available)
  }
}

// For flows.
extension StoryboardPresentation {
  /// Whether the flow is there: neither over, nor gone unnoticed.
  var isCurrent: Bool {
    guard scene != nil, let presenter else { return false }
    return switch stage {
    case .over: false
    case .shown: presenter.shows(self)
    // In a transition, what the presenter says may not hold yet, or no longer.
    case .appearing, .appearingToDisappear, .disappearing: true
    }
  }

  /// Whether it was decided that the flow goes away.
  var isEnding: Bool {
    switch stage {
    case .appearing, .shown: false
    case .appearingToDisappear, .disappearing, .over: true
    }
  }

  func begin(
    scene: AnyObject, from presenter: any PresentingController, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    storyboardController.presentation = self
    presenter.storyboardPresentation = self
    presenter.storyboardController?.presentation?.take(along: self)
    do throws(ResourceError) {
      try presenter.beginPresentation(self, animated: animated) {
        self.didAppear()
        completion()
      }
    } catch {
      // What the user's code ended meanwhile has ended, shown or not.
      if isEnding {
        end()
        return completion()
      }
      stage = .over
      storyboardController.presentation = nil
      presenter.storyboardPresentation = nil
      cleanUp?()
      throw error
    }
  }

  private func didAppear() {
    switch stage {
    case .appearing: stage = .shown
    case .appearingToDisappear(let animated, let completion):
      stage = .shown
      dismiss(animated: animated, completion: completion)
    case .over:
      // The outer flow took this one along before it had appeared.
      if let presenter, presenter.storyboardPresentation == nil, presenter.shows(self) {
        presenter.endPresentation(self, animated: false) {}
      }
    case .shown, .disappearing: break
    }
  }

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void = {}) {
    switch stage {
    case .appearing where presenter != nil:
      stage = .appearingToDisappear(animated: animated, completion: completion)
    case .appearing, .shown:
      stage = .disappearing
      dismissNested()
      guard let presenter else {
        end()
        return completion()
      }
      presenter.endPresentation(self, animated: animated) {
        self.end()
        completion()
      }
    case .appearingToDisappear, .disappearing, .over: break
    }
  }

  /// Takes the flow away, for a result that was given: told also where the presenter goes before the transition is over.
  func finish(animated: Bool) {
    untold = UntoldResult { [ending, storyboardController] in ending.tell(storyboardController) }
    dismiss(animated: animated)
  }

  /// Ends the presentation if its scene is gone and nobody said so.
  func settle() {
    if !isCurrent { end() }
  }

  /// Whether a task waits for the end.
  var isHeld: Bool { waiting != nil }

  /// Makes a task wait for the end; where this is over, the task goes on.
  func hold(_ wait: PresentationWait) {
    if case .over = stage { return }
    waiting = wait
  }

  private func end() {
    if case .over = stage { return }
    var completion: (@MainActor () -> Void)?
    if case .appearingToDisappear(_, let waiting) = stage { completion = waiting }
    stage = .over
    endNested()
    let flow = storyboardController
    flow.presentation = nil
    if presenter?.storyboardPresentation === self { presenter?.storyboardPresentation = nil }
    cleanUp?()
    untold?.wasTold()
    ending.tell(flow)
    waiting = nil
    completion?()
  }

  /// Notes a flow that a scene of this one presents.
  private func take(along presentation: StoryboardPresentation) {
    nested.removeAll { $0.object == nil }
    nested.append(Weak(object: presentation))
  }

  /// The flows that the scenes of this one present go with it.
  private func dismissNested() {
    for presentation in nested.compactMap(\.object) { presentation.dismiss(animated: false) }
  }

  /// With the scenes that presented them, they are gone, even in the middle of a transition.
  private func endNested() {
    dismissNested()
    for presentation in nested.compactMap(\.object) { presentation.end() }
  }
}
