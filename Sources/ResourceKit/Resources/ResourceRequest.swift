import Foundation

/// What was asked for and by whom: the first sentence of every message.
struct ResourceRequest: Sendable, CustomStringConvertible {
  let description: String

  private init(description: String) { self.description = description }

  private init(_ asked: String, in bundles: BundleSearch) {
    let places = bundles.map { ResourceError.quoted($0.bundleURL.lastPathComponent) }
    description = "\(asked) in the bundle\(places.count == 1 ? "" : "s") \(ResourceError.list(places))."
  }

  static func scene(
    _ type: Any.Type, identifier: String?, storyboard: String, in bundles: BundleSearch
  ) -> ResourceRequest {
    let scene = identifier.map { "scene \(ResourceError.quoted($0))" } ?? "initial controller"
    return ResourceRequest(
      "\(TypeName.qualified(type)) asked for the \(scene) of the storyboard \(ResourceError.quoted(storyboard))",
      in: bundles)
  }

  static func view(_ type: Any.Type, index: Int?, nib: String, in bundles: BundleSearch) -> ResourceRequest {
    let object = index.map { "the top-level object \($0) of " } ?? ""
    return ResourceRequest(
      "\(TypeName.qualified(type)) asked for \(object)the nib \(ResourceError.quoted(nib))", in: bundles)
  }

  static func reusableView(_ type: Any.Type, identifier: String, of container: Any.Type) -> ResourceRequest {
    ResourceRequest(
      description: "\(TypeName.qualified(type)) asked for the reusable view \"\(identifier)\" of a "
        + "\(TypeName.qualified(container)).")
  }

  static func file(_ name: String, type: Any.Type, in bundles: BundleSearch) -> ResourceRequest {
    ResourceRequest("The file \(ResourceError.quoted(name)) was asked for as \(TypeName.qualified(type))", in: bundles)
  }
}
