public import Foundation

/// A file of a bundle, and the value that is read from it.
///
///     let terms = File.text(name: "Terms", extension: "md")
///     let configuration = File<Configuration>.json(name: "Configuration")
///     let text = try terms.instantiate()                  // a String
///
/// Unlike controllers and views, a file can be read on any thread.
public struct File<Value>: Sendable {
  /// The file's name, without extension.
  public let name: String

  /// The file's extension, without the dot; `nil` for a file that has none.
  public let `extension`: String?

  /// The only bundle to look in; `nil` means the SwiftPM resource bundle of the module that made this value, and the
  /// main bundle.
  public let bundle: Bundle?

  private let module: String
  private let read: @Sendable (Data) throws -> Value?

  /// A file, and how to read its value.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - extension: The file's extension, without the dot; `nil` for a file that has none.
  ///   - bundle: The only bundle to look in. `nil` means: the SwiftPM resource bundle of the module that makes this
  ///     value, the main bundle (rule S11, with the module in place of the class).
  ///   - fileID: The file that makes this value, whose module it tells.
  ///   - read: Makes the value from the file's contents; it may throw, or return `nil`, for contents that are not what
  ///     is expected.
  public init(
    name: String, extension: String?, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    reading read: @escaping @Sendable (Data) throws -> Value?
  ) {
    self.name = name
    // The dot is none of the extension's, and often written.
    self.extension = `extension`?.hasPrefix(".") == true ? `extension`.map { String($0.dropFirst()) } : `extension`
    self.bundle = bundle
    module = String("\(fileID)".prefix { $0 != "/" })
    self.read = read
  }

  /// The name with its extension.
  private var fullName: String { `extension`.map { "\(name).\($0)" } ?? name }
}

extension File: ResourceInstantiatable {
  /// Reads the value.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: The value.
  /// - Throws: A ``ResourceError``: `fileNotFound`; `unreadable`; `unexpectedContents` where the value can't be made of
  ///   what the file holds; `emptyName`.
  public nonisolated func instantiate(at callSite: CallSite) throws(ResourceError) -> Value {
    do throws(ResourceError) {
      let file = try url()
      guard let data = try? Data(contentsOf: file) else { throw .unreadable(file, because: FileObstacle(at: file)) }
      do {
        if let value = try read(data) { return value }
      } catch {
        throw .unexpectedContents(of: file, FileContentsFault.description(of: error))
      }
      throw .unexpectedContents(of: file, "contents of which no \(TypeName.qualified(Value.self)) can be made")
    } catch {
      throw error.asked(by: request, at: callSite)
    }
  }

  /// Reads the value.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The value.
  /// - Throws: A ``ResourceError``, as ``instantiate(at:)``.
  public nonisolated func instantiate(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> Value {
    try instantiate(at: CallSite(fileID: fileID, line: line))
  }

  /// Reads the value, and traps with the error's message where ``instantiate(fileID:line:)`` would throw.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The value.
  public nonisolated func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Value {
    let callSite = CallSite(fileID: fileID, line: line)
    return ResourceError.trapping(at: callSite) { () throws(ResourceError) in try instantiate(at: callSite) }
  }

  /// Says whether the value can be read, by reading it: unlike a controller's, a value's making has no effects.
  ///
  /// - Parameter callSite: The user's line that asked.
  /// - Returns: What was found out.
  public nonisolated func verify(at callSite: CallSite) -> VerificationReport.Entry {
    VerificationReport.Entry(request, at: callSite) { () throws(ResourceError) in
      _ = try instantiate(at: callSite)
      return .verified
    }
  }

  private nonisolated func url() throws(ResourceError) -> URL {
    if name.isEmpty { throw .emptyName("file name") }
    let url =
      isInsideBundle ? bundles.lazy.compactMap { $0.url(forResource: name, withExtension: `extension`) }.first : nil
    if let url { return url }
    throw .fileNotFound(fullName, available: bundles.names(Self.files))
  }

  /// Whether the name leads out of the bundle, or ends before its end.
  private nonisolated var isInsideBundle: Bool {
    !fullName.contains("\0") && !name.split(separator: "/").contains("..")
  }

  /// The names of the files in a bundle, without its folders.
  private nonisolated static func files(in bundle: Bundle) -> [String]? {
    guard let folder = bundle.resourceURL else { return nil }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.filter { !folder.appendingPathComponent($0).hasDirectoryPath }
  }

  private nonisolated var bundles: BundleSearch { BundleSearch(given: bundle, home: .main, module: module) }

  private nonisolated var request: ResourceRequest {
    .file(fullName, type: Value.self, in: bundles)
  }
}
