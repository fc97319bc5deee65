import Foundation

/// A compiled storyboard: a folder of nibs, and an `Info.plist` that says which scene is in which of them.
///
/// The platform raises an exception for a scene that isn't there, so its adapters look here before they ask. A folder
/// whose `Info.plist` is not as expected makes `nil`, which means "can't tell", never "not there".
struct CompiledStoryboard {
  private let folder: URL
  private let initialIdentifier: String?
  private let nibNames: [String: String]
  /// The identifiers of references to scenes of other storyboards, which can be asked for too.
  private let references: Set<String>

  /// Reads a `.storyboardc` folder.
  init?(contentsOf folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let platform = Platform.allCases.first(where: { list[$0.nibNames] != nil }),
      list[platform.version] as? Int == 1, var nibNames = list[platform.nibNames] as? [String: String],
      let references = (list[platform.references] ?? [String: Any]()) as? [String: Any],
      list[platform.initialIdentifier] == nil || list[platform.initialIdentifier] is String
    else { return nil }
    if let menu = list["NSStoryboardMainMenu"] as? String {
      // The main menu stands among the controllers, and has no UUID, unlike each of them.
      let controllers = list["NSViewControllerIdentifiersToUUIDs"] as? [String: Any]
      if controllers?[menu] == nil { nibNames[menu] = nil }
    }
    self.folder = folder
    self.nibNames = nibNames
    initialIdentifier = list[platform.initialIdentifier] as? String
    self.references = Set(references.keys)
  }

  /// Whether there is a scene or a reference that the platform can be asked for; `nil` means the initial controller.
  func hasScene(withIdentifier identifier: String?) -> Bool {
    guard let identifier = identifier ?? initialIdentifier else { return false }
    return nibNames[identifier] != nil || references.contains(identifier)
  }

  /// The class of a scene's controller, where it can be told.
  func controller(withIdentifier identifier: String?) -> ClassReference? {
    guard let name = (identifier ?? initialIdentifier).flatMap({ nibNames[$0] }) else { return nil }
    return CompiledNib(contentsOf: folder.appendingPathComponent("\(name).nib"))?.controller
  }

  /// The initial controller and the scenes with storyboard IDs, in alphabetical order.
  var contents: StoryboardContents {
    StoryboardContents(
      initialScene: initialIdentifier.map(scene),
      scenes: references.union(nibNames.keys).filter { !Self.isMadeUp($0) }.sorted().map(scene))
  }

  private func scene(_ identifier: String) -> StoryboardContents.Scene {
    StoryboardContents.Scene(
      identifier: Self.isMadeUp(identifier) ? nil : identifier, controller: controller(withIdentifier: identifier))
  }

  /// Whether the compiler made the identifier for a scene without one: its class and its object ID,
  /// `UINavigationController-ZKB-z3-xgf`.
  private static func isMadeUp(_ identifier: String) -> Bool {
    identifier.range(of: #"^(UI|NS)\w+-\w{3}-\w{2}-\w{3}$"#, options: .regularExpression) != nil
  }

  /// The keys of the `Info.plist`, which begin with the platform's letters.
  private enum Platform: String, CaseIterable {
    case uiKit = "UI"
    case appKit = "NS"

    var version: String { "\(rawValue)StoryboardVersion" }
    var initialIdentifier: String { "\(rawValue)StoryboardDesignatedEntryPointIdentifier" }
    var nibNames: String { "\(rawValue)ViewControllerIdentifiersToNibNames" }
    var references: String { "\(rawValue)ViewControllerIdentifiersToExternalStoryboardReferences" }
  }
}
