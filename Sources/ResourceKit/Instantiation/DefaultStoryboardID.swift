/// Tells the default of `storyboardID` from an override that returns the same string: a missing scene is replaced by the
/// initial controller for the default (rule S6), and for no other (rule S3).
@MainActor
enum DefaultStoryboardID {
  private static var wasGiven = false

  /// Gives the default, and remembers that it did.
  static func give(_ identifier: String) -> String {
    wasGiven = true
    return identifier
  }

  /// A type's storyboard ID, and whether it is the default.
  static func storyboardID(of type: (some StoryboardInstantiatable).Type) -> (identifier: String?, isDefault: Bool) {
    wasGiven = false
    let identifier = type.storyboardID
    return (identifier, wasGiven && identifier == type.resourceName)
  }
}
