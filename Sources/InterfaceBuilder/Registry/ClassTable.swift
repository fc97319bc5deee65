import Foundation
import ResourceKit

/// Finds out what makes an object of a document: a factory, or a class.
@MainActor
struct ClassTable {
  private let targetModule: String?
  private var factories: [ObjectFactory] = []

  init(targetModule: String?) { self.targetModule = targetModule }

  mutating func add(_ factory: ObjectFactory) throws(ResourceError) {
    if factory.name.isEmpty || factory.module?.isEmpty == true { throw .emptyClassName(at: factory.callSite) }
    if let before = factories.first(where: { $0.qualifiedName == factory.qualifiedName }) {
      throw .alreadyRegistered(
        "the factory for the class \(factory.qualifiedName)", at: factory.callSite, before: before.callSite)
    }
    factories.append(factory)
  }

  /// What makes an object: by its custom class, or by the class its element stands for.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - file: Its document, for messages.
  func maker(of object: InterfaceDocument.Object, in file: URL) -> ObjectMaker {
    let name: String
    let module: String?
    let isHint: Bool
    if let custom = object.customClass {
      (name, module) = (custom.name, custom.module(inTarget: targetModule))
      // A module that comes from the target may be stale (D36); only one that is given for good tells classes apart.
      isHint = custom.isInTargetModule || module == nil
    } else {
      let base = object.interfaceElement.baseClass
      (name, module, isHint) = (base.name, base.module, true)
    }
    let qualifiedName = object.customClass == nil ? name : module.map { "\($0).\(name)" } ?? name
    let named = factories.filter { $0.name == name && (isHint || $0.module == nil || $0.module == module) }
    let exact = named.filter { $0.module == module }
    let candidates = exact.isEmpty ? named : exact
    if let factory = candidates.first {
      return candidates.count == 1
        ? .factory(factory)
        : .unavailable(qualifiedName, .ambiguousFactories(candidates, for: object, in: file))
    }
    guard let type = Self.type(named: qualifiedName) else {
      return .unavailable(
        qualifiedName, .classNotFound(qualifiedName, for: object, knowsTarget: targetModule != nil, in: file))
    }
    guard let initializer = CoderInitializer(of: type) else {
      return .unavailable(TypeName.qualified(type), .noCoderInitializer(type, for: object, in: file))
    }
    return .initializer(initializer)
  }

  /// A class of this process; a nested or generic one can't be found by name (D47).
  private static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber }
    }
    guard isName, parts.count <= 2 else { return nil }
    #if !canImport(ObjectiveC)
      // NB: Foundation on Linux prints a complaint for a mangled name, and takes a name without a module for a class of its
      // own, whose `init(coder:)` needs a coder of its own.
      guard parts.count == 2, parts[0] != "Foundation", !name.hasPrefix("_T") else { return nil }
    #endif
    return NSClassFromString(name)
  }
}
