import Foundation

/// Remembers one value for a name and a bundle, until memory is short.
@MainActor
final class ResourceCache<Value: AnyObject> {
  // NB: `NSCache` gives memory back on its own where the system asks for it.
  private let values = NSCache<NSString, Value>()

  /// The value remembered; else the one made, which is remembered from then on.
  func value(named name: String, in bundle: Bundle, _ make: () -> Value?) -> Value? {
    let key = NSString(string: "\(bundle.bundlePath)\n\(name)")
    if let value = values.object(forKey: key) { return value }
    guard let value = make() else { return nil }
    values.setObject(value, forKey: key)
    return value
  }

  /// Forgets every value.
  func removeAll() { values.removeAllObjects() }
}
