import Foundation

// Every text of the library that a user can read stands in this folder.

extension ResourceError {
  /// The message without the user's line.
  var message: String {
    var lines = [request, "Found: \(found.withoutStop)\(place)."].compactMap { $0 }
    if let available, let heading = reason.heading {
      lines.append("\(heading) there: \(available.isEmpty ? "none" : Self.shortened(available)).")
    }
    if let remedy { lines.append("To fix this: \(remedy)") }
    return (lines.joined(separator: "\n") + problems.map { "\n\n\($0)" }.joined())
  }

  private var place: String {
    guard let file else { return "" }
    return " (\(file.path)\(line.map { ":\($0)" } ?? ""))"
  }

  /// The items as English puts them: `a, b and c`.
  static func list(_ items: [String]) -> String {
    items.count < 2 ? items.joined() : items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }

  /// A name in quotes, with what can't be seen written out, and not longer than a line or two.
  package static func quoted(_ name: String) -> String {
    name.count > 200 ? "\(String(name.prefix(200)).debugDescription)..." : name.debugDescription
  }

  /// The first ten names in quotes, and how many more there are.
  private static func shortened(_ names: [String]) -> String {
    let shown = names.prefix(10).map(quoted).joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }

  /// Puts the name that was probably meant before the general advice.
  static func remedy(for asked: [String], among names: [String]?, otherwise: String) -> String {
    guard let names, let nearest = asked.lazy.compactMap({ NearestName.nearest(to: $0, among: names) }).first else {
      return otherwise
    }
    return "did you mean \(quoted(nearest))? Otherwise, \(otherwise)"
  }
}

extension String {
  /// The sentence without its full stop.
  fileprivate var withoutStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

extension ResourceError.Reason {
  /// What the names in ``ResourceError/available`` are.
  fileprivate var heading: String? {
    switch self {
    case .storyboardNotFound: "Storyboards"
    case .sceneNotFound, .noInitialController: "Storyboard IDs"
    case .nibNotFound: "Nibs"
    case .viewNotFound, .indexOutOfRange: "Top-level objects"
    case .fileNotFound: "Files"
    case .presentationNotSupported: "Presentation styles"
    default: nil
    }
  }
}
