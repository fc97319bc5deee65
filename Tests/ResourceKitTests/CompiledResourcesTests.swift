import Foundation
import Testing

@testable import ResourceKit

@Suite("R1: where a bundle keeps its compiled storyboards and nibs")
struct CompiledResourcesTests {
  private func resources(
    _ files: String..., kind: CompiledResources.Kind = .storyboard, device: CompiledResources.Device = .other
  ) throws -> CompiledResources {
    let bundle = TemporaryFolder.bundle(named: "App.bundle")
    for file in files {
      try FileManager.default.createDirectory(
        at: bundle.bundleURL.appendingPathComponent(file), withIntermediateDirectories: true)
    }
    // A bundle remembers the language folders it began with.
    return CompiledResources(kind: kind, bundle: Bundle(url: bundle.bundleURL) ?? bundle, device: device)
  }

  private func path(_ resources: CompiledResources, _ name: String) -> String? {
    guard case .at(let url) = resources.place(of: name) else { return nil }
    return String(url.path.dropFirst(resources.bundle.bundleURL.path.count + 1))
  }

  @Test("R1: at the root, and in language folders")
  func places() throws {
    let resources = try resources("Main.storyboardc", "Base.lproj/Home.storyboardc", "fr.lproj/Home.strings")
    #expect(path(resources, "Main") == "Main.storyboardc")
    #expect(path(resources, "Home") == "Base.lproj/Home.storyboardc")
    #expect(resources.names == ["Home", "Main"])
  }

  @Test("R1: a language folder that is not the user's: there, so the platform is asked")
  func otherLanguage() throws {
    let resources = try resources("Base.lproj/Main.storyboardc", "xx.lproj/Only.storyboardc")
    #expect(resources.place(of: "Only") == .elsewhere)
  }

  @Test("R1: what is nowhere in the bundle is nil")
  func missing() throws {
    let resources = try resources("Main.storyboardc", "Home.nib", "Sub/Deep.storyboardc")
    for name in [
      "Other", "Home", "Deep", "Main.storyboardc", "", ".", "..", "/", "Main/", "/Main", "\0", "Main\0", "../Main",
    ] {
      #expect(resources.place(of: name) == nil, "\(name)")
    }
  }

  @Test("R1: no path leads out of the bundle")
  func paths() throws {
    let resources = try resources("Main.storyboardc")
    let name = resources.bundle.bundleURL.lastPathComponent
    #expect(resources.place(of: "../\(name)/Main") == nil)
    #expect(resources.place(of: "./Main") == nil)
  }

  @Test("R1: the variant of the device comes first")
  func ownVariant() throws {
    let resources = try resources("Main.storyboardc", "Main~ipad.storyboardc", "Pad~ipad.storyboardc", device: .pad)
    #expect(path(resources, "Main") == "Main~ipad.storyboardc")
    #expect(path(resources, "Pad") == "Pad~ipad.storyboardc")
    #expect(resources.names == ["Main", "Pad"])
  }

  @Test("R1: the variant of another device is not there")
  func otherVariant() throws {
    let resources = try resources("Main.storyboardc", "Main~ipad.storyboardc", "Pad~ipad.storyboardc", device: .phone)
    #expect(path(resources, "Main") == "Main.storyboardc")
    #expect(resources.place(of: "Pad") == nil)
    #expect(resources.names == ["Main"])
  }

  @Test("R1: on a device that may be taken for either, the platform is asked for a variant")
  func eitherVariant() throws {
    let resources = try resources("Main.storyboardc", "Pad~ipad.storyboardc", device: .other)
    #expect(path(resources, "Main") == "Main.storyboardc")
    #expect(resources.place(of: "Pad") == .elsewhere)
    #expect(resources.names == ["Main", "Pad"])
  }

  @Test("R1: nibs are folders or files")
  func nibs() throws {
    let resources = try resources("Folder.nib", kind: .nib)
    try Data().write(to: resources.bundle.bundleURL.appendingPathComponent("File.nib"))
    #expect(path(resources, "Folder") == "Folder.nib")
    #expect(path(resources, "File") == "File.nib")
    #expect(resources.names == ["File", "Folder"])
  }
}
