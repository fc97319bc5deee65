#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  /// An `NSStoryboard`, and what its folder says it holds.
  @MainActor
  final class AppKitStoryboard: StoryboardSource {
    private let storyboard: NSStoryboard
    private let compiled: CompiledStoryboard?

    init(named name: String, in bundle: Bundle, at place: CompiledResources.Place) {
      storyboard = NSStoryboard(name: name, bundle: bundle)
      compiled = if case .at(let folder) = place { CompiledStoryboard(contentsOf: folder) } else { nil }
    }

    private(set) lazy var contents = compiled?.contents

    func controller(
      withIdentifier identifier: String?, creator: ControllerCreator?
    ) throws(ResourceError) -> AnyObject? {
      if compiled?.hasScene(withIdentifier: identifier) == false { return nil }
      guard let creator else {
        // The type picks the call, which has a namesake for each kind of controller.
        let controller: Any? =
          if let identifier {
            storyboard.instantiateController(withIdentifier: identifier)
          } else {
            storyboard.instantiateInitialController()
          }
        return controller.map { $0 as AnyObject }
      }
      let scene = compiled?.controller(withIdentifier: identifier)
      // AppKit has a call for view controllers, and another one for window controllers.
      return if creator.makesWindowController(for: scene) {
        try windowController(identifier, SceneCreator(creator, for: scene))
      } else {
        try viewController(identifier, SceneCreator(creator, for: scene))
      }
    }

    private func viewController(
      _ identifier: String?, _ make: SceneCreator<NSViewController>
    ) throws(ResourceError) -> NSViewController? {
      let controller: NSViewController? =
        if let identifier {
          storyboard.instantiateController(identifier: identifier) { make($0) }
        } else {
          storyboard.instantiateInitialController { make($0) }
        }
      try make.check()
      return controller
    }

    private func windowController(
      _ identifier: String?, _ make: SceneCreator<NSWindowController>
    ) throws(ResourceError) -> NSWindowController? {
      let controller: NSWindowController? =
        if let identifier {
          storyboard.instantiateController(identifier: identifier) { make($0) }
        } else {
          storyboard.instantiateInitialController { make($0) }
        }
      try make.check()
      return controller
    }
  }

  extension ControllerCreator {
    /// Whether the scene is a window controller's: as its class says, else as the type that was asked for does.
    fileprivate func makesWindowController(for scene: ClassReference?) -> Bool {
      if case .type(let type)? = scene { return type is NSWindowController.Type }
      return controllerType is NSWindowController.Type
    }
  }
#endif
