public import Foundation

/// A nib, and the type of the view to take from it.
///
///     let badge = Nib<BadgeView>(name: "BadgeView")
///     let view = try badge.instantiate()                  // a BadgeView
///
/// The view is the first top-level object of its type (rule N3), or the one of an index (rule N4).
public struct Nib<View: AnyObject>: Hashable, Sendable {
  /// The nib's name, without extension.
  public let name: String

  /// The index of the top-level object, counted from 0; `nil` means the first one of the type.
  public let index: Int?

  /// The only bundle to look in; `nil` means those of rule S11.
  public let bundle: Bundle?

  /// A view of a nib.
  ///
  /// - Parameters:
  ///   - name: The nib's name, without extension.
  ///   - index: The index of the top-level object, counted from 0; `nil` means the first one of the type.
  ///   - bundle: The only bundle to look in. `nil` means: the bundle of the class, the SwiftPM resource bundle of its
  ///     module, the main bundle (rule S11).
  public init(name: String, index: Int? = nil, bundle: Bundle? = nil) {
    self.name = name
    self.index = index
    self.bundle = bundle
  }
}

extension Nib: ResourceInstantiatable {
  /// Makes a new view from the registry in force, without an owner.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: A view that nobody else has.
  /// - Throws: A ``ResourceError``: `nibNotFound`, `viewNotFound`, `indexOutOfRange`, `unexpectedType` where the object
  ///   of the index is no `View`, `emptyName`, or what the registry throws (`unreadable`, `notInstantiable`).
  public func instantiate(at callSite: CallSite) throws(ResourceError) -> View {
    try instantiate(from: Registries.views, owner: nil, at: callSite)
  }

