import ResourceKit
import Testing

@MainActor
@Suite("Flow messages on the way out, word for word")
struct FlowEndingMessageTests {
  let presenter = InMemoryController()
  let flow = SignInFlow()

  private func mend(_ body: () throws(ResourceError) -> Void) throws -> String {
    try Registries.with(SignInStoryboard.registry()) {
      try presenter.present(flow)
      presenter.holdsTransitions = true
      try flow.dismiss()
      let error = #expect(throws: ResourceError.self) { try body() }
      return "\(error?.found ?? ""); \(error?.remedy ?? "")"
    }
  }

  @Test("F14: dismissed again")
  func dismissed() throws {
    #expect(
      try mend { () throws(ResourceError) in try flow.dismiss() }
        == "the flow, on its way out already; let it go, and put what comes after it into the completion of the "
        + "first dismissal.")
  }

  @Test("F12: presented again")
  func presented() throws {
    #expect(
      try mend { () throws(ResourceError) in try InMemoryController().present(flow) }
        == "the flow, on its way out; present it again in the completion of the dismissal, or present another instance."
    )
  }

  @Test("F12: another flow is presented")
  func occupied() throws {
    #expect(
      try mend { () throws(ResourceError) in try presenter.present(OtherFlow()) }
        == "a controller whose ResourceKitTests.SignInFlow is on its way out; present the flow in the completion of "
        + "that one's dismissal.")
  }
}
