import Foundation

/// What was asked for and by whom: the first sentence of every message.
struct ResourceRequest: Sendable, CustomStringConvertible {
  /// The full name of the type that was asked for.
  let type: String
  /// The resource: `the nib "BadgeView"`.
  let subject: String
  /// The names of the bundles that are looked in.
  let bundles: [String]

  init(_ type: Any.Type, subject: String, bundles: BundleSearch) {
    self.type = TypeName.qualified(type)
    self.subject = subject
    self.bundles = bundles.map(\.bundleURL.lastPathComponent)
  }

  var description: String {
    let places = ResourceError.list(bundles.map { "\"\($0)\"" })
    return "\(type) asked for \(subject) in the bundle\(bundles.count == 1 ? "" : "s") \(places)."
  }
}
