#if !(canImport(UIKit) && !os(watchOS)) && !(canImport(AppKit) && !targetEnvironment(macCatalyst))
  extension Registries {
    /// The registry of a machine with no UI framework: empty.
    static let platform: any ControllerRegistry & ViewRegistry = InMemoryRegistry()
  }
#endif
