import Foundation

/// What was asked for and by whom: the first sentence of every message.
struct ResourceRequest: Sendable, CustomStringConvertible {
  let description: String

  private init(description: String) { self.description = description }

  private init(_ asked: String, in bundles: BundleSearch) {
    let places = bundles.map { ResourceError.quoted($0.bundleURL.lastPathComponent) }
    description = "\(asked) in the bundle\(places.count == 1 ? "" : "s") \(ResourceError.list(places))."
  }

  private init(_ sentence: String) { description = sentence }

  static func storyboard(_ flow: Any.Type, names: [String], in bundles: BundleSearch) -> ResourceRequest {
    let names = names.map { "\"\($0)\"" }.joined(separator: " or ")
    return ResourceRequest("\(TypeName.qualified(flow)) asked for the storyboard \(names)", in: bundles)
  }

  static func presentation(
    _ flow: Any.Type, style: PresentationStyle?, presenter: Any.Type?
  ) -> ResourceRequest {
    let style = style.map { " \($0.kind.phrase)" } ?? ""
    let presenter = presenter.map { " from \(TypeName.qualified($0))" } ?? ""
    return ResourceRequest("\(TypeName.qualified(flow)) was to be presented\(style)\(presenter).")
  }

  static func dismissal(_ flow: Any.Type) -> ResourceRequest {
    ResourceRequest("\(TypeName.qualified(flow)) was to be dismissed.")
  }

  static func scene(
    _ type: Any.Type, identifier: String?, storyboard: String, in bundles: BundleSearch
  ) -> ResourceRequest {
    scene(askedForBy: TypeName.qualified(type), identifier: identifier, storyboard: storyboard, in: bundles)
  }

  /// The first scene of a flow, whose storyboard ID is its delegate's choice.
  static func firstScene(
    _ flow: Any.Type, identifier: String?, of delegate: Any.Type?, storyboard: String, in bundles: BundleSearch
  ) -> ResourceRequest {
    let flow = TypeName.qualified(flow)
    let delegate = identifier == nil ? nil : delegate.map { "\(TypeName.qualified($0)), the delegate of \(flow)," }
    return scene(askedForBy: delegate ?? flow, identifier: identifier, storyboard: storyboard, in: bundles)
  }

  private static func scene(
    askedForBy asker: String, identifier: String?, storyboard: String, in bundles: BundleSearch
  ) -> ResourceRequest {
    let scene = identifier.map { "scene \(ResourceError.quoted($0))" } ?? "initial controller"
    return ResourceRequest(
      "\(asker) asked for the \(scene) of the storyboard \(ResourceError.quoted(storyboard))", in: bundles)
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
