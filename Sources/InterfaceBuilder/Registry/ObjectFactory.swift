import Foundation
import ResourceKit

/// A closure of the user's that makes the instances of a class.
@MainActor
struct ObjectFactory {
  let type: AnyClass
  /// The name that documents have for the class.
  let name: String
  /// The module that documents have for the class; `nil` means any.
  let module: String?
  let callSite: CallSite
  let make: @MainActor (NSCoder) -> AnyObject?

  init<Object: AnyObject>(
    _ type: Object.Type, name: String?, at callSite: CallSite, _ make: @escaping @MainActor (NSCoder) -> Object?
  ) {
    self.type = type
    if let parts = name?.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false), parts.count == 2 {
      module = String(parts[0])
      self.name = String(parts[1])
    } else {
      module = name == nil ? TypeName.module(of: type) : nil
      self.name = name ?? TypeName.bare(type)
    }
    self.callSite = callSite
    self.make = make
  }

  /// The name with the module, if there is one.
  nonisolated var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }
}
