/// The codes of the XML parser, which are those of libxml2.
///
/// On Linux the parser's own words for them are "(null)" (X8).
enum XMLErrorCode {
  static let internalError = 1
  static let endTagMismatch = 76
  static let hyphensInComment = 80

  /// Whether a code is always a mistake in what is there, never a sign that something is missing.
  static func isMistake(_ code: Int) -> Bool {
    // A character that isn't allowed, an entity that isn't declared, `<` in a value, an attribute given twice, `]]>` in
    // text, and encodings that are unknown or wrong.
    [9, 26, 32, 38, 42, 62, 81].contains(code)
  }

  /// What a code means.
  static func meaning(_ code: Int) -> String {
    switch code {
    case internalError: "it holds what can't be parsed, such as the character 0"
    case 4: "it has no root element"
    case 5: "there is something after the end of the root element"
    case 6, 7, 8: "a character reference (&#...;) is no character"
    case 9: "it holds a character that XML doesn't allow"
    case 23: "an entity reference has no ';' (a plain '&' is written '&amp;')"
    case 26, 27: "an entity reference names no known entity (a plain '&' is written '&amp;')"
    case 32: "its declaration names an unknown encoding"
    case 33, 34, 39, 40: "a value has no quotes, or only one"
    case 38: "a value holds a '<' (which is written '&lt;'), or a quote is missing before it"
    case 41: "an attribute has no value"
    case 42: "an attribute is given twice in one tag"
    case 45: "a comment has no end"
    case 46, 47: "a processing instruction has no end"
    case 56, 57, 58, 96, 97: "its declaration (<?xml ... ?>) is not complete"
    case 62: "']]>' stands outside a CDATA section"
    case 63: "a CDATA section has no end"
    case 64: "there is something before its declaration (<?xml ... ?>), which must come first"
    case 65: "there is no space between two attributes"
    case 68: "a tag or an '&' has no name (a plain '<' is written '&lt;', a plain '&' '&amp;')"
    case 73: "a tag has no '>'"
    case endTagMismatch: "an end tag doesn't match the element that is open"
    case 75: "an attribute has no '='"
    case 77: "an element has no end tag"
    case hyphensInComment: "a comment holds '--'"
    case 78: "its declaration says neither yes nor no to standalone"
    case 81: "it is not in the encoding that its declaration names"
    case 201, 202, 205: "a name has a prefix that isn't declared"
    default: "XML error \(code)"
    }
  }
}
