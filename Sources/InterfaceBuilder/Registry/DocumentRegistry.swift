public import Foundation
public import ResourceKit

/// A registry of `.storyboard` and `.xib` documents: it makes controllers and views of what they say, on any platform.
///
///     let registry = try DocumentRegistry(contentsOf: [folder])
///     try registry.addFactory(for: BadgeView.self) { _ in BadgeView() }
///
///     Registries.bootstrap(registry)
///     let settings = SettingsViewController.fromStoryboard()
///
/// An instance is made by the factory that was added for its class; else by the `init?(coder:)` of the class of that name
/// (``CoderInitializable`` or `NSCoding`), which is found by its module and name, as at run time on Apple's systems. A
/// storyboard reference leads to the scene it refers to.
///
/// Folders are searched once, and a document is read when it is first asked for: make a new registry where files have
/// changed.
@MainActor
public final class DocumentRegistry {
  /// Where documents are: in the bundle that is asked for, or in one index for every bundle.
  private enum Place {
    case bundles
    case index(DocumentIndex)
  }

  private let place: Place
  private var indexes: [Bundle: DocumentIndex] = [:]
  private var documents: [URL: InterfaceDocument] = [:]
  var classes: ClassTable

  /// A registry of the documents in the bundle that is asked for: at its root, or in its `.lproj` folders.
  ///
  /// - Parameter targetModule: The module that a document means by "inherit module from target"; `nil` means the module
  ///   that the document remembers.
  public init(targetModule: String? = nil) {
    place = .bundles
    classes = ClassTable(targetModule: targetModule)
  }

  /// A registry of documents that are given, whatever the bundle.
  ///
  /// - Parameters:
  ///   - locations: Documents, and folders, which are searched with all that is in them. Hidden folders, `Pods`, `Carthage`
  ///     and `DerivedData` are left out, unless they are given.
  ///   - targetModule: The module that a document means by "inherit module from target"; `nil` means the module that the
  ///     document remembers.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: A `ResourceError`: `fileNotFound` where a location isn't there;
  ///   `unreadable` where it is a file that is no document.
  public init(
    contentsOf locations: [URL], targetModule: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) {
    do throws(ResourceError) {
      place = .index(try DocumentIndex(of: locations))
    } catch {
      throw error.asked(at: CallSite(fileID: fileID, line: line))
    }
    classes = ClassTable(targetModule: targetModule)
  }

  /// Says how instances of a class are made.
  ///
  ///     try registry.addFactory(for: FakeViewController.self, named: "UIViewController") { _ in FakeViewController() }
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that documents have for it. Without a module, it is that of a class of any module; `nil` means
  ///     the class's own, with its module. A framework's class, such as `UIViewController`, is that of the objects that
  ///     have no custom class.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - make: Makes a new instance; the coder answers for what the document says of the object.
  /// - Throws: A `ResourceError`: `alreadyRegistered` where there is a factory for that name;
  ///   `emptyName`.
  public func addFactory<Object: AnyObject>(
    for type: Object.Type, named name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @MainActor (NSCoder) -> Object?
  ) throws(ResourceError) {
    try classes.add(ObjectFactory(type, name: name, at: CallSite(fileID: fileID, line: line), make))
  }

  /// The document of a name and kind; `nil` where there is none.
  func document(
    named name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle
  ) throws(ResourceError) -> (document: InterfaceDocument, url: URL)? {
    guard let url = try index(for: bundle).url(named: name, kind) else { return nil }
    if let document = documents[url] { return (document, url) }
    let document: InterfaceDocument
    do throws(ReadingError) {
      document = try InterfaceDocument(contentsOf: url)
    } catch {
      throw ResourceError(error)
    }
    guard document.kind == kind else { throw .unexpectedKind(document.kind, of: url) }
    documents[url] = document
    return (document, url)
  }

  /// Whether a document's bundle matters.
  var looksInBundles: Bool {
    if case .bundles = place { true } else { false }
  }

  private func index(for bundle: Bundle) -> DocumentIndex {
    if case .index(let index) = place { return index }
    if let index = indexes[bundle] { return index }
    let index = DocumentIndex(of: bundle)
    indexes[bundle] = index
    return index
  }
}

extension DocumentRegistry: ControllerRegistry {
  /// The storyboard document of a name.
  public func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
    try documentStoryboard(named: name, in: bundle)
  }

  func documentStoryboard(named name: String, in bundle: Bundle) throws(ResourceError) -> DocumentStoryboard? {
    guard let found = try document(named: name, .storyboard, in: bundle) else { return nil }
    return DocumentStoryboard(found.document, at: found.url, in: bundle, of: self)
  }

  /// The names of the storyboard documents.
  public func storyboardNames(in bundle: Bundle) -> [String]? { index(for: bundle).names(.storyboard) }
}

extension DocumentRegistry: ViewRegistry {
  /// The xib document of a name.
  public func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
    guard let found = try document(named: name, .xib, in: bundle) else { return nil }
    return DocumentNib(found.document, at: found.url, of: self)
  }

  /// The names of the xib documents.
  public func nibNames(in bundle: Bundle) -> [String]? { index(for: bundle).names(.xib) }

  /// Where to put a document.
  public func advice(for reason: ResourceError.Reason) -> String? {
    let kind: InterfaceDocument.Kind
    switch reason {
    case .storyboardNotFound: kind = .storyboard
    case .nibNotFound: kind = .xib
    default: return nil
    }
    return switch place {
    case .bundles: "add the .\(kind) document to the resources of the target whose bundle this is."
    case .index: "add the .\(kind) document to the folders that the DocumentRegistry was given."
    }
  }
}
