public import Foundation

/// What gives out nibs by name: conform where views come from somewhere else than the platform's bundles.
///
/// The laws are those of ``ControllerRegistry``, for nibs.
@MainActor
public protocol ViewRegistry: ResourceRegistry {
  /// The nib of a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name without extension; never empty.
  ///   - bundle: The only bundle to look in.
  /// - Returns: The nib; `nil` where the bundle has none of that name.
  /// - Throws: A ``ResourceError``: `unreadable` where it is there and can't be read.
  func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)?

  /// The names of the nibs in a bundle, for messages; `nil` where the registry can't tell.
  func nibNames(in bundle: Bundle) -> [String]?
}

extension ViewRegistry {
  /// Can't tell.
  public func nibNames(in bundle: Bundle) -> [String]? { nil }
}

/// A nib that makes its objects: what `UINib`, `NSNib`, an in-memory nib and a document are.
///
/// The laws:
///
/// - Two calls make two sets of instances.
/// - The owner reaches the nib; File's Owner, the first responder and the application are none of the objects.
@MainActor
public protocol NibSource: AnyObject {
  /// New instances of the objects at the nib's root, in the nib's order; an ``UnavailableObject`` for one that can't be
  /// made.
  ///
  /// - Parameter owner: File's Owner, whose outlets the nib connects.
  /// - Returns: The top-level objects, of whatever types.
  /// - Throws: A ``ResourceError``: `ownerRequired` where the nib connects outlets of File's Owner, and there is none;
  ///   `notInstantiable` where the nib as a whole can't be made.
  func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject]

  /// What the nib holds, for verification; `nil` where the source can't tell.
  var contents: NibContents? { get }
}

/// A nib of the platform, which a controller can be made with: its view is loaded later, with the controller as owner.
@MainActor
protocol ControllerNibSource: NibSource {
  /// A new controller that takes its view from the nib; `nil` where the type is no view controller.
  func controller(of type: AnyClass) throws(ResourceError) -> AnyObject?
}

/// What a nib holds, as far as it can be told without making anything.
public struct NibContents: Sendable {
  /// The classes of the top-level objects, in the nib's order; `nil` for one that isn't known.
  public let topLevelObjects: [ClassReference?]

  /// The outlets of File's Owner that the nib connects, so that it can't be made without an owner.
  public let ownerOutlets: [String]

  /// The contents of a nib.
  ///
  /// - Parameters:
  ///   - topLevelObjects: The classes of the top-level objects, in order.
  ///   - ownerOutlets: The outlets of File's Owner that the nib connects.
  public init(topLevelObjects: [ClassReference?], ownerOutlets: [String] = []) {
    self.topLevelObjects = topLevelObjects
    self.ownerOutlets = ownerOutlets
  }
}
