public import Foundation

/// A registry of closures: for unit tests, and for machines with no UI framework.
///
///     let registry = InMemoryRegistry()
///     try registry.addScene("SettingsViewController", to: "Main") { SettingsViewController() }
///     try registry.addInitialScene(to: "Onboarding") { WelcomeViewController() }
///     try registry.addNib("BadgeView", { UITapGestureRecognizer() }, { BadgeView() })
///
///     Registries.with(registry) {
///       let settings = SettingsViewController.fromStoryboard()
///       settings.showBadge(BadgeView.fromNib())
///     }
///
/// ``requests`` says what was asked for.
@MainActor
public final class InMemoryRegistry {
  /// One question to the registry.
  public enum Request: Hashable, Sendable {
    /// A storyboard was looked up in a bundle.
    case storyboard(String, bundle: Bundle)
    /// A controller was asked for; the identifier `nil` means the initial one.
    case controller(String?, storyboard: String, bundle: Bundle)
    /// A nib was looked up in a bundle.
    case nib(String, bundle: Bundle)
    /// A nib's objects were asked for.
    case topLevelObjects(nib: String, bundle: Bundle, owner: ObjectIdentifier?)
  }

  /// What was asked for so far, the oldest first.
  public internal(set) var requests: [Request] = []

  /// A resource's name, and the bundle it is in; `nil` means every bundle.
  struct Key: Hashable {
    var name: String
    var bundle: Bundle?
  }

  private var storyboards: [Key: InMemoryStoryboard] = [:]
  private var nibs: [Key: InMemoryNib] = [:]

  /// An empty registry.
  public nonisolated init() {}

  /// Adds a storyboard without scenes, if it isn't there.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name.
  ///   - bundle: The bundle it is in; `nil` means every bundle.
  /// - Throws: A ``ResourceError``: `emptyName`.
  public func addStoryboard(_ name: String, bundle: Bundle? = nil) throws(ResourceError) {
    _ = try storyboard(for: Key(name: name, bundle: bundle))
  }

  /// Adds a scene to a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard ID.
  ///   - storyboard: The storyboard's name; it is added if it isn't there.
  ///   - bundle: The bundle the storyboard is in; `nil` means every bundle.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - make: Makes a new controller.
  /// - Throws: A ``ResourceError``: `alreadyRegistered` where the storyboard has that ID;
  ///   `emptyName`.
  public func addScene<Controller: AnyObject>(
    _ identifier: String, to storyboard: String = "Main", bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ make: @escaping @MainActor () -> Controller
  ) throws(ResourceError) {
    if identifier.isEmpty { throw .emptyName("storyboard ID") }
    let scene = InMemoryScene(at: CallSite(fileID: fileID, line: line), make)
    try self.storyboard(for: Key(name: storyboard, bundle: bundle)).add(scene, identifier: identifier)
  }

  /// Adds a storyboard's initial scene.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard ID, if it has one too.
  ///   - storyboard: The storyboard's name; it is added if it isn't there.
  ///   - bundle: The bundle the storyboard is in; `nil` means every bundle.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - make: Makes a new controller.
  /// - Throws: A ``ResourceError``: `alreadyRegistered` where the storyboard has an initial scene or that
  ///   ID; `emptyName`.
  public func addInitialScene<Controller: AnyObject>(
    _ identifier: String? = nil, to storyboard: String = "Main", bundle: Bundle? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ make: @escaping @MainActor () -> Controller
  ) throws(ResourceError) {
    if identifier?.isEmpty == true { throw .emptyName("storyboard ID") }
    let scene = InMemoryScene(at: CallSite(fileID: fileID, line: line), make)
    try self.storyboard(for: Key(name: storyboard, bundle: bundle)).addInitial(scene, identifier: identifier)
  }

  /// Adds a nib.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - bundle: The bundle it is in; `nil` means every bundle.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  ///   - objects: Make the nib's top-level objects, in order.
  /// - Throws: A ``ResourceError``: `alreadyRegistered` where the bundle has a nib of that name;
  ///   `emptyName`.
  public func addNib<each Object: AnyObject>(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ objects: repeat @escaping @MainActor () -> each Object
  ) throws(ResourceError) {
    if name.isEmpty { throw .emptyName("nib name") }
    let key = Key(name: name, bundle: bundle)
    let callSite = CallSite(fileID: fileID, line: line)
    if let nib = nibs[key] { throw .alreadyRegistered("the nib \"\(name)\"", at: callSite, before: nib.callSite) }
    let nib = InMemoryNib(at: callSite)
    repeat nib.add(each objects)
    nibs[key] = nib
  }

  private func storyboard(for key: Key) throws(ResourceError) -> InMemoryStoryboard {
    if key.name.isEmpty { throw .emptyName("storyboard name") }
    if let storyboard = storyboards[key] { return storyboard }
    let storyboard = InMemoryStoryboard(key)
    storyboards[key] = storyboard
    return storyboard
  }
}

extension InMemoryRegistry: ControllerRegistry {
  /// The storyboard that was added for this bundle; else the one for every bundle.
  public func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
    requests.append(.storyboard(name, bundle: bundle))
    let storyboard = storyboards[Key(name: name, bundle: bundle)] ?? storyboards[Key(name: name, bundle: nil)]
    return storyboard.map { InMemoryStoryboardSource($0, bundle: bundle, log: self) }
  }

  /// The names of the storyboards that were added for this bundle or for every bundle.
  public func storyboardNames(in bundle: Bundle) -> [String]? { names(of: storyboards.keys, in: bundle) }
}

extension InMemoryRegistry: ViewRegistry {
  /// The nib that was added for this bundle; else the one for every bundle.
  public func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
    requests.append(.nib(name, bundle: bundle))
    let nib = nibs[Key(name: name, bundle: bundle)] ?? nibs[Key(name: name, bundle: nil)]
    return nib.map { InMemoryNibSource($0, name: name, bundle: bundle, log: self) }
  }

  /// The names of the nibs that were added for this bundle or for every bundle.
  public func nibNames(in bundle: Bundle) -> [String]? { names(of: nibs.keys, in: bundle) }

  private func names(of keys: some Collection<Key>, in bundle: Bundle) -> [String] {
    Set(keys.filter { $0.bundle == nil || $0.bundle == bundle }.map(\.name)).sorted()
  }
}
