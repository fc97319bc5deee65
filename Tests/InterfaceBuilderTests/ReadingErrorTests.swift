import Foundation
import InterfaceBuilder
import Testing

@Suite("Reading errors")
struct ReadingErrorTests {
  @Test(
    "What is wrong, where, and what to do, word for word",
    arguments: [
      ("", "an empty document. To fix this: restore its contents, or delete the file."),
      (
        "<document>\n<<<<<<< HEAD\n",
        "Line 2: a line that is left over from a merge conflict. To fix this: resolve the conflict."
      ),
      ("<archive/>", "Line 1: a xib from before Xcode 5. To fix this: open it in Xcode and save it."),
      (
        "<html/>",
        "Line 1: no storyboard or xib: the root element is <html>, "
          + "where Interface Builder writes <document type=\"com.apple.InterfaceBuilder...\">. "
          + "To fix this: leave the file out, or restore it from version control."
      ),
      (
        "<document>\n<objects>",
        "Line 2: a document that stops before its end. To fix this: restore it from version control."
      ),
      (
        "<document>\n<a b=\"1\" b=\"2\"/></document>",
        "Line 2: XML that is not well-formed: an attribute is given twice in one tag. "
          + "To fix this: correct the line, or restore the document from version control."
      ),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>",
        "Line 1: a declaration (<!ENTITY ...>), which Interface Builder never writes. "
          + "To fix this: remove that."
      ),
    ])
  func message(_ text: String, _ expected: String) {
    let error = readingError(text)
    #expect(error?.description == expected)
    #expect(error?.localizedDescription == expected)
  }

  @Test("Bytes that are no text")
  func undecodable() {
    #expect(
      readingError(Data([0x3C, 0xFF]))?.description
        == "Line 1: bytes that can't be read as UTF-8. To fix this: save the document as UTF-8.")
  }

  @Test("X8: an error of the XML parser is never \"(null)\"")
  func noNull() {
    for text in [
      "<document><a", "<document>&;</document>", "<document><a =/></document>", "<document:>", "<?xml?><d/>",
    ] {
      #expect(readingError(text) != nil)
      #expect(readingError(text)?.description.contains("null") == false)
    }
  }

  @Test("A file is named")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try Data("\n<archive/>".utf8).write(to: file)
    expect(
      file, .oldFormat,
      "\(file.path):2: a xib from before Xcode 5. To fix this: open it in Xcode and save it.")
    try Data().write(to: file)
    expect(
      file, .empty,
      "\(file.path): an empty document. To fix this: restore its contents, or delete the file.")
    let missing = folder.appendingPathComponent("Missing.xib")
    expect(missing, .unreadableFile, "\(missing.path): no such file. To fix this: correct the path.")
    expect(
      folder, .unreadableFile,
      "\(folder.path): a folder, not a file. To fix this: name a file in it.")
    try Data("<document><objects/></document>".utf8).write(to: file)
    #expect(try InterfaceDocument(contentsOf: file).kind == .xib)
  }

  private func expect(_ url: URL, _ reason: ReadingError.Reason, _ description: String) {
    do throws(ReadingError) {
      _ = try InterfaceDocument(contentsOf: url)
      Issue.record("\(url.path) was read")
    } catch {
      #expect(error.reason == reason)
      #expect(error.file == url)
      #expect(error.description == description)
    }
  }
}
