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
/// ``requests`` says what was asked for, and ``lookups`` where.
@MainActor
public final class InMemoryRegistry {
  /// A controller or a nib's objects that were asked for, or a look into a bundle.
  public struct Request: Hashable, Sendable {
    /// The storyboard's or the nib's name.
    public let name: String

    /// The bundle.
    public let bundle: Bundle

    /// The storyboard ID; `nil` means the initial controller, and for a nib nothing.
    public let identifier: String?

    /// File's Owner, to compare with an owner that is still alive.
    public let owner: ObjectIdentifier?

    /// A request to compare with.
    ///
    /// - Parameters:
    ///   - name: The storyboard's or the nib's name.
    ///   - bundle: The bundle.
    ///   - identifier: The storyboard ID.
    ///   - owner: File's Owner.
    public init(_ name: String, in bundle: Bundle, identifier: String? = nil, owner: AnyObject? = nil) {
      self.name = name
      self.bundle = bundle
      self.identifier = identifier
      self.owner = owner.map(ObjectIdentifier.init)
    }
  }

  /// The controllers and nibs that were asked for so far, the oldest first.
  public internal(set) var requests: [Request] = []

  /// The bundles that were looked into for a storyboard or a nib so far, the oldest first (rule S11).
  public private(set) var lookups: [Request] = []

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
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: A ``ResourceError``: `emptyName`.
  public func addStoryboard(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) {
    _ = try storyboard(for: Key(name: name, bundle: bundle), at: CallSite(fileID: fileID, line: line))
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
    let scene = InMemoryScene(at: CallSite(fileID: fileID, line: line), make)
    if identifier.isEmpty { throw .emptyName("storyboard ID").asked(at: scene.callSite) }
    try self.storyboard(for: Key(name: storyboard, bundle: bundle), at: scene.callSite)
      .add(scene, identifier: identifier)
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
    let scene = InMemoryScene(at: CallSite(fileID: fileID, line: line), make)
    if identifier?.isEmpty == true { throw .emptyName("storyboard ID").asked(at: scene.callSite) }
    try self.storyboard(for: Key(name: storyboard, bundle: bundle), at: scene.callSite)
      .addInitial(scene, identifier: identifier)
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
    let callSite = CallSite(fileID: fileID, line: line)
    if name.isEmpty { throw .emptyName("nib name").asked(at: callSite) }
    let key = Key(name: name, bundle: bundle)
    if let nib = nibs[key] { throw .alreadyRegistered("the nib \"\(name)\"", at: callSite, before: nib.callSite) }
    let nib = InMemoryNib(at: callSite)
    repeat nib.add(each objects)
    nibs[key] = nib
  }

  private func storyboard(for key: Key, at callSite: CallSite) throws(ResourceError) -> InMemoryStoryboard {
    if key.name.isEmpty { throw .emptyName("storyboard name").asked(at: callSite) }
    if let storyboard = storyboards[key] { return storyboard }
    let storyboard = InMemoryStoryboard(key)
    storyboards[key] = storyboard
    return storyboard
  }
}

extension InMemoryRegistry: ControllerRegistry {
  /// The storyboard that was added for this bundle; else the one for every bundle.
  public func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? {
    lookups.append(Request(name, in: bundle))
    let storyboard = storyboards[Key(name: name, bundle: bundle)] ?? storyboards[Key(name: name, bundle: nil)]
    return storyboard.map { InMemoryStoryboardSource($0, bundle: bundle, log: self) }
  }

  /// The names of the storyboards that were added for this bundle or for every bundle.
  public func storyboardNames(in bundle: Bundle) -> [String]? { names(of: storyboards.keys, in: bundle) }
}

extension InMemoryRegistry: ViewRegistry {
  /// The nib that was added for this bundle; else the one for every bundle.
  public func nib(named name: String, in bundle: Bundle) throws(ResourceError) -> (any NibSource)? {
    lookups.append(Request(name, in: bundle))
    let nib = nibs[Key(name: name, bundle: bundle)] ?? nibs[Key(name: name, bundle: nil)]
    return nib.map { InMemoryNibSource($0, name: name, bundle: bundle, log: self) }
  }

  /// The names of the nibs that were added for this bundle or for every bundle.
  public func nibNames(in bundle: Bundle) -> [String]? { names(of: nibs.keys, in: bundle) }

  private func names(of keys: some Collection<Key>, in bundle: Bundle) -> [String] {
    Set(keys.filter { $0.bundle == nil || $0.bundle == bundle }.map(\.name)).sorted()
  }
}
