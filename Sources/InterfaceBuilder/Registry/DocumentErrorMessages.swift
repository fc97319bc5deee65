import Foundation
import ResourceKit

// Every text of the registry that a user can read stands in this file.

extension ResourceError {
  /// The error of a document that can't be read.
  init(_ error: ReadingError) {
    self.init(.unreadable, found: error.fault, remedy: error.remedy, file: error.file, line: error.line)
  }

  static func unexpectedKind(_ kind: InterfaceDocument.Kind, of file: URL) -> ResourceError {
    ResourceError(
      .unreadable, found: "a \(kind) in a .\(file.pathExtension) file",
      remedy: "give the file the extension of what it holds.", file: file)
  }

  static func locationNotFound(_ location: URL) -> ResourceError {
    ResourceError(
      .fileNotFound, found: "no file or folder at this path",
      remedy: "give the DocumentRegistry a folder that is there.", file: location)
  }

  static func noDocument(_ location: URL) -> ResourceError {
    ResourceError(
      .unreadable, found: "a file that is neither a .storyboard nor a .xib",
      remedy: "give the DocumentRegistry documents, or folders of documents.", file: location)
  }

  static func ambiguousDocument(_ files: [URL]) -> ResourceError {
    ResourceError(
      .ambiguousName, found: "\(files.count) documents of this name: \(files.map(\.path).joined(separator: " and "))",
      remedy: "rename one, or give the DocumentRegistry the folder of the one that is meant.")
  }

  static func ambiguousScene(_ identifier: String, lines: [Int], in file: URL) -> ResourceError {
    ResourceError(
      .ambiguousName,
      found: "\(lines.count) scenes with the storyboard ID \(quoted(identifier)), in the lines "
        + lines.map(String.init).joined(separator: " and "),
      remedy: "give each scene a storyboard ID of its own in Interface Builder.", file: file)
  }

  static func classNotFound(
    _ name: String, for object: InterfaceDocument.Object, knowsTarget: Bool, in file: URL
  ) -> ResourceError {
    let what = object.customClass == nil ? "a \(object.element) without a custom class, so" : "the custom class"
    let factory = "say how to make it: addFactory(for:named:_:) with the name \(quoted(name))."
    let remedy =
      if object.customClass?.isNestedOrGeneric == true {
        "move the class to the top level of its module, since no nested or generic class can be found by its name, or "
          + factory
      } else if object.customClass?.isInTargetModule == true, !knowsTarget {
        "tell the DocumentRegistry the module that is the document's target here (targetModule:), or \(factory)"
      } else {
        "correct the class and its module in Interface Builder, or \(factory)"
      }
    return ResourceError(
      .notInstantiable, found: "\(what) \(name), which this process does not have", remedy: remedy, file: file,
      line: object.line)
  }

  static func danglingReference(
    _ reference: InterfaceDocument.StoryboardReference, line: Int, in file: URL
  ) -> ResourceError {
    let scene = reference.referencedIdentifier.map { "the scene \(quoted($0))" } ?? "the initial controller"
    let storyboard = reference.storyboardName.map { " of the storyboard \(quoted($0))" } ?? " of this storyboard"
    let bundle = reference.bundleIdentifier.map { " in the bundle \(quoted($0))" } ?? ""
    return ResourceError(
      .notInstantiable, found: "a storyboard reference to \(scene)\(storyboard)\(bundle), which isn't there",
      remedy: "correct the storyboard reference in Interface Builder.", file: file, line: line)
  }

  static func circularReference(line: Int, in file: URL) -> ResourceError {
    ResourceError(
      .notInstantiable, found: "storyboard references that lead back to where they began",
      remedy: "let one of them refer to a scene.", file: file, line: line)
  }

  static func ownerRequired(by outlets: [String], in file: URL) -> ResourceError {
    ResourceError(
      .ownerRequired,
      found: "a nib that connects outlets of File's Owner (\(outlets.joined(separator: ", "))), and no owner",
      remedy: "pass the owner: fromNib(owner:).", file: file)
  }

  static func emptyClassName(at callSite: CallSite) -> ResourceError {
    ResourceError(.emptyName, found: "an empty class name", remedy: "give a class name that is not empty.")
      .asked(at: callSite)
  }

  static func ambiguousFactories(
    _ factories: [ObjectFactory], for object: InterfaceDocument.Object, in file: URL
  ) -> ResourceError {
    ResourceError(
      .ambiguousName,
      found: "\(factories.count) factories for this class: "
        + factories.map { "\($0.qualifiedName), added at \($0.callSite)" }.joined(separator: " and "),
      remedy: "add one with the module that the document has for the class.", file: file, line: object.line)
  }

  static func factoryMadeNothing(
    _ factory: ObjectFactory, for object: InterfaceDocument.Object, in file: URL
  ) -> ResourceError {
    ResourceError(
      .notInstantiable,
      found: "nil from the factory for \(TypeName.qualified(factory.type)), added at \(factory.callSite)",
      remedy: "let the factory make an instance.", file: file, line: object.line)
  }

  static func initializerMadeNothing(
    _ type: AnyClass, for object: InterfaceDocument.Object, in file: URL
  ) -> ResourceError {
    ResourceError(
      .notInstantiable, found: "nil from init(coder:) of \(TypeName.qualified(type))",
      remedy: "let init(coder:) succeed with what the document holds.", file: file, line: object.line)
  }

  static func noCoderInitializer(
    _ type: AnyClass, for object: InterfaceDocument.Object, in file: URL
  ) -> ResourceError {
    ResourceError(
      .notInstantiable,
      found: "the class \(TypeName.qualified(type)), which conforms to neither CoderInitializable nor NSCoding",
      remedy: "conform it to CoderInitializable, or say how to make it: addFactory(for:named:_:).", file: file,
      line: object.line)
  }
}
