import AppKit
import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("R4: the top-level objects of a nib")
struct TopLevelObjectsTests {
  let fixtures = FixtureBundle()
  private var nib: Nib<BadgeView> { Nib(name: "Badge", bundle: fixtures.bundle) }

  private func write(_ objects: [String: String]...) throws { try fixtures.write("Badge", objects: objects) }
  private let badge = ["class": String(reflecting: BadgeView.self), "base": "NSView"]

  @Test("R4: the view is chosen by its type; the application is none of the objects")
  func chosenByType() throws {
    try write(["base": "NSWindow"], badge)
    _ = try nib.instantiate()
    let error = #expect(throws: ResourceError.self) {
      try Nib<CardView>(name: "Badge", bundle: fixtures.bundle).instantiate()
    }
    #expect(error?.available == ["AppKit.NSWindow", "AppKitShimTests.BadgeView"])
  }

  @Test("A nib that AppKit can't instantiate is an error")
  func damaged() throws {
    try write(["base": "damaged"])
    let error = #expect(throws: ResourceError.self) { try nib.instantiate() }
    #expect(error?.reason == .notInstantiable)
  }

  @Test("A name with its extension, as AppKit takes it")
  func nameWithExtension() throws {
    try write(badge)
    _ = try Nib<BadgeView>(name: "Badge.nib", bundle: fixtures.bundle).instantiate()
  }

  @Test("R9: an owner without the nib's outlets is no error here, as AppKit documents it")
  func owner() throws {
    try fixtures.write("Badge", objects: [badge], ownerOutlets: ["stars": 0])
    _ = try nib.instantiate()
    _ = try nib.instantiate(owner: HomeViewController())
  }
}
