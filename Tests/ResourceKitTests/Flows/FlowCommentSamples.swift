import Foundation
import ResourceKit
import Testing

// The samples of the comments on flows, word for word; that they compile is the test.

@MainActor
enum FlowComments {
  struct Account {}

  final class SignInFlow: StoryboardFlow<Account> {}

  final class OnboardingController: StoryboardController {}

  struct Cart {}

  final class CheckoutFlow: StoryboardFlow<Void> {
    init(cart: Cart) { super.init() }
  }

  final class Button: PopoverAnchorView {
    var bounds = CGRect.zero
  }

  class ShopViewController: InMemoryController {
    var account: Account?
    let signIn = SignInFlow()

    func starts(_ navigationController: InMemoryNavigationController, _ cart: Cart, _ cartButton: AnchorItem) throws {
      try navigationController.present(OnboardingController())

      try navigationController.present(SignInFlow())
      try self.present(CheckoutFlow(cart: cart), as: .popover(from: .barButtonItem(cartButton)))
    }

    func waits() async throws -> Account {
      let account = try await SignInFlow().run(from: self)
      return account
    }

    func finishes(_ account: Account) {
      (storyboardController as? SignInFlow)?.finish(account)
    }
  }

  final class AddressViewController: InMemoryController, StoryboardInstantiatable {
    init?(coder: NSCoder, cart: Cart) { super.init() }
  }

  static func injects(_ flow: CheckoutFlow, _ cart: Cart) throws -> AddressViewController {
    let address = try flow.controller(AddressViewController.self) { coder in
      AddressViewController(coder: coder, cart: cart)
    }
    return address
  }

  static func pointsAt(_ button: Button, _ addButton: AnchorItem, _ flow: StoryboardController) throws {
    try flow.present(from: .rectangle(button.bounds, in: button, permittedArrowDirections: [.up, .down]))
    try flow.present(from: .barButtonItem(addButton))
  }
}

@MainActor
@Suite("The samples of the in-memory presenters")
struct FlowCommentSamples {
  @Test("They run")
  func run() throws {
    try SignInStoryboard.with {
      let home = InMemoryController()
      let signIn = SignInFlow()
      try home.present(signIn)
      #expect(home.presentedController is WelcomeViewController)
      home.swipeDown()
      #expect(!signIn.isPresented)

      let navigation = InMemoryNavigationController(root: home)
      try navigation.present(signIn)
      #expect(navigation.stack.last is WelcomeViewController)
      navigation.goBack()
      #expect(!signIn.isPresented)
    }
  }
}

typealias ShopViewController = FlowComments.ShopViewController

extension ShopViewController: StoryboardControllerDelegate {
  func storyboardControllerPresentingController(
    _ storyboardController: StoryboardController
  ) -> (any PresentingController)? { navigationController }

  func storyboardControllerDidFinish(_ storyboardController: StoryboardController) {
    account = signIn.result
  }
}
