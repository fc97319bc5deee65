import Foundation
import Testing
import UIKit

@testable import ResourceKit

@MainActor
@Suite("Nibs and owners that UIKit would raise an exception for")
struct NibOwnerTests {
  let fixtures = FixtureBundle()

  @Test("R9: no owner for a nib that has outlets of one")
  func ownerMissing() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let nib = Nib<UIView>(name: "Rating", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate() }
    #expect(error?.reason == .ownerRequired)
    #expect(error?.found == "outlets of File's Owner, \"stars\", and no owner")
  }

  @Test("R9: an owner of another class, without the nib's outlets")
  func ownerOfAnotherClass() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0, "note": 0])
    let nib = Nib<UIView>(name: "Rating", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate(owner: HomeViewController()) }
    #expect(error?.reason == .unsuitableOwner)
    #expect(
      error?.found == "outlets of File's Owner, \"stars\", which a UIKitShimTests.HomeViewController does not have")
  }

  @Test("N6: an owner with the outlets gets the views")
  func owner() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let owner = StarsOwner()
    let view = try Nib<UIView>(name: "Rating", bundle: fixtures.bundle).instantiate(owner: owner)
    #expect(owner.stars.map(ObjectIdentifier.init) == ObjectIdentifier(view))
  }

  @Test("A controller from a nib without the nib's outlets is an error, not an exception when its view is asked for")
  func controllerWithoutOutlets() throws {
    try fixtures.write("Page", objects: [["base": "UIView"]], ownerOutlets: ["view": 0, "gone": 0])
    let nib = Nib<HomeViewController>(name: "Page", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate() }
    #expect(error?.reason == .unsuitableOwner)
    #expect(
      error?.found == "outlets of File's Owner, \"gone\", which a UIKitShimTests.HomeViewController does not have")
  }

  @Test("N6: where an owner is passed, the nib is loaded for it, and no controller is made")
  func ownerOfControllersNib() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let owner = StarsOwner()
    let nib = Nib<HomeViewController>(name: "Rating", bundle: fixtures.bundle)
    let error = #expect(throws: ResourceError.self) { try nib.instantiate(owner: owner) }
    #expect(error?.reason == .viewNotFound)
    #expect(owner.stars != nil)
  }

  @Test("A nib that is a folder is read as one that is a file")
  func folder() throws {
    try fixtures.write("Rating", objects: [["base": "UIView"]], ownerOutlets: ["stars": 0])
    let nib = fixtures.bundle.bundleURL.appendingPathComponent("Rating.nib")
    let file = nib.deletingLastPathComponent().appendingPathComponent("runtime.nib")
    try FileManager.default.moveItem(at: nib, to: file)
    try FileManager.default.createDirectory(at: nib, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: file, to: nib.appendingPathComponent("runtime.nib"))
    let compiled = try #require(CompiledNib(contentsOf: nib))
    #expect(compiled.ownerOutlets == ["stars"])
  }

  @Test("Outlet collections of File's Owner count as its outlets")
  func outletCollection() throws {
    var archive = ArchiveWriter()
    let identifier = archive.add(string: "IBFilesOwner")
    let owner = archive.add("UIProxyObject", ["UIProxiedObjectIdentifier": .reference(identifier)])
    let label = archive.add(string: "buttons")
    let button = archive.add("UIButton")
    _ = archive.add(
      "UIRuntimeOutletCollectionConnection",
      ["UILabel": .reference(label), "UISource": .reference(owner), "UIDestination": .reference(button)])
    #expect(NibArchive(archive.data).map(CompiledNib.init)?.ownerOutlets == ["buttons"])
  }

  @Test("An archive whose objects share values can't be told, rather than be copied without end")
  func overlappingSpans() throws {
    var archive = ArchiveWriter()
    let text = archive.add(string: "x")
    _ = archive.add("A", ["UILabel": .reference(text)])
    var data = archive.data
    #expect(NibArchive(data) != nil)
    // The second object's span begins behind its class; it now covers both values.
    data[data.startIndex + 50 + 4] = 0x80
    data[data.startIndex + 50 + 5] = 0x82
    #expect(NibArchive(data) == nil)
  }

  @Test("A controller that stands in the nib as an object is that object")
  func controllerInNib() throws {
    try fixtures.write(
      "Page", objects: [["class": String(reflecting: HomeViewController.self), "base": "UIViewController"]])
    let page = try Nib<HomeViewController>(name: "Page", bundle: fixtures.bundle).instantiate()
    #expect(page.nibName == nil)
  }

  @Test("N3: a gesture recognizer first, and N5: nothing but one")
  func gestureRecognizer() throws {
    let badge = ["class": String(reflecting: BadgeView.self)]
    try fixtures.write("Badge", objects: [["base": "UIGestureRecognizer"], badge])
    try fixtures.write("Gesture", objects: [["base": "UIGestureRecognizer"]])
    _ = try Nib<BadgeView>(name: "Badge", bundle: fixtures.bundle).instantiate()
    let error = #expect(throws: ResourceError.self) {
      try Nib<BadgeView>(name: "Gesture", bundle: fixtures.bundle).instantiate()
    }
    #expect(error?.available == ["UIKit.UIGestureRecognizer"])
  }
}

@MainActor
final class StarsOwner: NSObject, ShimOutlets {
  var stars: UIView?

  func shimSet(_ object: AnyObject, for outlet: String) -> Bool {
    stars = object as? UIView
    return outlet == "stars"
  }
}
