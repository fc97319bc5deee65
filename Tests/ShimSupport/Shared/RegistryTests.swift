import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("The platform's registry looks before it asks")
struct RegistryTests {
  let fixtures = FixtureBundle()

  private func scene(_ identifier: String? = nil, of storyboard: String = "Main") -> Storyboard<HomeViewController> {
    Storyboard(name: storyboard, identifier: identifier, bundle: fixtures.reopened)
  }

  private func error<Resource: ResourceInstantiatable>(of resource: Resource) -> ResourceError? {
    #expect(throws: ResourceError.self) { try resource.instantiate(at: CallSite(fileID: "Shop/App.swift", line: 7)) }
  }

  private func writeMain() throws {
    try fixtures.write(
      StoryboardFixture(
        "Main", .scene("Home", HomeViewController.self), .scene("Account", AccountViewController.self)))
  }

  @Test("It is the platform's registry")
  func platform() {
    #expect(Registries.platform is ShimPlatform.Registry)
  }

  @Test("R1: a wrong storyboard ID: what is there, and the nearest name")
  func wrongIdentifier() throws {
    try writeMain()
    #expect(
      error(of: scene("Hone"))?.description == """
        \(ShimPlatform.tests).HomeViewController asked for the scene "Hone" of the storyboard "Main" in the bundle \
        "Fixtures.bundle".
        Found: no scene with this storyboard ID.
        Storyboard IDs there: "Account", "Home".
        To fix this: did you mean "Home"? Otherwise, give the scene this storyboard ID in Interface Builder.
        At: Shop/App.swift:7
        """)
  }

  @Test("R1: a wrong storyboard: what is there, and the nearest name")
  func wrongStoryboard() throws {
    try writeMain()
    #expect(
      error(of: scene("Home", of: "Mian"))?.description == """
        \(ShimPlatform.tests).HomeViewController asked for the scene "Home" of the storyboard "Mian" in the bundle \
        "Fixtures.bundle".
        Found: no storyboard of this name.
        Storyboards there: "Main".
        To fix this: add the storyboard to the target whose bundle this is.
        At: Shop/App.swift:7
        """)
  }

  @Test("R1: a wrong nib: what is there, and the nearest name")
  func wrongNib() throws {
    try fixtures.write(NibFixture("BadgeView", BadgeView.self))
    #expect(
      error(of: Nib<BadgeView>(name: "BadgeVew", bundle: fixtures.bundle))?.description == """
        \(ShimPlatform.tests).BadgeView asked for the nib "BadgeVew" in the bundle "Fixtures.bundle".
        Found: no nib of this name.
        Nibs there: "BadgeView".
        To fix this: did you mean "BadgeView"? Otherwise, add the xib to the target whose bundle this is.
        At: Shop/App.swift:7
        """)
  }

  @Test("R1: no initial controller")
  func noInitialController() throws {
    try writeMain()
    #expect(error(of: scene())?.reason == .noInitialController)
    let created = #expect(throws: ResourceError.self) { try scene().instantiate { HomeViewController(coder: $0) } }
    #expect(created?.reason == .noInitialController)
  }

  @Test("R5: a class that is not there: the base class comes, and the error names both, fully qualified")
  func unknownClass() throws {
    try fixtures.write(sceneOf: "OtherModule.HomeViewController", to: "Main.storyboardc/Home")
    try fixtures.write(scenes: ["Home": "Home"], initial: nil, to: "Main.storyboardc/Info.plist")
    let error = error(of: scene("Home"))
    #expect(
      error?.found
        == "an instance of \(ShimPlatform.kit).\(ShimPlatform.prefix)ViewController, not of \(ShimPlatform.tests).HomeViewController"
    )
    #expect(
      error?.remedy
        == "set the custom class and its module in Interface Builder to \(ShimPlatform.tests).HomeViewController.")
  }

  @Test("The registry itself says which storyboards and nibs a bundle has")
  func names() throws {
    try writeMain()
    try fixtures.write(NibFixture("BadgeView", BadgeView.self))
    #expect(Registries.platform.storyboardNames(in: fixtures.bundle) == ["Main"])
    #expect(Registries.platform.nibNames(in: fixtures.bundle) == ["BadgeView"])
  }

  @Test("Verification reads the classes of scenes, and makes nothing")
  func verification() throws {
    try writeMain()
    Registries.with(RedirectedRegistry(Registries.platform, to: fixtures.reopened)) {
      let report = Registries.verify([scene("Home"), scene("Account"), scene("X")])
      #expect(report.problems.map(\.reason) == [.unexpectedType, .sceneNotFound])
    }
  }

  @Test("R10: no controller's view is loaded")
  func viewIsNotLoaded() throws {
    try writeMain()
    #expect(try scene("Home").instantiate().isViewLoaded == false)
  }
}
