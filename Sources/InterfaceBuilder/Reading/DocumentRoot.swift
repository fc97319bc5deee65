/// The root element of a document, known to be Interface Builder's.
struct DocumentRoot {
  let attributes: [String: String]

  /// The kind that the document's type says; `nil` where it has no type.
  let kind: InterfaceDocument.Kind?

  /// Checks a root element.
  ///
  /// - Throws: A ``ReadingError`` whose reason is `oldFormat` (D90) or `notInterfaceBuilder`.
  init(_ tag: OpeningTag) throws(ReadingError) {
    if tag.element == "archive" { throw .oldFormat(line: tag.line) }
    let type = tag.attributes.value("type")
    guard tag.element == "document", type?.contains("InterfaceBuilder") != false else {
      throw .notInterfaceBuilder(root: tag.element, line: tag.line)
    }
    attributes = tag.attributes
    kind = type.map { $0.contains("Storyboard") ? .storyboard : .xib }
  }
}
