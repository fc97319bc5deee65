#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension Registries {
    /// The storyboards and nibs of UIKit.
    static let platform: any ControllerRegistry & ViewRegistry = UIKitRegistry()
  }

  /// The storyboards and nibs that UIKit finds in a bundle.
  ///
  /// UIKit raises an exception for what isn't there, so it is asked only for what was seen in the bundle. visionOS marks
  /// the loaders as deprecated; they work there.
  @MainActor
  final class UIKitRegistry {
    private let storyboards = ResourceCache<UIKitStoryboard>()
    private let nibs = ResourceCache<UIKitNib>()
    private var observer: (any NSObjectProtocol)?

    init() {
      observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { [weak self] _ in
        Task { @MainActor [weak self] in self?.forget() }
      }
    }

    private func forget() {
      storyboards.removeAll()
      nibs.removeAll()
    }

    private func resources(_ kind: CompiledResources.Kind, in bundle: Bundle) -> CompiledResources {
      CompiledResources(kind: kind, bundle: bundle, device: device)
    }

    private var device: CompiledResources.Device {
      #if targetEnvironment(macCatalyst)
        .other
      #else
        switch UIDevice.current.userInterfaceIdiom {
        case .phone: .phone
        case .pad: .pad
        default: .other
        }
      #endif
    }
  }

  extension UIKitRegistry: ControllerRegistry {
    func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
      storyboards.value(named: name, in: bundle) {
        resources(.storyboard, in: bundle).place(of: name).map { UIKitStoryboard(named: name, in: bundle, at: $0) }
      }
    }

    func storyboardNames(in bundle: Bundle) -> [String]? { resources(.storyboard, in: bundle).names }
  }

  extension UIKitRegistry: ViewRegistry {
    func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
      nibs.value(named: name, in: bundle) {
        resources(.nib, in: bundle).place(of: name).map { UIKitNib(named: name, in: bundle, at: $0) }
      }
    }

    func nibNames(in bundle: Bundle) -> [String]? { resources(.nib, in: bundle).names }
  }
#endif
