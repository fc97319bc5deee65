import Foundation
import Testing

@testable import ResourceKit

@Suite("R1: what a compiled storyboard's Info.plist tells")
struct CompiledStoryboardTests {
  private func storyboard(_ list: Any, format: PropertyListSerialization.PropertyListFormat = .xml) throws
    -> CompiledStoryboard?
  {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    return try storyboard(data)
  }

  private func storyboard(_ data: Data) throws -> CompiledStoryboard? {
    let folder = TemporaryFolder.url()
    try data.write(to: folder.appendingPathComponent("Info.plist"))
    return CompiledStoryboard(contentsOf: folder)
  }

  @Test("R1: scenes and initial controller of either platform, XML or binary", arguments: ["UI", "NS"], [true, false])
  func scenes(prefix: String, isBinary: Bool) throws {
    let storyboard = try #require(
      try storyboard(
        [
          "\(prefix)StoryboardVersion": 1, "\(prefix)StoryboardDesignatedEntryPointIdentifier": "Start",
          "\(prefix)ViewControllerIdentifiersToNibNames": ["Start": "Start", "Settings": "Settings"],
        ], format: isBinary ? .binary : .xml))
    #expect(storyboard.hasScene(withIdentifier: nil))
    #expect(storyboard.hasScene(withIdentifier: "Settings"))
    #expect(!storyboard.hasScene(withIdentifier: "settings"))
    #expect(storyboard.contents.identifiers == ["Settings", "Start"])
    #expect(storyboard.contents.initialScene?.identifier == "Start")
  }

  @Test("R1: made-up identifiers can be asked for, and are not shown")
  func madeUpIdentifiers() throws {
    let key = "UINavigationController-ZKB-z3-xgf"
    let storyboard = try #require(
      try storyboard([
        "UIStoryboardVersion": 1, "UIStoryboardDesignatedEntryPointIdentifier": key,
        "UIViewControllerIdentifiersToNibNames": [key: key, "Home": "Home"],
      ]))
    #expect(storyboard.hasScene(withIdentifier: key))
    #expect(storyboard.contents.identifiers == ["Home"])
    #expect(storyboard.contents.initialScene?.identifier == nil)
    #expect(storyboard.contents.initialScene != nil)
  }

  @Test("R1: a storyboard without an initial controller")
  func noInitialController() throws {
    let storyboard = try storyboard([
      "UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": [String: String](),
    ])
    #expect(storyboard?.hasScene(withIdentifier: nil) == false)
    #expect(storyboard?.contents.initialScene == nil)
  }

  @Test("R1: an initial controller that is not in the storyboard is none")
  func missingInitialController() throws {
    let storyboard = try storyboard([
      "UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": ["A": "A"],
      "UIStoryboardDesignatedEntryPointIdentifier": "Gone",
    ])
    #expect(storyboard?.hasScene(withIdentifier: nil) == false)
  }

  @Test("R1: a reference to another storyboard can be asked for")
  func references() throws {
    let storyboard = try #require(
      try storyboard([
        "UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": ["A": "A"],
        "UIViewControllerIdentifiersToExternalStoryboardReferences": ["B": ["UIReferencedStoryboardName": "Other"]],
      ]))
    #expect(storyboard.hasScene(withIdentifier: "B"))
    #expect(storyboard.controller(withIdentifier: "B") == nil)
    #expect(storyboard.contents.identifiers == ["A", "B"])
  }

  @Test("R1: the main menu of macOS is no controller, unless a controller has its name", arguments: [true, false])
  func mainMenu(isController: Bool) throws {
    let storyboard = try storyboard([
      "NSStoryboardVersion": 1, "NSStoryboardMainMenu": "MainMenu",
      "NSViewControllerIdentifiersToNibNames": ["MainMenu": "MainMenu"],
      "NSViewControllerIdentifiersToUUIDs": isController ? ["MainMenu": "1DA6C2C8"] : [:],
    ])
    #expect(storyboard?.hasScene(withIdentifier: "MainMenu") == isController)
  }

  private static let map = "<key>UIViewControllerIdentifiersToNibNames</key><dict><key>A</key><string>A</string></dict>"
  private static let version = "<key>UIStoryboardVersion</key><integer>1</integer>"

  static let unknownLayouts: [(name: String, list: String)] = [
    ("empty", "<dict/>"), ("an array", "<array><string>A</string></array>"), ("a text", "<string>Main</string>"),
    ("another version", "<dict><key>UIStoryboardVersion</key><integer>2</integer>\(map)</dict>"),
    ("no version", "<dict>\(map)</dict>"), ("no scenes", "<dict>\(version)</dict>"),
    (
      "scenes of another kind",
      "<dict>\(version)<key>UIViewControllerIdentifiersToNibNames</key><array><string>A</string></array></dict>"
    ),
    (
      "an initial controller of another kind",
      "<dict>\(version)\(map)<key>UIStoryboardDesignatedEntryPointIdentifier</key><integer>1</integer></dict>"
    ),
    (
      "references of another kind",
      "<dict>\(version)\(map)<key>UIViewControllerIdentifiersToExternalStoryboardReferences</key><true/></dict>"
    ),
  ]

  @Test("R1: an Info.plist of an unknown layout: can't tell", arguments: unknownLayouts)
  func unknownLayout(row: (name: String, list: String)) throws {
    #expect(try storyboard(Data("<plist version=\"1.0\">\(row.list)</plist>".utf8)) == nil)
  }

  @Test("R1: the same layout with nothing unknown in it is understood")
  func knownLayout() throws {
    let list = "<plist version=\"1.0\"><dict>\(Self.version)\(Self.map)</dict></plist>"
    #expect(try storyboard(Data(list.utf8))?.contents.identifiers == ["A"])
  }

  @Test("R1: a damaged, empty or absent Info.plist, or a folder in its place: can't tell")
  func damaged() throws {
    #expect(try storyboard(Data()) == nil)
    #expect(try storyboard(Data("bplist00".utf8)) == nil)
    #expect(try storyboard(Data([0, 1, 2, 0xFF])) == nil)
    let folder = TemporaryFolder.url()
    #expect(CompiledStoryboard(contentsOf: folder) == nil)
    let list = folder.appendingPathComponent("Info.plist")
    try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
    #expect(CompiledStoryboard(contentsOf: folder) == nil)
  }
}
