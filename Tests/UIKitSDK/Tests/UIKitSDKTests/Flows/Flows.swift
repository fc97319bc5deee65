#if canImport(UIKit) && !os(watchOS)
  import ResourceKit

  /// The flow of the tests: its storyboard is `Main`, its first scene a `HomeViewController`.
  final class HomeFlow: StoryboardFlow<String> {
    init() { super.init(storyboardName: "Main") }
  }

  /// Notes what a flow tells.
  final class FlowLog: StoryboardControllerDelegate {
    private(set) var told: [String] = []

    func storyboardControllerDidFinish(_ storyboardController: StoryboardController) { told.append("finished") }
    func storyboardControllerDidCancel(_ storyboardController: StoryboardController) { told.append("cancelled") }
  }
#endif
