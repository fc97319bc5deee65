import Foundation
import InterfaceBuilder

/// Prints what a document, or the documents of a folder, hold.
enum FolderListing {
  /// - Parameter arguments: The command line's arguments: one path.
  /// - Returns: The exit code: 0, or 1 where there is no document, or one that can't be read.
  static func print(_ arguments: [String]) -> Int32 {
    guard arguments.count == 1, !arguments[0].isEmpty, !arguments[0].hasPrefix("-") else {
      Swift.print("Usage: quickstart [PATH]\nPATH is a .storyboard or .xib document, or a folder of them.")
      return arguments == ["--help"] || arguments == ["-h"] ? EXIT_SUCCESS : EXIT_FAILURE
    }
    let documents = documents(at: URL(fileURLWithPath: arguments[0]))
    var unreadable = 0
    for document in documents {
      do throws(ReadingError) {
        list(try InterfaceDocument(contentsOf: document.url), document.path)
      } catch {
        unreadable += 1
        Swift.print("\(document.path)\n    can't be read: \(error)")
      }
    }
    Swift.print("\(documents.count) documents, \(unreadable) that can't be read")
    return documents.isEmpty || unreadable > 0 ? EXIT_FAILURE : EXIT_SUCCESS
  }

  /// The document at a URL, or those in the folder there, but for hidden folders.
  private static func documents(at url: URL) -> [(path: String, url: URL)] {
    guard InterfaceDocument.Kind(rawValue: url.pathExtension) == nil else { return [(url.lastPathComponent, url)] }
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let documents = files?.compactMap { $0 as? URL }.filter {
      InterfaceDocument.Kind(rawValue: $0.pathExtension) != nil
    }
    let root = url.standardizedFileURL.path.count + 1
    return (documents ?? []).map { (String($0.standardizedFileURL.path.dropFirst(root)), $0) }.sorted {
      $0.path < $1.path
    }
  }

  private static func list(_ document: InterfaceDocument, _ path: String) {
    Swift.print("\(path): \(document.kind), \(document.platform)")
    for controller in document.scenes.compactMap(\.controller) {
      let mark = controller.objectID == document.initialViewControllerID ? "initial " : ""
      let identifier = controller.storyboardIdentifier.map { " \"\($0)\"" } ?? ""
      Swift.print("    \(controller.line): \(mark)\(describe(controller))\(identifier)")
    }
    for object in document.topLevelObjects { Swift.print("    \(object.line): \(describe(object))") }
  }

  private static func describe(_ controller: InterfaceDocument.Controller) -> String {
    guard let reference = controller.reference else { return describe(controller.object) }
    let scene = reference.referencedIdentifier.map { "scene \"\($0)\"" } ?? "initial controller"
    let storyboard = reference.storyboardName.map { "storyboard \"\($0)\"" } ?? "this storyboard"
    return "reference to the \(scene) of \(storyboard)"
  }

  private static func describe(_ object: InterfaceDocument.Object) -> String {
    guard let custom = object.customClass else { return object.interfaceElement.baseClass.name }
    return "\(custom.module.map { "\($0)." } ?? "")\(custom.name) (\(object.interfaceElement.baseClass.name))"
  }
}
