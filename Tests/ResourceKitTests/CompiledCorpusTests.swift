import Foundation
import Testing

@testable import ResourceKit

/// Storyboards that Apple's compiler made, where they are at hand; the tests say "skipped" elsewhere.
@Suite("R1: compiled storyboards of public apps", .enabled(if: CompiledCorpus.isThere, "no compiled storyboards here"))
struct CompiledCorpusTests {
  static let initials: [(storyboard: String, identifiers: [String], initial: String?)] = [
    ("Wizard", ["Accept-ToS", "CreateAccount", "Preferences", "Validate_Password"], "CreateAccount"),
    ("sb_basic_wc", [], nil), ("sb_button_hug", [], nil), ("sb_imagecell_nsstyle", [], nil),
    ("sb_imagecell_style", [], nil), ("sb_swift_wc", ["MainWC"], "MainWC"), ("sb_textview", [], nil),
    ("sb_toolbar", ["ToolbarWC"], "ToolbarWC"), ("sb_toolbar_colors_tv", ["ColorsWC"], "ColorsWC"),
    ("sb_tv_customclass", [], nil),
  ]

  @Test("R1: storyboard IDs and initial controller", arguments: initials)
  func scenes(row: (storyboard: String, identifiers: [String], initial: String?)) throws {
    let contents = try CompiledCorpus.storyboard(row.storyboard).contents
    #expect(contents.identifiers == row.identifiers)
    #expect(contents.initialScene != nil)
    #expect(contents.initialScene?.identifier == row.initial)
  }

  static let classes: [(storyboard: String, identifier: String?, name: String)] = [
    ("Wizard", "CreateAccount", "SwiftGen.CreateAccViewController"), ("Wizard", "Preferences", "UITableViewController"),
    ("Wizard", nil, "SwiftGen.CreateAccViewController"), ("sb_swift_wc", "MainWC", "TestApp.MainWindowController"),
    ("sb_basic_wc", nil, "NSWindowController"),
  ]

  @Test("R5: the class of a scene's controller", arguments: classes)
  func controllers(row: (storyboard: String, identifier: String?, name: String)) throws {
    let storyboard = try CompiledCorpus.storyboard(row.storyboard)
    #expect(storyboard.controller(withIdentifier: row.identifier)?.name == row.name)
  }

  @Test("R9: the outlets of File's Owner")
  func ownerOutlets() throws {
    let nib = CompiledCorpus.folder.appendingPathComponent("Wizard.storyboardc/txY-Mc-CKa-view-wQH-MG-v6Y.nib")
    #expect(try #require(CompiledNib(contentsOf: nib)).ownerOutlets == ["view"])
  }

  @Test("A nib that is cut off or changed anywhere is read or not, without harm")
  func damagedNibs() throws {
    let nib = CompiledCorpus.folder.appendingPathComponent("Wizard.storyboardc/CreateAccount.nib")
    let data = try Data(contentsOf: nib)
    for length in 0..<data.count {
      _ = NibArchive(data.prefix(length)).map(CompiledNib.init)
      var changed = data
      changed[length] ^= 0xFF
      _ = NibArchive(changed).map(CompiledNib.init)
    }
    #expect(NibArchive(data.prefix(100)) == nil)
    #expect(NibArchive(data) != nil)
  }
}

enum CompiledCorpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/corpus/compiled").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func storyboard(_ name: String) throws -> CompiledStoryboard {
    try #require(CompiledStoryboard(contentsOf: folder.appendingPathComponent("\(name).storyboardc")))
  }
}
