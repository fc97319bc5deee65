public import Foundation

/// What gives out nibs by name: conform where views come from somewhere else than the platform's bundles.
///
/// The laws are those of ``ControllerRegistry``, for nibs.
@MainActor
public protocol ViewRegistry: AnyObject, Sendable {
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

  /// What a user does about a nib that isn't there: a sentence that begins in lower case.
  var nibAdvice: String { get }
}

extension ViewRegistry {
  /// Can't tell.
  public func nibNames(in bundle: Bundle) -> [String]? { nil }

  /// To add the nib to the target.
  public var nibAdvice: String { "add the xib to the target whose bundle this is." }
}

/// A nib that makes its objects: what `UINib`, `NSNib`, an in-memory nib and a document are.
///
/// The laws:
///
/// - Two calls make two sets of instances.
/// - The owner reaches the nib; File's Owner, the first responder and the application are none of the objects.
@MainActor
public protocol NibSource: AnyObject {
  /// New instances of the objects at the nib's root, in the nib's order.
  ///
  /// - Parameter owner: File's Owner, whose outlets the nib connects.
  /// - Returns: The top-level objects, of whatever types.
  /// - Throws: A ``ResourceError``: `notInstantiable` where an object can't be made.
  func topLevelObjects(owner: AnyObject?) throws(ResourceError) -> [AnyObject]

  /// What the nib holds, for verification; `nil` where the source can't tell.
  var contents: NibContents? { get }
}

/// A nib of the platform, which a controller can be made with: its view is loaded later, with the controller as owner.
@MainActor
protocol ControllerNibSource: NibSource {
  /// A new controller that takes its view from the nib; `nil` where the type is no view controller.
  func controller(of type: AnyClass) -> AnyObject?
}

/// What a nib holds, as far as it can be told without making anything.
public struct NibContents: Sendable {
  /// The classes of the top-level objects, in the nib's order; `nil` for one that isn't known.
  public let topLevelObjects: [ClassReference?]

  /// The contents of a nib.
  ///
  /// - Parameter topLevelObjects: The classes of the top-level objects, in order.
  public init(topLevelObjects: [ClassReference?]) {
    self.topLevelObjects = topLevelObjects
  }

  /// The names of the classes, for messages.
  var names: [String] { topLevelObjects.map { $0?.name ?? "unknown" } }
}
