/// Keeps the place of a nib's top-level object that can't be made, such as a gesture recognizer on Linux.
///
/// It is an error only where that object is asked for (rules N3, N4): a source hands it out in place of the object.
public final class UnavailableObject: Sendable {
  /// The name that the nib has for the object's class.
  public let name: String

  /// The error that asking for the object throws.
  public let error: ResourceError

  /// The place of an object that can't be made.
  ///
  /// - Parameters:
  ///   - name: The name that the nib has for the object's class.
  ///   - error: The error that asking for the object throws.
  public init(name: String, error: ResourceError) {
    self.name = name
    self.error = error
  }
}
