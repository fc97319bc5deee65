import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Flow messages, word for word")
struct FlowMessageTests {
  static let bundle = TemporaryFolder.bundle(named: "Shop.app")
  let presenter = InMemoryController()

  private func message(_ body: () throws(ResourceError) -> Void) throws -> String {
    let registry = try SignInStoryboard.registry()
    try registry.addScene("Terms", to: "Onboarding") { TermsViewController() }
    return Registries.with(registry) {
      do throws(ResourceError) {
        try body()
        return "no error"
      } catch {
        return error.description
      }
    }
  }

  @Test("No storyboard of either name")
  func neitherName() throws {
    let flow = GuestListController(bundle: Self.bundle)
    #expect(
      try message { () throws(ResourceError) in
        try flow.loadStoryboardIfNeeded(fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.GuestListController asked for the storyboard "GuestListController" or "GuestList" in the \
        bundle "Shop.app".
        Found: no storyboard of either name.
        Storyboards there: "Onboarding", "SignInFlow".
        To fix this: add it to the InMemoryRegistry with addScene(_:to:) or \
        addInitialScene(_:to:).
        At: Shop/App.swift:7
        """)
  }

  @Test("No storyboard of the name given, with a suggestion")
  func nameGiven() throws {
    let flow = SignInFlow(storyboardName: "SigninFlows", bundle: Self.bundle)
    #expect(
      try message { () throws(ResourceError) in
        try flow.loadStoryboardIfNeeded(fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.SignInFlow asked for the storyboard "SigninFlows" in the bundle "Shop.app".
        Found: no storyboard of this name.
        Storyboards there: "Onboarding", "SignInFlow".
        To fix this: did you mean "SignInFlow"? Otherwise, add it to the InMemoryRegistry with addScene(_:to:) or \
        addInitialScene(_:to:).
        At: Shop/App.swift:7
        """)
  }

  @Test("The delegate's storyboard ID is not there")
  func delegatesIdentifier() throws {
    let (flow, delegate) = (SignInFlow(bundle: Self.bundle), DelegateSpy(presenter: presenter, identifier: "Term"))
    flow.delegate = delegate
    #expect(
      try message { () throws(ResourceError) in try flow.present(fileID: "Shop/App.swift", line: 7) } == """
        ResourceKitTests.DelegateSpy, the delegate of ResourceKitTests.SignInFlow, asked for the scene "Term" of the \
        storyboard "SignInFlow" in the bundle "Shop.app".
        Found: no scene with this storyboard ID.
        Storyboard IDs there: "SignUpViewController", "Terms".
        To fix this: did you mean "Terms"? Otherwise, add it to the InMemoryRegistry with addScene(_:to:).
        At: Shop/App.swift:7
        """)
  }

  @Test("Used while its storyboard is loaded")
  func loading() throws {
    let flow = EagerFlow(storyboardName: "SignInFlow", bundle: Self.bundle)
    #expect(
      try message { () throws(ResourceError) in
        try flow.loadStoryboardIfNeeded(fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.EagerFlow asked for the storyboard "SignInFlow" in the bundle "Shop.app".
        Found: a flow that is loading its storyboard, and used it in loadStoryboard().
        To fix this: move what needs the storyboard to storyboardDidLoad().
        At: Shop/Eager.swift:3
        """)
  }

  @Test("No initial controller")
  func noInitialController() throws {
    let flow = OnboardingController(bundle: Self.bundle)
    #expect(
      try message { () throws(ResourceError) in
        try presenter.present(flow, fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.OnboardingController asked for the initial controller of the storyboard "Onboarding" in the \
        bundle "Shop.app".
        Found: no initial controller.
        Storyboard IDs there: "Terms".
        To fix this: add it to the InMemoryRegistry with addInitialScene(_:to:).
        At: Shop/App.swift:7
        """)
  }

  @Test("No delegate")
  func noDelegate() throws {
    #expect(
      try message { () throws(ResourceError) in
        try SignInFlow().present(fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.SignInFlow was to be presented.
        Found: no delegate to ask for the controller to present from.
        To fix this: set the flow's delegate and keep it alive, or present the flow from a controller: \
        controller.present(flow).
        At: Shop/App.swift:7
        """)
  }

  @Test("A delegate that gives no controller")
  func silentDelegate() throws {
    let (flow, delegate) = (SignInFlow(), SilentDelegate())
    flow.delegate = delegate
    #expect(
      try message { () throws(ResourceError) in try flow.present(fileID: "Shop/App.swift", line: 7) } == """
        ResourceKitTests.SignInFlow was to be presented.
        Found: a delegate, ResourceKitTests.SilentDelegate, that gives no controller to present from.
        To fix this: return one from storyboardControllerPresentingController(_:), or present the flow from a \
        controller: controller.present(flow).
        At: Shop/App.swift:7
        """)
  }

  @Test("A style that the presenter does not have")
  func unsupportedStyle() throws {
    #expect(
      try message { () throws(ResourceError) in
        try presenter.present(SignInFlow(), as: .push, fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.SignInFlow was to be presented by a push from ResourceKit.InMemoryController.
        Found: a controller that can't present by a push.
        Presentation styles there: "modal", "sheet", "popover".
        To fix this: present the flow from a navigation controller, or in one of these styles.
        At: Shop/App.swift:7
        """)
  }

  @Test("Presented already")
  func alreadyPresented() throws {
    let flow = SignInFlow()
    #expect(
      try message { () throws(ResourceError) in
        try presenter.present(flow)
        try InMemoryController().present(flow, as: .sheet, fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.SignInFlow was to be presented as a sheet from ResourceKit.InMemoryController.
        Found: the flow, presented already by ResourceKit.InMemoryController.
        To fix this: dismiss it first, or present another instance.
        At: Shop/App.swift:7
        """)
  }

  @Test("Over something presented")
  func presenterOccupied() throws {
    #expect(
      try message { () throws(ResourceError) in
        try presenter.present(SignInFlow())
        try presenter.present(OtherFlow(), fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.OtherFlow was to be presented modally from ResourceKit.InMemoryController.
        Found: a controller that presents ResourceKitTests.SignInFlow already.
        To fix this: dismiss what it presents, or present the flow from the controller in front.
        At: Shop/App.swift:7
        """)
  }

  @Test("Over a flow that was pushed")
  func presenterOccupiedByPush() throws {
    let navigation = InMemoryNavigationController(root: InMemoryController())
    #expect(
      try message { () throws(ResourceError) in
        try navigation.present(SignInFlow())
        try navigation.present(OtherFlow(), fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.OtherFlow was to be presented by a push from ResourceKit.InMemoryNavigationController.
        Found: a controller that presents ResourceKitTests.SignInFlow already.
        To fix this: dismiss that flow, or present this one modally from the scene on top.
        At: Shop/App.swift:7
        """)
  }

  @Test("Not presented")
  func notPresented() throws {
    #expect(
      try message { () throws(ResourceError) in
        try SignInFlow().dismiss(fileID: "Shop/App.swift", line: 7)
      } == """
        ResourceKitTests.SignInFlow was to be dismissed.
        Found: a flow that is not presented.
        To fix this: dismiss only while isPresented is true.
        At: Shop/App.swift:7
        """)
  }
}

private final class GuestListController: StoryboardController {}

private final class EagerFlow: SignInFlow {
  override func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
    try loadStoryboardIfNeeded(fileID: "Shop/Eager.swift", line: 3)
  }
}
