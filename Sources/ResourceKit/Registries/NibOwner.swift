import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

extension CompiledNib {
  /// Makes sure that File's Owner has the outlets that the nib connects: UIKit raises an exception where it has not.
  ///
  /// - Parameters:
  ///   - owner: The owner to load the nib with.
  ///   - framework: The outlets that the owner has from its framework.
  /// - Throws: ``ResourceError/Reason-swift.struct/unsuitableOwner``.
  func check(_ owner: AnyObject?, framework: Set<String> = []) throws(ResourceError) {
    guard !ownerOutlets.isEmpty else { return }
    guard let owner else { throw .ownerMissing(outlets: ownerOutlets) }
    let missing = ownerOutlets.filter { !framework.contains($0) && !Self.object(owner, has: $0) }
    if !missing.isEmpty { throw .unsuitableOwner(type(of: owner), missing: missing) }
  }

  #if canImport(ObjectiveC)
    /// Whether key-value coding can set the outlet: by a setter, by an instance variable of an object, or by a way of the
    /// class's own.
    private static func object(_ owner: AnyObject, has outlet: String) -> Bool {
      guard let object = owner as? NSObject else { return owner is NSProxy }
      let capitalized = outlet.prefix(1).uppercased() + outlet.dropFirst()
      let setters = ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"].map(NSSelectorFromString)
      if setters.contains(where: object.responds(to:)) { return true }
      let type: AnyClass = Swift.type(of: object)
      let variables = ["_\(outlet)", "_is\(capitalized)", outlet, "is\(capitalized)"]
      if variables.contains(where: { holdsObject(type, $0) }) { return true }
      // The framework's classes have ways of their own, which take no key more than NSObject's.
      let frameworkClasses = ["UIView", "UIViewController", "NSView", "NSViewController", "NSWindowController"]
      let base: AnyClass =
        frameworkClasses.lazy.compactMap { NSClassFromString($0) }
        .first { ClassReference.isClass(type, orSubclassOf: $0) } ?? NSObject.self
      return ["setValue:forUndefinedKey:", "setValue:forKey:"].map(NSSelectorFromString).contains { selector in
        class_getMethodImplementation(type, selector) != class_getMethodImplementation(base, selector)
      }
    }

    /// Whether there is an instance variable that key-value coding can set to an object; Swift's own have no encoding.
    private static func holdsObject(_ type: AnyClass, _ name: String) -> Bool {
      guard let variable = class_getInstanceVariable(type, name), let encoding = ivar_getTypeEncoding(variable) else {
        return false
      }
      return encoding.pointee == CChar(UInt8(ascii: "@"))
    }
  #else
    /// Whether the owner has a property of the outlet's name, which is what a UIKit of our own goes by.
    private static func object(_ owner: AnyObject, has outlet: String) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let current = mirror {
        if current.children.contains(where: { $0.label == outlet }) { return true }
        mirror = current.superclassMirror
      }
      return false
    }
  #endif
}
