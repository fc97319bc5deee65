import Foundation
import ResourceKit
import Testing

// NB: what stands between the marks is the article StoryboardFlows.md, line for line; that it compiles is a test.
private typealias UIViewController = InMemoryController
private typealias UIBarButtonItem = AnchorItem

extension InMemoryNavigationController {
  fileprivate func pushViewController(_ controller: AnyObject, animated: Bool) { push(controller) }
}

private struct Cart {
  var items: [String]
}

private struct Order: Equatable {
  var items: [String]
  var address: String
}

// The article begins.

private final class CheckoutFlow: StoryboardFlow<Order> {
  let cart: Cart

  init(cart: Cart) {
    self.cart = cart
    super.init()
  }
}

private class CheckoutViewController: UIViewController {
  var checkout: CheckoutFlow? { storyboardController as? CheckoutFlow }
}

private final class CartViewController: CheckoutViewController {
  func proceed() throws {
    guard let address = try checkout?.controller(AddressViewController.self) else { return }
    navigationController?.pushViewController(address, animated: true)
  }
}

private final class AddressViewController: CheckoutViewController, StoryboardInstantiatable {
  func proceed(to address: String) throws {
    let confirmation = try checkout?.controller(ConfirmationViewController.self) { $0.address = address }
    guard let confirmation else { return }
    navigationController?.pushViewController(confirmation, animated: true)
  }
}

private final class ConfirmationViewController: CheckoutViewController, StoryboardInstantiatable {
  var address = ""

  func confirm() {
    guard let checkout else { return }
    checkout.finish(Order(items: checkout.cart.items, address: address))
  }

  func cancel() throws {
    try checkout?.dismiss()
  }
}

@MainActor
@Suite("The article on flows")
struct FlowArticleTests {
  private func buy(_ cart: Cart, from presenter: any PresentingController) async throws -> Order? {
    do {
      return try await CheckoutFlow(cart: cart).run(from: presenter)
    } catch is CancellationError {
      return nil
    }
  }

  private func showCheckout(of cart: Cart, from presenter: any PresentingController) throws {
    let checkout = CheckoutFlow(cart: cart)
    checkout.onFinish = { order in print("\(order.items.count) items to \(order.address)") }
    try presenter.present(checkout)
  }

  private func show(_ cart: Cart, from button: UIBarButtonItem, in presenter: any PresentingController) throws {
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

  // The article ends.

  @Test("Cancelling gives no order", arguments: [true, false])
  func cancelling(byUser: Bool) async throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "CheckoutFlow") { ConfirmationViewController() }
    try await Registries.with(registry) {
      let presenter = InMemoryController()
      let order = Task { try await buy(Cart(items: []), from: presenter) }
      while presenter.inFront == nil { await Task.yield() }
      if byUser { presenter.swipeDown() } else { try (presenter.inFront as? ConfirmationViewController)?.cancel() }
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
      #expect(second.styleInFront?.kind == .popover)
    }
  }

  @Test("The article's code is this file's code")
  func sameCode() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/ResourceKit/ResourceKit.docc/StoryboardFlows.md"),
      encoding: .utf8)
    let code = try lines(of: String(contentsOf: file, encoding: .utf8))
    let samples = article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(samples.count == 8)
    for sample in samples {
      let sample = lines(of: sample)
      let isThere = code.indices.contains { code[$0...].starts(with: sample) }
      #expect(isThere, "\(sample.joined(separator: "\n"))")
    }
  }

  /// The lines without their indentation and `private`.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
    }
  }
}
