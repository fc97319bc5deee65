import Foundation
import ResourceKit

/// What makes an object of a document.
@MainActor
enum ObjectMaker {
  case factory(ObjectFactory)
  case initializer(CoderInitializer)
  /// Nothing: the name that the document has for the class, and why.
  case unavailable(String, ResourceError)

  /// The class, as contents name it.
  var reference: ClassReference {
    switch self {
    case .factory(let factory): .base(factory.type)
    case .initializer(let initializer): .type(initializer.type)
    case .unavailable(let name, let error): .unavailable(name, error)
    }
  }

  /// Makes an instance.
  ///
  /// - Throws: `notInstantiable` where there is no such class here, or where it makes nothing.
  func make(_ object: InterfaceDocument.Object, of file: URL) throws(ResourceError) -> AnyObject {
    switch self {
    case .unavailable(_, let error): throw error
    case .factory(let factory):
      if let made = factory.make(AttributeCoder(object)) { return made }
      throw .factoryMadeNothing(factory, for: object, in: file)
    case .initializer(let initializer):
      if let made = initializer.make(AttributeCoder(object)) { return made }
      throw .initializerMadeNothing(initializer.type, for: object, in: file)
    }
  }
}

/// The `init?(coder:)` of a class.
@MainActor
struct CoderInitializer {
  let type: AnyClass
  let make: @MainActor (NSCoder) -> AnyObject?

  /// `nil` for a class that is neither ``CoderInitializable`` nor `NSCoding`.
  init?(of type: AnyClass) {
    self.type = type
    switch type {
    case let type as any CoderInitializable.Type: make = { type.init(coder: $0) }
    case let type as any NSCoding.Type: make = { type.init(coder: $0) as AnyObject? }
    default: return nil
    }
  }
}
