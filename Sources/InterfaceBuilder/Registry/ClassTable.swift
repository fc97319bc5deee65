import Foundation
import ResourceKit

/// Finds out what makes an object of a document: a factory, or a class.
@MainActor
struct ClassTable {
  /// A closure that makes the instances of a class.
  struct Factory {
    let type: AnyClass
    /// The class's name with its module.
    let qualifiedName: String
    /// The class's name without its module, where documents may name it so.
    let name: String
    let callSite: CallSite
    let make: @MainActor (NSCoder) -> AnyObject?

    init<Object: AnyObject>(
      _ type: Object.Type, name: String?, at callSite: CallSite, _ make: @escaping @MainActor (NSCoder) -> Object?
    ) {
      self.type = type
      qualifiedName = name ?? TypeName.qualified(type)
      self.name = name ?? TypeName.bare(type)
      self.callSite = callSite
      self.make = make
    }
  }

  /// What makes an object.
  enum Maker {
    case factory(Factory)
    case type(AnyClass)
    case unknown(String)

    /// The class, as contents name it.
    var reference: ClassReference {
      switch self {
      case .factory(let factory): .found(factory.type)
      case .type(let type): .found(type)
      case .unknown(let name): .unknown(name)
      }
    }
  }

  private let targetModule: String?
  private var factories: [Factory] = []

  init(targetModule: String?) { self.targetModule = targetModule }

  mutating func add(_ factory: Factory) throws(ResourceError) {
    if factory.name.isEmpty { throw .emptyClassName() }
    if let before = factories.first(where: { $0.qualifiedName == factory.qualifiedName }) {
      throw .alreadyRegistered(
        "the factory for the class \(factory.qualifiedName)", at: factory.callSite, before: before.callSite)
    }
    factories.append(factory)
  }

  /// What makes an object: by its custom class, or by the class its element stands for.
  func maker(of object: InterfaceDocument.Object) -> Maker {
    guard let custom = object.customClass else { return maker(ofBaseClass: object.interfaceElement.baseClass) }
    let module = custom.module(inTarget: targetModule)
    let qualifiedName = module.map { "\($0).\(custom.name)" } ?? custom.name
    if let factory = factories.first(where: { $0.qualifiedName == qualifiedName }) { return .factory(factory) }
    // A module that comes from the target may be stale (D36); only one that is given for good tells classes apart.
    let named = factories.filter { $0.name == custom.name }
    if custom.isInTargetModule || module == nil, named.count == 1 { return .factory(named[0]) }
    return Self.type(named: qualifiedName).map { .type($0) } ?? .unknown(qualifiedName)
  }

  private func maker(ofBaseClass baseClass: InterfaceElement.BaseClass) -> Maker {
    if let factory = factories.first(where: { $0.name == baseClass.name }) { return .factory(factory) }
    return Self.type(named: baseClass.name).map { .type($0) } ?? .unknown(baseClass.name)
  }

  /// A class of this process; a nested or generic one can't be found by name (D47).
  private static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber }
    }
    // Foundation on Linux prints a complaint for a name that can't be one.
    return parts.count <= 2 && isName ? NSClassFromString(name) : nil
  }
}

extension ClassTable.Maker {
  /// Makes an instance.
  ///
  /// - Returns: The instance; `nil` where there is no such class here.
  /// - Throws: `notInstantiable` where the class or the factory makes nothing.
  @MainActor
  func make(with coder: NSCoder) throws(ResourceError) -> AnyObject? {
    switch self {
    case .unknown: return nil
    case .factory(let factory):
      if let object = factory.make(coder) { return object }
      throw .factoryMadeNothing(for: factory.type, at: factory.callSite)
    case .type(let type):
      let object: AnyObject? =
        switch type {
        case let type as any CoderInitializable.Type: type.init(coder: coder)
        case let type as any NSCoding.Type: type.init(coder: coder) as AnyObject?
        default: throw .noCoderInitializer(type)
        }
      if let object { return object }
      throw .initializerMadeNothing(type)
    }
  }
}
