import ResourceKit

/// A controller of another framework, which knows no storyboard and notices no dismissal.
final class ForeignController: PresentingController {
  var storyboardPresentation: StoryboardPresentation?
  var originStoryboard: AnyObject? { nil }
  var controllerInFront: AnyObject? { shown }
  var automaticPresentationStyle: PresentationStyle { .modal }
  var shown: AnyObject?

  /// Whether a dismissal never comes to its end.
  var holdsEnd = false

  /// What it does before it says that it has no style, if it has none.
  var declining: (@MainActor () -> Void)?

  func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    if let declining {
      declining()
      throw presentation.notSupported(available: [])
    }
    shown = presentation.scene
    completion()
  }

  func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    if holdsEnd { return }
    shown = nil
    completion()
  }

  func shows(_ presentation: StoryboardPresentation) -> Bool { shown != nil }
}