  /// Makes a new view from a registry.
  ///
  /// - Parameters:
  ///   - registry: Where the nib comes from.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A view that nobody else has.
  /// - Throws: A ``ResourceError``, as ``instantiate(at:)``.
  @MainActor
  public func instantiate(
    from registry: any ViewRegistry, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> View {
    try instantiate(from: registry, owner: nil, at: CallSite(fileID: fileID, line: line))
  }

  /// Makes a new view for an owner.
  ///
  /// - Parameters:
  ///   - registry: Where the nib comes from; `nil` means ``Registries/views``.
  ///   - owner: File's Owner, whose outlets the nib connects.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A view that nobody else has.
  /// - Throws: A ``ResourceError``, as ``instantiate(at:)``.
  @MainActor
  public func instantiate(
    from registry: (any ViewRegistry)? = nil, owner: AnyObject?, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> View {
    try instantiate(from: registry ?? Registries.views, owner: owner, at: CallSite(fileID: fileID, line: line))
  }

  /// Makes a new view for an owner; traps with the error's message where ``instantiate(from:owner:fileID:line:)`` throws.
  ///
  /// - Parameters:
  ///   - owner: File's Owner, whose outlets the nib connects.
  ///   - configure: Called once, on the finished view, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: A view that nobody else has.
  @MainActor
  public func callAsFunction(
    owner: AnyObject?, configure: @MainActor (View) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> View {
    let callSite = CallSite(fileID: fileID, line: line)
    let view = ResourceError.trapping(at: callSite) { () throws(ResourceError) in
      try instantiate(from: Registries.views, owner: owner, at: callSite)
    }
    configure(view)
    return view
  }

  func identifierNotApplicable(_ identifier: String, at callSite: CallSite) -> ResourceError {
    ResourceError.identifierNotApplicable(identifier).asked(by: request, at: callSite)
  }

  @MainActor
  private func instantiate(
    from registry: any ViewRegistry, owner: AnyObject?, at callSite: CallSite
  ) throws(ResourceError) -> View {
    do throws(ResourceError) {
      let source = try source(in: registry)
      if index == nil, owner == nil, let source = source as? any ControllerNibSource,
        let controller = try source.controller(of: View.self) as? View
      {
        return controller
      }
      let objects = try source.topLevelObjects(owner: owner)
      let view = try view(among: objects, advice: registry.advice(for: .viewNotFound))
      CompanionObjects.keep(objects, with: view)
      return view
    } catch {
      throw error.asked(by: request, at: callSite)
    }
  }

  /// What a body makes of the nib's source; the body's errors get the request.
  @MainActor
  func withSource<Result>(
    in registry: any ViewRegistry, at callSite: CallSite,
    _ body: (any NibSource) throws(ResourceError) -> Result
  ) throws(ResourceError) -> Result {
    do throws(ResourceError) {
      return try body(try source(in: registry))
    } catch {
      throw error.asked(by: request, at: callSite)
    }
  }

  /// Rules N3, N4 and N5.
  private func view(among objects: [AnyObject], advice: String?) throws(ResourceError) -> View {
    let names = objects.map { ($0 as? UnavailableObject)?.name ?? TypeName.qualified(type(of: $0)) }
    guard let index else {
      if let view = objects.lazy.filter({ !($0 is UnavailableObject) }).compactMap({ $0 as? View }).first {
        return view
      }
      let unavailable = objects.lazy.compactMap { $0 as? UnavailableObject }
      if let view = unavailable.first(where: { $0.name == TypeName.qualified(View.self) }) { throw view.error }
      throw .viewNotFound(View.self, available: names, advice: advice)
    }
    guard objects.indices.contains(index) else { throw .indexOutOfRange(index, available: names) }
    if let unavailable = objects[index] as? UnavailableObject { throw unavailable.error }
    guard let view = objects[index] as? View else {
      throw .unexpectedType(names[index], at: index, instead: View.self)
    }
    return view
  }
}

extension Nib {
  /// Says whether the nib has such a view, without making it.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: What was found out.
  @MainActor
  public func verify(at callSite: CallSite) -> VerificationReport.Entry {
    VerificationReport.Entry(request, at: callSite) { () throws(ResourceError) in
      let registry = Registries.views
      guard let contents = try source(in: registry).contents else {
        return .undetermined("the registry can't tell what the nib holds")
      }
      let outcome = try verify(contents.topLevelObjects, advice: registry.advice(for: .viewNotFound))
      guard case .verified = outcome, !contents.ownerOutlets.isEmpty else { return outcome }
      let outlets = ResourceError.list(contents.ownerOutlets.map(ResourceError.quoted))
      return .undetermined("the nib connects outlets of File's Owner, \(outlets), so it needs an owner")
    }
  }

  /// Rules N3, N4 and N5, without instances.
  private func verify(
    _ objects: [ClassReference?], advice: String?
  ) throws(ResourceError) -> VerificationReport.Outcome {
    let names = objects.map { $0?.name ?? "unknown" }
    if let index {
      guard objects.indices.contains(index) else { throw .indexOutOfRange(index, available: names) }
      guard let object = objects[index], try object.isKind(of: View.self) == false else {
        return try objects[index].verify(is: View.self)
      }
      throw .unexpectedType(names[index], at: index, instead: View.self)
    }
    var outcome: VerificationReport.Outcome?
    var failure: ResourceError?
    for object in objects {
      if case .unavailable(let name, let error)? = object {
        if name == TypeName.qualified(View.self) { failure = failure ?? error }
      } else if try object?.isKind(of: View.self) != false {
        outcome = try object.verify(is: View.self)
        if case .verified? = outcome { return .verified }
      }
    }
    if let outcome { return outcome }
    throw failure ?? .viewNotFound(View.self, available: names, advice: advice)
  }

  /// The nib, in the first bundle that has it (rules S11, S13).
  @MainActor
  private func source(in registry: any ViewRegistry) throws(ResourceError) -> any NibSource {
    if name.isEmpty { throw .emptyName("nib name") }
    let source = try bundles.first { bundle throws(ResourceError) in try registry.nib(named: name, in: bundle) }
    if let source { return source }
    throw .nibNotFound(name, available: bundles.names(registry.nibNames), advice: registry.advice(for: .nibNotFound))
  }

  private var bundles: BundleSearch { BundleSearch(given: bundle, for: View.self) }

  private var request: ResourceRequest {
    .view(View.self, index: index, nib: name, in: bundles)
  }
}
