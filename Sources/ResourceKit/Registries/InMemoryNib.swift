import Foundation

/// A nib of an ``InMemoryRegistry``.
@MainActor
final class InMemoryNib {
  let callSite: CallSite
  private(set) var types: [AnyClass] = []
  private(set) var objects: [@MainActor () -> AnyObject] = []

  init(at callSite: CallSite) { self.callSite = callSite }

  func add<Object: AnyObject>(_ make: @escaping @MainActor () -> Object) {
    types.append(Object.self)
    objects.append(make)
  }
}

/// A nib as it was asked for in one bundle.
@MainActor
final class InMemoryNibSource: NibSource {
  private let nib: InMemoryNib
  private let name: String
  private let bundle: Bundle
  private let log: InMemoryRegistry

  init(_ nib: InMemoryNib, name: String, bundle: Bundle, log: InMemoryRegistry) {
    self.nib = nib
    self.name = name
    self.bundle = bundle
    self.log = log
  }

  func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject] {
    log.requests.append(.topLevelObjects(nib: name, bundle: bundle, owner: owner.map(ObjectIdentifier.init)))
    return nib.objects.map { $0() }
  }

  var contents: NibContents? { NibContents(topLevelObjects: nib.types.map { .base($0) }) }
}
