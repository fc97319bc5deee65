import Foundation

/// The names of a type: the bare one that resources are named after, and the full one that messages show.
package enum TypeName {
  /// The name without module, enclosing types and generic arguments (rule S10): `Inner`, `Box`.
  package static func bare(_ type: Any.Type) -> String {
    let name = String(describing: type)
    // A raw identifier (SE-0451) prints in backticks, with no-break spaces, and may hold any character, `<` too.
    if name.hasPrefix("`") {
      return name.dropFirst().prefix { $0 != "`" }.replacingOccurrences(of: "\u{A0}", with: " ")
    }
    return String(name.prefix { $0 != "<" })
  }

  /// The name with module and enclosing types: `Shop.Outer.Inner`, also where the type is private or local.
  package static func qualified(_ type: Any.Type) -> String {
    String(reflecting: type)
      .replacingOccurrences(of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
  }

  /// The module of a type; `nil` for a type of no Swift module.
  package static func module(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    guard let dot = name.firstIndex(where: { $0 == "." || $0 == "<" }), name[dot] == "." else { return nil }
    let module = String(name[..<dot])
    return module == "__C" ? nil : module
  }
}
