public import Foundation

/// A scene of a storyboard, and the type of its controller.
///
///     let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
///     let controller = try settings.instantiate()         // a SettingsViewController
///
/// Without an identifier, it is the storyboard's initial controller.
public struct Storyboard<Controller: AnyObject>: Hashable, Sendable {
  /// The storyboard's name, without extension.
  public let name: String

  /// The storyboard ID of the scene; `nil` means the initial controller.
  public let identifier: String?

  /// The only bundle to look in; `nil` means those of rule S11.
  public let bundle: Bundle?

  /// Whether the initial controller will do where the scene isn't there (rule S6); only a class's own `scene` allows it.
  public let allowsInitialController: Bool

  /// A scene of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - identifier: The storyboard ID of the scene; `nil` means the initial controller.
  ///   - bundle: The only bundle to look in. `nil` means: the bundle of the class, the SwiftPM resource bundle of its
  ///     module, the main bundle (rule S11).
  public init(name: String, identifier: String? = nil, bundle: Bundle? = nil) {
    self.init(name: name, identifier: identifier, bundle: bundle, allowsInitialController: false)
  }

  init(name: String, identifier: String?, bundle: Bundle?, allowsInitialController: Bool) {
    self.name = name
    self.identifier = identifier
    self.bundle = bundle
    self.allowsInitialController = allowsInitialController
  }
}

extension Storyboard: ResourceInstantiatable {
  /// Makes a new controller from the registry in force.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: A controller that nobody else has.
  /// - Throws: A ``ResourceError``: `storyboardNotFound`, `sceneNotFound`, `noInitialController`, `unexpectedType`
  ///   where the scene's controller is no `Controller`, `emptyName`, or what the registry throws (`unreadable`,
  ///   `notInstantiable`).
  public func instantiate(at callSite: CallSite) throws(ResourceError) -> Controller {
    try instantiate(from: Registries.controllers, creator: nil, at: callSite)
  }

  /// Makes a new controller from a registry.
  ///
  /// - Parameters:
  ///   - registry: Where the storyboard comes from.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  /// - Throws: A ``ResourceError``, as ``instantiate(at:)``.
  @MainActor
  public func instantiate(
    from registry: any ControllerRegistry, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Controller {
    try instantiate(from: registry, creator: nil, at: CallSite(fileID: fileID, line: line))
  }

  /// Makes a new controller with an initializer of the user's: initializer injection.
  ///
  ///     let profile = try ProfileViewController.scene.instantiate { coder in
  ///       ProfileViewController(coder: coder, account: account)
  ///     }
  ///
  /// - Parameters:
  ///   - registry: Where the storyboard comes from; `nil` means ``Registries/controllers``.
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  /// - Throws: A ``ResourceError``, as ``instantiate(at:)``.
  @MainActor
  public func instantiate(
    from registry: (any ControllerRegistry)? = nil, creator: @escaping @MainActor (NSCoder) -> Controller?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Controller {
    try instantiate(
      from: registry ?? Registries.controllers, creator: creator, at: CallSite(fileID: fileID, line: line))
  }

  /// Makes a new controller with an initializer of the user's; traps with the error's message where
  /// ``instantiate(from:creator:fileID:line:)`` throws.
  ///
  /// - Parameters:
  ///   - creator: Makes the controller from the coder in place of its `init(coder:)`; where it returns `nil`, the
  ///     controller is made in the ordinary way.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A controller that nobody else has.
  @MainActor
  public func callAsFunction(
    creator: @escaping @MainActor (NSCoder) -> Controller?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Controller {
    let callSite = CallSite(fileID: fileID, line: line)
    return ResourceError.trapping(at: callSite) { () throws(ResourceError) in
      try instantiate(from: Registries.controllers, creator: creator, at: callSite)
    }
  }

  /// - Parameter request: What to say was asked for; `nil` means by `Controller`.
  @MainActor
  func instantiate(
    from registry: any ControllerRegistry, creator: (@MainActor (NSCoder) -> Controller?)?,
    request: ResourceRequest? = nil, at callSite: CallSite
  ) throws(ResourceError) -> Controller {
    do throws(ResourceError) {
      let source = try source(in: registry)
      let creator = creator.map { ControllerCreator(of: Controller.self, $0) }
      if let found = try source.controller(withIdentifier: identifier, creator: creator) {
        guard let controller = found as? Controller else {
          throw .unexpectedType(
            TypeName.qualified(Swift.type(of: found)), instead: Controller.self,
            advice: registry.advice(for: .unexpectedType))
        }
        return controller
      }
      guard allowsInitialController, let initial = try source.controller(withIdentifier: nil, creator: creator) else {
        throw notFound(in: source.contents, of: registry, initialController: nil)
      }
      guard let controller = initial as? Controller else {
        throw notFound(
          in: source.contents, of: registry, initialController: TypeName.qualified(Swift.type(of: initial)))
      }
      return controller
    } catch {
      throw error.asked(by: request ?? self.request, at: callSite)
    }
  }
}

extension Storyboard {
  /// Says whether the storyboard has the scene, and whether its class is a `Controller`, without making it.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: What was found out.
  @MainActor
  public func verify(at callSite: CallSite) -> VerificationReport.Entry { verify(request: request, at: callSite) }

  /// - Parameter request: What to say was asked for.
  @MainActor
  func verify(request: ResourceRequest, at callSite: CallSite) -> VerificationReport.Entry {
    VerificationReport.Entry(request, at: callSite) { () throws(ResourceError) in
      let registry = Registries.controllers
      guard let contents = try source(in: registry).contents else {
        return .undetermined("the registry can't tell what the storyboard holds")
      }
      if let scene = contents.scene(withIdentifier: identifier) {
        return try scene.controller.verify(is: Controller.self, advice: registry.advice(for: .unexpectedType))
      }
      guard allowsInitialController, let initial = contents.initialScene else {
        throw notFound(in: contents, of: registry, initialController: nil)
      }
      guard let controller = initial.controller, try controller.isKind(of: Controller.self) == false else {
        return try initial.controller.verify(is: Controller.self)
      }
      throw notFound(in: contents, of: registry, initialController: controller.name)
    }
  }

  /// The storyboard, in the first bundle that has it.
  @MainActor
  private func source(in registry: any ControllerRegistry) throws(ResourceError) -> any StoryboardSource {
    if identifier?.isEmpty == true { throw .emptyName("storyboard ID") }
    return try registry.firstStoryboard(named: [name], in: bundles).source
  }

  @MainActor
  private func notFound(
    in contents: StoryboardContents?, of registry: any ControllerRegistry, initialController: String?
  ) -> ResourceError {
    guard let identifier else {
      return .noInitialController(
        available: contents?.identifiers, advice: registry.advice(for: .noInitialController))
    }
    let initial = initialController.map { "the initial controller is of type \($0)" }
    return .sceneNotFound(
      identifier, available: contents?.identifiers,
      initial: allowsInitialController ? initial ?? "there is no initial controller" : nil,
      advice: registry.advice(for: .sceneNotFound))
  }

  private var bundles: BundleSearch { BundleSearch(given: bundle, for: Controller.self) }

  private var request: ResourceRequest {
    .scene(Controller.self, identifier: identifier, storyboard: name, in: bundles)
  }
}
