import Foundation
import Testing

@testable import ResourceKit

@MainActor
@Suite("Resource errors in words")
struct ResourceErrorTests {
  @Test("A sentence of someone else's brings no second full stop")
  func fullStop() {
    #expect(ResourceError(.unreadable, found: "It does not exist.").description == "Found: It does not exist.")
  }

  @Test("At most ten names, then a count")
  func manyNames() {
    let names = (1...13).map { "Scene\($0)" }
    let error = ResourceError.sceneNotFound("X", available: names, initial: nil, advice: nil)
    #expect(error.message.contains("\"Scene9\", \"Scene10\" and 3 more."))
  }

  @Test("An error of a registry keeps its words and gets the request")
  func registryErrors() {
    let file = URL(fileURLWithPath: "/Main.storyboard")
    let error = ResourceError(.unreadable, found: "no XML", remedy: "save it in Xcode.", file: file, line: 3)
    #expect(
      error.description == """
        Found: no XML (/Main.storyboard:3).
        To fix this: save it in Xcode.
        """)
    #expect(error.localizedDescription == error.description)
  }

  @Test("Reasons are told apart and printed by their names")
  func reasons() {
    #expect(ResourceError.Reason.sceneNotFound != .storyboardNotFound)
    #expect("\(ResourceError.Reason.sceneNotFound)" == "sceneNotFound")
  }
}
