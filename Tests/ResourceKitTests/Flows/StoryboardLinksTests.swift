import Testing

@testable import ResourceKit

@MainActor
@Suite("Flow links")
struct StoryboardLinksTests {
  private final class Object {}

  @Test("F16: an object at the address of one that is gone has no link of it")
  func sameAddress() throws {
    let flow = StoryboardController(storyboardName: "SignInFlow")
    func addressOfLinked() -> ObjectIdentifier {
      let object = Object()
      StoryboardLinks.link(object, to: flow)
      #expect(StoryboardLinks.flow(of: object) === flow)
      return ObjectIdentifier(object)
    }
    let address = addressOfLinked()
    var others: [Object] = []
    while others.count < 100_000, others.last.map(ObjectIdentifier.init) != address { others.append(Object()) }
    let other = try #require(others.last)
    try #require(ObjectIdentifier(other) == address, "The allocator gave the address to nobody.")
    #expect(StoryboardLinks.flow(of: other) == nil)
  }
}
