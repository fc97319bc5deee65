extension Registries {
  /// Says for each type whether its scene or nib can be made, without making any.
  ///
  ///     try Registries.verify([SettingsViewController.self, BadgeView.self]).throwProblems()
  ///
  /// - Parameters:
  ///   - types: Classes that conform to ``StoryboardInstantiatable``, ``NibInstantiatable``,
  ///     ``StoryboardInitializable`` or ``XibInitializable``. A class that conforms to an `...Instantiatable` protocol
  ///     is verified by that one.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The outcome for each type, all problems included.
  public static func verify(
    _ types: [any ResourceBundleProvider.Type], fileID: StaticString = #fileID, line: UInt = #line
  ) -> VerificationReport {
    let callSite = CallSite(fileID: fileID, line: line)
    return VerificationReport(
      entries: types.flatMap { type in
        let resources = resources(of: type)
        guard resources.isEmpty else { return resources.map { $0.verify(at: callSite) } }
        return [
          VerificationReport.Entry(
            request: "\(TypeName.qualified(type)) asked for nothing.",
            outcome: .undetermined("the type conforms to none of the instantiation protocols"))
        ]
      })
  }

  /// Says for each value whether an instance can be made, without making any.
  ///
  ///     try Registries.verify([Resources.settings, Resources.badge]).throwProblems()
  ///
  /// - Parameters:
  ///   - resources: The values, of a catalogue for example.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The outcome for each value, all problems included.
  public static func verify(
    _ resources: [any ResourceInstantiatable], fileID: StaticString = #fileID, line: UInt = #line
  ) -> VerificationReport {
    let callSite = CallSite(fileID: fileID, line: line)
    return VerificationReport(entries: resources.map { $0.verify(at: callSite) })
  }

  /// The values that a class describes itself by.
  private static func resources(of type: any ResourceBundleProvider.Type) -> [any ResourceInstantiatable] {
    var resources: [any ResourceInstantiatable] = []
    if let type = type as? any StoryboardInstantiatable.Type { resources.append(scene(of: type)) }
    if let type = type as? any NibInstantiatable.Type { resources.append(nib(of: type)) }
    guard resources.isEmpty else { return resources }
    if let type = type as? any StoryboardInitializable.Type { resources.append(initialScene(of: type)) }
    if let type = type as? any XibInitializable.Type { resources.append(xib(of: type)) }
    return resources
  }

  // Each opens an existential type.
  private static func scene<T: StoryboardInstantiatable>(of type: T.Type) -> any ResourceInstantiatable { T.scene }
  private static func nib<T: NibInstantiatable>(of type: T.Type) -> any ResourceInstantiatable { T.nib }
  private static func initialScene<T: StoryboardInitializable>(of type: T.Type) -> any ResourceInstantiatable {
    T.initialScene
  }
  private static func xib<T: XibInitializable>(of type: T.Type) -> any ResourceInstantiatable { T.xib }
}
