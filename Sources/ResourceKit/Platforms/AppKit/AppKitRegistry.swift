#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension Registries {
    /// The storyboards and nibs of AppKit.
    static let platform: any ControllerRegistry & ViewRegistry = AppKitRegistry()
  }

  /// The storyboards and nibs that AppKit finds in a bundle.
  ///
  /// AppKit raises an exception for a scene that isn't there, so it is asked only for what was seen in the bundle.
  @MainActor
  final class AppKitRegistry {
    private let storyboards = ResourceCache<AppKitStoryboard>()
    private let nibs = ResourceCache<AppKitNib>()

    private func resources(_ kind: CompiledResources.Kind, in bundle: Bundle) -> CompiledResources {
      CompiledResources(kind: kind, bundle: bundle, device: .other)
    }
  }

  extension AppKitRegistry: ControllerRegistry {
    func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
      storyboards.value(named: name, in: bundle) {
        resources(.storyboard, in: bundle).place(of: name).map { AppKitStoryboard(named: name, in: bundle, at: $0) }
      }
    }

    func storyboardNames(in bundle: Bundle) -> [String]? { resources(.storyboard, in: bundle).names }
  }

  extension AppKitRegistry: ViewRegistry {
    func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
      nibs.value(named: name, in: bundle) {
        // AppKit takes a name with its extension too.
        let base = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        return resources(.nib, in: bundle).place(of: base).flatMap { _ in AppKitNib(named: name, in: bundle) }
      }
    }

    func nibNames(in bundle: Bundle) -> [String]? { resources(.nib, in: bundle).names }
  }
#endif
