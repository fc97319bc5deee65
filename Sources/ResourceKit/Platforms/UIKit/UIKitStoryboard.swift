#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// A `UIStoryboard`, and what its folder says it holds.
  @MainActor
  final class UIKitStoryboard: StoryboardSource {
    private let name: String
    private let bundle: Bundle
    private let storyboard: UIStoryboard
    private let compiled: CompiledStoryboard?

    convenience init(named name: String, in bundle: Bundle, at place: CompiledResources.Place) {
      let compiled: CompiledStoryboard? =
        if case .at(let folder) = place { CompiledStoryboard(contentsOf: folder) } else { nil }
      self.init(named: name, in: bundle, compiled: compiled)
    }

    private init(named name: String, in bundle: Bundle, compiled: CompiledStoryboard?) {
      self.name = name
      self.bundle = bundle
      self.compiled = compiled
      storyboard = UIStoryboard(name: name, bundle: bundle)
    }

    var storyboardObject: AnyObject { storyboard }

    func unshared() -> any StoryboardSource { UIKitStoryboard(named: name, in: bundle, compiled: compiled) }

    private(set) lazy var contents = compiled?.contents

    func controller(
      withIdentifier identifier: String?, creator: ControllerCreator?
    ) throws(ResourceError) -> AnyObject? {
      if compiled?.hasScene(withIdentifier: identifier) == false { return nil }
      guard let creator else {
        guard let identifier else { return storyboard.instantiateInitialViewController() }
        return storyboard.instantiateViewController(withIdentifier: identifier)
      }
      let scene = compiled?.controller(withIdentifier: identifier)
      let make = try SceneCreator<UIViewController>(creator, for: scene)
      let controller: UIViewController? =
        if let identifier {
          storyboard.instantiateViewController(identifier: identifier) { make($0) }
        } else {
          storyboard.instantiateInitialViewController { make($0) }
        }
      try make.check()
      return controller
    }
  }
#endif
