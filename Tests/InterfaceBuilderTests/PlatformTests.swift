import InterfaceBuilder
import Testing

@Suite("Platforms")
struct PlatformTests {
  typealias Platform = InterfaceDocument.Platform

  @Test(
    "D32, D33, D35: the runtime tells the platform",
    arguments: [
      ("iOS.CocoaTouch", Platform.iOS), ("iOS.CocoaTouch.iPad", .iOS), ("iOS.CocoaTouch.iPhone", .iOS),
      ("MacOSX.Cocoa", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS), ("visionOS", .visionOS),
      ("xrOS.CocoaTouch", .visionOS), ("Fridge", .unknown),
    ])
  func runtime(_ runtime: String, _ platform: Platform) throws {
    #expect(try document("<document targetRuntime=\"\(runtime)\"><scenes/></document>").platform == platform)
  }

  @Test(
    "D35: without a runtime, the type tells the platform and the kind",
    arguments: [
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", Platform.tvOS, InterfaceDocument.Kind.storyboard),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS, .xib),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, .storyboard),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS, .xib),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, .storyboard),
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .iOS, .xib),
    ])
  func type(_ type: String, _ platform: Platform, _ kind: InterfaceDocument.Kind) throws {
    let document = try document("<document type=\"\(type)\"/>")
    #expect(document.platform == platform)
    #expect(document.kind == kind)
  }

  @Test("An iOS document whose only deployment target is visionOS is for visionOS")
  func deployment() throws {
    func platform(_ deployments: String) throws -> Platform {
      try document(
        "<document targetRuntime=\"iOS.CocoaTouch\"><dependencies>\(deployments)</dependencies><objects/></document>"
      ).platform
    }
    #expect(try platform("<deployment identifier=\"visionOS\"/>") == .visionOS)
    #expect(try platform("<deployment identifier=\"xrOS\"/>") == .visionOS)
    #expect(try platform("<deployment identifier=\"iOS\"/><deployment identifier=\"visionOS\"/>") == .iOS)
    #expect(try platform("<deployment version=\"2304\" identifier=\"iOS\"/>") == .iOS)
  }
}
