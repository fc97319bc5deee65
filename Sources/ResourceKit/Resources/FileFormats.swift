public import Foundation

extension File where Value == Data {
  /// A file read as it is.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - extension: The file's extension, without the dot.
  ///   - bundle: The only bundle to look in; `nil` as in ``File/init(name:extension:bundle:fileID:reading:)``.
  ///   - fileID: The file that makes this value.
  public static func data(
    name: String, extension: String?, bundle: Bundle? = nil, fileID: StaticString = #fileID
  ) -> File {
    File(name: name, extension: `extension`, bundle: bundle, fileID: fileID) { $0 }
  }
}

extension File where Value == String {
  /// A file of text.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - extension: The file's extension, without the dot; `txt` by default.
  ///   - encoding: The text's encoding; UTF-8 by default.
  ///   - bundle: The only bundle to look in; `nil` as in ``File/init(name:extension:bundle:fileID:reading:)``.
  ///   - fileID: The file that makes this value.
  public static func text(
    name: String, extension: String? = "txt", encoding: String.Encoding = .utf8, bundle: Bundle? = nil,
    fileID: StaticString = #fileID
  ) -> File {
    File(name: name, extension: `extension`, bundle: bundle, fileID: fileID) { data in
      guard let text = String(data: data, encoding: encoding) else { throw FileContentsFault.encoding(encoding) }
      return text
    }
  }
}

extension File where Value: Decodable & Sendable {
  /// A file of JSON.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - extension: The file's extension, without the dot; `json` by default.
  ///   - bundle: The only bundle to look in; `nil` as in ``File/init(name:extension:bundle:fileID:reading:)``.
  ///   - fileID: The file that makes this value.
  ///   - configure: Sets the decoder's strategies before each reading.
  public static func json(
    name: String, extension: String? = "json", bundle: Bundle? = nil, fileID: StaticString = #fileID,
    configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }
  ) -> File {
    File(name: name, extension: `extension`, bundle: bundle, fileID: fileID) { data in
      let decoder = JSONDecoder()
      configure(decoder)
      return try decoder.decode(Value.self, from: data)
    }
  }

  /// A property list, XML or binary.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - extension: The file's extension, without the dot; `plist` by default.
  ///   - bundle: The only bundle to look in; `nil` as in ``File/init(name:extension:bundle:fileID:reading:)``.
  ///   - fileID: The file that makes this value.
  public static func propertyList(
    name: String, extension: String? = "plist", bundle: Bundle? = nil, fileID: StaticString = #fileID
  ) -> File {
    File(name: name, extension: `extension`, bundle: bundle, fileID: fileID) { data in
      try PropertyListDecoder().decode(Value.self, from: data)
    }
  }
}
