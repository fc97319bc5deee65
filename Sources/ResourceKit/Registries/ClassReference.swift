/// What is known of the class of a controller or a view before an instance is made. There may be more cases some day.
public enum ClassReference: Sendable {
  /// An instance is of exactly this class.
  case type(AnyClass)
  /// An instance is of this class or of a subclass: all that the declaration of a closure says.
  case base(AnyClass)
  /// No instance can be made: the name that the resource has for the class, and the error that asking throws.
  case unavailable(String, ResourceError)
}

extension ClassReference {
  /// The class's full name.
  package var name: String {
    switch self {
    case .type(let type), .base(let type): TypeName.qualified(type)
    case .unavailable(let name, _): name
    }
  }

  /// Rule S8, without an instance.
  ///
  /// - Returns: Whether an instance is of the type; `nil` where only an instance can tell.
  /// - Throws: The error that asking throws, where no instance can be made.
  func isKind<Type: AnyObject>(of type: Type.Type) throws(ResourceError) -> Bool? {
    switch self {
    case .type(let found): return Self.isClass(found, of: type)
    case .base(let found):
      if Self.isClass(found, of: type) { return true }
      // A closure that is declared to make a base class may make the type.
      return Self.isClass(type, orSubclassOf: found) ? nil : false
    case .unavailable(_, let error): throw error
    }
  }

  /// Whether a class is the type or inherits from it.
  private static func isClass<Type: AnyObject>(_ found: AnyClass, of type: Type.Type) -> Bool {
    (type as Any.Type) == (AnyObject.self as Any.Type) || found is Type.Type
  }

  /// Whether a class is another one or inherits from it.
  static func isClass(_ found: AnyClass, orSubclassOf base: AnyClass) -> Bool {
    // NB: there is no other way on Linux where neither class is known at compile time.
    sequence(first: found) { _getSuperclass($0) }.contains { $0 == base }
  }
}

extension ClassReference? {
  /// What verification says of an instance that has to be of a type.
  func verify<Type: AnyObject>(
    is type: Type.Type, advice: String? = nil
  ) throws(ResourceError) -> VerificationReport.Outcome {
    guard let reference = self else { return .undetermined("the registry can't tell the class") }
    switch try reference.isKind(of: type) {
    case true?: return .verified
    case false?: throw .unexpectedType(reference.name, instead: type, advice: advice)
    case nil:
      return .undetermined("a closure that is declared to make \(reference.name) may make this type, or another")
    }
  }
}
