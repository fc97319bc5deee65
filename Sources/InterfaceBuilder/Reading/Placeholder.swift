/// Tells the objects a document holds from those that stand for something outside it (D73).
///
/// On iOS and tvOS they are `placeholder` elements: -1 is File's Owner, -2 the first responder, and a placeholder with
/// another ID is an external object. On macOS they are custom objects: -2 is File's Owner, -1 the first responder and
/// -3 the application.
enum Placeholder {
  /// Whether an element stands for File's Owner.
  static func isFilesOwner(_ element: String, _ attributes: [String: String]) -> Bool {
    switch element {
    case "placeholder": attributes["placeholderIdentifier"] == "IBFilesOwner"
    case "customObject": attributes["id"] == "-2"
    default: false
    }
  }

  /// Whether an element stands for anything outside the document.
  static func isPlaceholder(_ element: String, _ attributes: [String: String]) -> Bool {
    element == "placeholder" || attributes["sceneMemberID"] == "firstResponder"
      || attributes["id"].flatMap { Int($0) }.map { $0 < 0 } == true
  }
}
