import Foundation

/// A folder of documents that a test writes; it goes with the process, since documents are read late.
struct DocumentFolder {
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: DocumentFolder.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("DocumentFolders-\(UUID().uuidString)")
  }()

  let url = root.appendingPathComponent(UUID().uuidString)

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A storyboard with scenes.
  static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let scenes = scenes.enumerated().map { index, scene in
      "<scene sceneID=\"s\(index)\">\n<objects>\n\(scene)\n</objects>\n</scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial)>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A view controller's element.
  static func controller(_ attributes: String, _ contents: String = "") -> String {
    "<viewController \(attributes) sceneMemberID=\"viewController\">\(contents)</viewController>"
  }

  /// A xib with objects.
  static func xib(_ objects: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
    \(objects.joined(separator: "\n"))
    </objects>
    </document>
    """
  }
}
