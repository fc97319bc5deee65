import Foundation
import ResourceKit
import Testing

extension InMemoryNavigationController {
  func pushViewController(_ controller: AnyObject, animated: Bool) { push(controller) }
}

/// The types of the article StoryboardFlows.md, word for word.
enum FlowArticle {
  typealias UIViewController = InMemoryController

  struct Cart {
    var items: [String]
  }

  struct Order: Equatable {
    var items: [String]
    var address: String
  }

  final class CheckoutFlow: StoryboardFlow<Order> {
    let cart: Cart

    init(cart: Cart) {
      self.cart = cart
      super.init()
    }
  }

  class CheckoutViewController: UIViewController {
    var checkout: CheckoutFlow? { storyboardController as? CheckoutFlow }
  }

  final class CartViewController: CheckoutViewController {
    func proceed() throws {
      guard let address = try checkout?.controller(AddressViewController.self) else { return }
      navigationController?.pushViewController(address, animated: true)
    }
  }

  final class AddressViewController: CheckoutViewController, StoryboardInstantiatable {
    func proceed(to address: String) throws {
      let confirmation = try checkout?.controller(ConfirmationViewController.self) { $0.address = address }
      guard let confirmation else { return }
      navigationController?.pushViewController(confirmation, animated: true)
    }
  }

  final class ConfirmationViewController: CheckoutViewController, StoryboardInstantiatable {
    var address = ""

    func confirm() {
      guard let checkout else { return }
      checkout.finish(Order(items: checkout.cart.items, address: address))
    }

    func cancel() throws {
      try checkout?.dismiss()
    }
  }
}

@MainActor
@Suite("The article on flows")
struct FlowArticleTests {
  typealias CheckoutFlow = FlowArticle.CheckoutFlow
  typealias CartViewController = FlowArticle.CartViewController
  typealias AddressViewController = FlowArticle.AddressViewController
  typealias ConfirmationViewController = FlowArticle.ConfirmationViewController
  typealias Cart = FlowArticle.Cart
  typealias Order = FlowArticle.Order
  typealias UIBarButtonItem = AnchorItem

  func buy(_ cart: Cart, from presenter: any PresentingController) async throws -> Order? {
    do {
      return try await CheckoutFlow(cart: cart).run(from: presenter)
    } catch is CancellationError {
      return nil
    }
  }

  func showCheckout(of cart: Cart, from presenter: any PresentingController) throws {
    let checkout = CheckoutFlow(cart: cart)
    checkout.onFinish = { order in print("\(order.items.count) items to \(order.address)") }
    try presenter.present(checkout)
  }

  func show(_ cart: Cart, from button: UIBarButtonItem, in presenter: any PresentingController) throws {
    try presenter.present(CheckoutFlow(cart: cart), as: .popover(from: .barButtonItem(button)))
  }

  @Test("Three scenes, data in, result out, and the user goes back")
  func testCheckout() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "CheckoutFlow") { CartViewController() }
    try registry.addScene("AddressViewController", to: "CheckoutFlow") { AddressViewController() }
    try registry.addScene("ConfirmationViewController", to: "CheckoutFlow") { ConfirmationViewController() }

    try Registries.with(registry) {
      let navigation = InMemoryNavigationController(root: InMemoryController())
      let checkout = CheckoutFlow(cart: Cart(items: ["tea"]))
      try navigation.present(checkout)
      try (navigation.stack.last as? CartViewController)?.proceed()
      try (navigation.stack.last as? AddressViewController)?.proceed(to: "10 Main Street")
      (navigation.stack.last as? ConfirmationViewController)?.confirm()
      #expect(checkout.result == Order(items: ["tea"], address: "10 Main Street"))
      #expect(navigation.stack.count == 1)

      try navigation.present(checkout)
      navigation.goBack()
      #expect(checkout.result == nil)
      #expect(!checkout.isPresented)
    }
  }

  func verifyCheckout() throws {
    try CheckoutFlow(cart: Cart(items: [])).verify([AddressViewController.self, ConfirmationViewController.self])
      .throwProblems()
  }

  @Test("F5: verification looks for a flow's scenes in the flow's storyboard, and makes none")
  func verification() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("AddressViewController", to: "CheckoutFlow") { () -> AddressViewController in
      Issue.record("made")
      return AddressViewController()
    }
    Registries.with(registry) {
      let error = #expect(throws: ResourceError.self) { try verifyCheckout() }
      #expect(error?.problems.map(\.reason) == [.noInitialController, .sceneNotFound])
      #expect(error?.problems.last?.request?.contains("of the storyboard \"CheckoutFlow\"") == true)
    }
  }

  @Test("Cancelling gives no order", arguments: [true, false])
  func cancelling(byUser: Bool) async throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "CheckoutFlow") { ConfirmationViewController() }
    try await Registries.with(registry) {
      let presenter = InMemoryController()
      let order = Run { try await buy(Cart(items: []), from: presenter) }
      await Turns.until { presenter.presentedController != nil }
      if byUser {
        presenter.swipeDown()
      } else {
        try (presenter.presentedController as? ConfirmationViewController)?.cancel()
      }
      let found = try await order.value
      #expect(found == nil)
    }
  }

  @Test("The closure's and the popover's samples run")
  func otherSamples() throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "CheckoutFlow") { CartViewController() }
    try Registries.with(registry) {
      let (first, second) = (InMemoryController(), InMemoryController())
      try showCheckout(of: Cart(items: []), from: first)
      try show(Cart(items: []), from: AnchorItem(), in: second)
      #expect(first.presentedStoryboardController is CheckoutFlow)
      #expect(second.presentedStyle?.kind == .popover)
    }
  }
}
