/// What ``StoryboardInstantiatable`` and ``NibInstantiatable`` have in common; conform to one of those.
///
/// Generic code makes an instance of either:
///
///     func makeAll<Resource: Instantiatable>(_ type: Resource.Type, from names: [String]) -> [Resource] {
///       names.map { type.instantiateFromResource($0) }
///     }
@MainActor
public protocol Instantiatable: ResourceBundleProvider {
  /// Makes a new instance; ``instantiateFromResource(_:identifier:fileID:line:)`` traps where this throws.
  ///
  /// - Parameters:
  ///   - name: The storyboard's or the nib's name; `nil` means the type's own.
  ///   - identifier: The storyboard ID; `nil` means the type's own.
  ///   - callSite: The user's line that asked.
  /// - Returns: An instance that nobody else has.
  /// - Throws: A ``ResourceError``, as the type's `scene` or `nib`;
  ///   `identifierNotApplicable` for an identifier where the type comes from a nib.
  static func instantiate(
    fromResource name: String?, identifier: String?, at callSite: CallSite
  ) throws(ResourceError) -> Self
}

extension Instantiatable {
  /// Makes a new instance from a storyboard or nib that is named here (rules S7, N2).
  ///
  ///     let settings = SettingsViewController.instantiateFromResource("Other", identifier: "Settings")
  ///
  /// Each argument wins over the type's own value; left out, the type's own value counts. Traps with the error's message
  /// where the resource isn't there.
  ///
  /// - Parameters:
  ///   - name: The storyboard's or the nib's name; `nil` means the type's own.
  ///   - identifier: The storyboard ID; `nil` means the type's own. A type that comes from a nib takes none.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: An instance that nobody else has.
  public static func instantiateFromResource(
    _ name: String? = nil, identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let callSite = CallSite(fileID: fileID, line: line)
    return ResourceError.trapping(at: callSite) { () throws(ResourceError) in
      try instantiate(fromResource: name, identifier: identifier, at: callSite)
    }
  }
}
