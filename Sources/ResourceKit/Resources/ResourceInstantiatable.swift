/// A value that says which resource is meant, and makes an instance of it.
///
/// ``Storyboard``, ``Nib`` and ``File`` are such values. A class describes itself as one
/// (`SettingsViewController.scene`), and a catalogue holds them as constants:
///
///     enum Resources {
///       static let settings = Storyboard<SettingsViewController>(name: "Other", identifier: "Settings")
///       static let badge = Nib<BadgeView>(name: "BadgeView")
///     }
///
///     let settings = Resources.settings()                 // traps where the scene isn't there
///     let badge = try Resources.badge.instantiate()       // throws a ResourceError where the nib isn't there
@MainActor
public protocol ResourceInstantiatable<Instance>: Sendable {
  /// What the resource is an instance of.
  associatedtype Instance

  /// Makes a new instance.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: An instance that nobody else has.
  /// - Throws: A ``ResourceError`` where the resource isn't there or is not what was expected.
  func instantiate(at callSite: CallSite) throws(ResourceError) -> Instance

  /// Says whether ``instantiate(at:)`` would find what it needs, without making anything.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: What was found out about the resource.
  func verify(at callSite: CallSite) -> VerificationReport.Entry
}

extension ResourceInstantiatable {
  // NB: disfavored, so that `{ _ in instance }` is a creator, and is not taken for this with its result thrown away.
  /// Makes a new instance.
  ///
  /// - Parameters:
  ///   - configure: Called once, on the finished instance, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: An instance that nobody else has.
  /// - Throws: A ``ResourceError`` where the resource isn't there or is not what was expected.
  @_disfavoredOverload
  public func instantiate(
    configure: @MainActor (Instance) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Instance {
    let instance = try instantiate(at: CallSite(fileID: fileID, line: line))
    configure(instance)
    return instance
  }

  /// Makes a new instance, and traps with the error's message where ``instantiate(configure:fileID:line:)`` would throw.
  ///
  /// - Parameters:
  ///   - configure: Called once, on the finished instance, before it is returned.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: An instance that nobody else has.
  @_disfavoredOverload
  public func callAsFunction(
    configure: @MainActor (Instance) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Instance {
    let callSite = CallSite(fileID: fileID, line: line)
    let instance = ResourceError.trapping(at: callSite) { () throws(ResourceError) in try instantiate(at: callSite) }
    configure(instance)
    return instance
  }
}
