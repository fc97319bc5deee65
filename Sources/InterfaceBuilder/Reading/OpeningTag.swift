/// An element's opening tag.
struct OpeningTag: Hashable {
  let element: String
  let attributes: [String: String]

  /// The line the tag begins in, counted from 1.
  let line: Int
}

extension [String: String] {
  /// The value of an attribute, or `nil` if it is missing or empty: `""` in a document means that there is none (G6).
  func value(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
