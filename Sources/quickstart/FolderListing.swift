import Foundation
import InterfaceBuilder

/// Prints what the documents of a folder hold.
enum FolderListing {
  /// - Returns: The exit code: 0, or 1 where there is no such folder or no document in it.
  static func print(_ folder: URL) -> Int32 {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      Swift.print("There is no folder \(folder.path). To fix this, give a folder of .storyboard and .xib documents.")
      return EXIT_FAILURE
    }
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let documents = files.filter { ["storyboard", "xib"].contains(($0 as NSString).pathExtension) }.sorted()
    for path in documents {
      do {
        try list(InterfaceDocument(contentsOf: folder.appendingPathComponent(path)), path)
      } catch {
        Swift.print("\(path)\n    can't be read: \(error)")
      }
    }
    Swift.print("\(documents.count) documents")
    return documents.isEmpty ? EXIT_FAILURE : EXIT_SUCCESS
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
