extension InterfaceDocument {
  /// The class that a document gives an object, instead of the one its element stands for.
  public struct CustomClass: Sendable, Hashable {
    /// The name of the class, as written.
    public let name: String

    /// The module as written, which may be left over from another target (D36); `nil` is right for Objective-C (D45).
    public let module: String?

    /// Where the module comes from, as written; `target` means the target that the document is built in.
    public let moduleProvider: String?
  }
}

extension InterfaceDocument.CustomClass {
  /// Reads the custom class of a tag, or gives `nil` where it has none.
  init?(_ attributes: [String: String]) {
    guard let name = attributes.value("customClass") else { return nil }
    self.name = name
    module = attributes.value("customModule")
    moduleProvider = attributes.value("customModuleProvider")
  }

  /// Whether the class is in the module of the target that the document is built in, whatever ``module`` says (D36,
  /// D37).
  public var isInTargetModule: Bool { moduleProvider == "target" }

  /// Whether the name is one that can't be found at run time: of a nested or of a generic type (D47).
  public var isNestedOrGeneric: Bool { name.contains { ".<>".contains($0) } }

  /// The module the class is in.
  ///
  /// - Parameter target: The module of the target that the document is built in, where it is known.
  /// - Returns: The target's module if the class is in it; otherwise the module as written. Where the target's module
  ///   isn't known, the module as written is the best guess.
  public func module(inTarget target: String?) -> String? {
    isInTargetModule ? target ?? module : module
  }
}
