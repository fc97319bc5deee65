import Foundation

/// Says in words why a file's contents are not what was expected.
enum FileContentsFault: Error {
  case encoding(String.Encoding)

  /// What is wrong, and where inside the file: `no value for "price" at items[2]`.
  static func description(of error: any Error) -> String {
    switch error {
    case FileContentsFault.encoding(let encoding): "bytes that are no \(encoding) text"
    case let error as DecodingError: description(of: error)
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    case let error where type(of: error) is NSError.Type: error.localizedDescription
    default: "\(error)"
    }
  }

  private static func description(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "no value for \"\(key.stringValue)\"\(place(context))"
    case .valueNotFound(let type, let context):
      "null in place of a \(TypeName.qualified(type))\(place(context))"
    case .typeMismatch(let type, let context):
      "a value that is no \(TypeName.qualified(type))\(place(context)): \(cause(context))"
    case .dataCorrupted(let context):
      "contents that can't be decoded\(place(context)): \(cause(context))"
    @unknown default: "\(error)"
    }
  }

  private static func cause(_ context: DecodingError.Context) -> String {
    let underlying = context.underlyingError as NSError?
    let detail = underlying?.userInfo["NSDebugDescription"] as? String
    return (detail ?? context.debugDescription).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let path = context.codingPath.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
    }
    return " at \(path)"
  }
}
