import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

extension CompiledNib {
  /// Makes sure that File's Owner has the outlets that the nib connects: UIKit raises an exception where it has not.
  ///
  /// - Parameter owner: The owner to load the nib with.
  /// - Throws: ``ResourceError/Reason-swift.struct/unsuitableOwner``.
  func check(_ owner: AnyObject?) throws(ResourceError) {
    guard !ownerOutlets.isEmpty else { return }
    guard let owner else { throw .ownerMissing(outlets: ownerOutlets) }
    let missing = ownerOutlets.filter { !Self.object(owner, has: $0) }
    if !missing.isEmpty { throw .unsuitableOwner(type(of: owner), missing: missing) }
  }

  private static func object(_ object: AnyObject, has outlet: String) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if current.children.contains(where: { $0.label == outlet }) { return true }
      mirror = current.superclassMirror
    }
    #if canImport(ObjectiveC)
      return answersKeyValueCoding(object, outlet)
    #else
      return false
    #endif
  }

  #if canImport(ObjectiveC)
    /// Whether key-value coding can set the outlet: by a setter, by an instance variable, or by a way of the class's own.
    private static func answersKeyValueCoding(_ object: AnyObject, _ outlet: String) -> Bool {
      guard let object = object as? NSObject else { return true }
      let capitalized = outlet.prefix(1).uppercased() + outlet.dropFirst()
      let setters = ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"].map(NSSelectorFromString)
      let variables = ["_\(outlet)", "_is\(capitalized)", outlet, "is\(capitalized)"]
      let type: AnyClass = Swift.type(of: object)
      if setters.contains(where: object.responds(to:)) { return true }
      if variables.contains(where: { class_getInstanceVariable(type, $0) != nil }) { return true }
      return ["setValue:forUndefinedKey:", "setValue:forKey:"].map(NSSelectorFromString).contains { selector in
        class_getMethodImplementation(type, selector) != class_getMethodImplementation(NSObject.self, selector)
      }
    }
  #endif
}
