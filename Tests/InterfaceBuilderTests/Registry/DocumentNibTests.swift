import Foundation
import InterfaceBuilder
import ResourceKit
import Testing

@MainActor
@Suite("DocumentRegistry: nibs")
struct DocumentNibTests {
  static let tag = "<view id=\"t\" customClass=\"TagView\" customModule=\"InterfaceBuilderTests\"/>"

  private func registry(_ objects: String) throws -> DocumentRegistry {
    try DocumentRegistry(contentsOf: [DocumentFolder(["TagView.xib": DocumentFolder.xib(objects)]).url])
  }

  @Test("D66, N3: a gesture recognizer before the view does no harm", arguments: ["tap", "pongPress"])
  func gestureRecognizer(kind: String) throws {
    let registry = try registry("<\(kind)GestureRecognizer id=\"g\"/>\(Self.tag)")
    _ = try TagView.nib.instantiate(from: registry)
    let second = try Nib<TagView>(name: "TagView", index: 1).instantiate(from: registry)
    #expect(type(of: second) == TagView.self)
  }

  @Test("N4: an object of a class that this process does not have is named as the nib names it")
  func unavailableObject() throws {
    let registry = try registry("<tapGestureRecognizer id=\"g\"/>\(Self.tag)")
    let error = #expect(throws: ResourceError.self) {
      try Nib<TagView>(name: "TagView", index: 0).instantiate(from: registry)
    }
    #expect(
      error?.found
        == "a tapGestureRecognizer without a custom class, so UITapGestureRecognizer, which this process does "
        + "not have")
  }

  @Test("N5: what the nib holds is listed")
  func noView() throws {
    let registry = try registry(
      "<tapGestureRecognizer id=\"g\"/><view id=\"v\" customClass=\"Tag\" customModule=\"A\"/>")
    let error = #expect(throws: ResourceError.self) { try TagView.nib.instantiate(from: registry) }
    #expect(error?.reason == .viewNotFound)
    #expect(error?.available == ["UITapGestureRecognizer", "A.Tag"])
  }

  @Test("N5: a xib with placeholders only")
  func empty() throws {
    let registry = try registry("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>")
    let error = #expect(throws: ResourceError.self) { try TagView.nib.instantiate(from: registry) }
    #expect(error?.available == [])
  }

  @Test("R9, N6: outlets of File's Owner need an owner")
  func ownerRequired() throws {
    let registry = try registry(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections><outlet property="label" destination="t" id="o"/></connections></placeholder>\(Self.tag)
      """)
    let error = #expect(throws: ResourceError.self) { try TagView.nib.instantiate(from: registry) }
    #expect(error?.reason == .ownerRequired)
    #expect(error?.found == "a nib that connects outlets of File's Owner (label), and no owner")
    _ = try TagView.nib.instantiate(from: registry, owner: PlainController())
  }
}
