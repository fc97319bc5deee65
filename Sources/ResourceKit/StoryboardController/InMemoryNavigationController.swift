/// A navigation controller without a screen: an ``InMemoryController`` with a stack, onto which it pushes flows.
///
///     let navigation = InMemoryNavigationController(root: home)
///     try navigation.present(signIn)
///     #expect(navigation.stack.last is WelcomeViewController)
///     navigation.goBack()
///     #expect(!signIn.isPresented)
open class InMemoryNavigationController: InMemoryController {
  /// The controllers on the stack; the last is the one on top.
  public private(set) final var stack: [AnyObject] = []

  /// A navigation controller with one controller on its stack, or none.
  ///
  /// - Parameter root: The controller at the bottom of the stack.
  public init(root: AnyObject? = nil) {
    super.init()
    if let root { push(root) }
  }

  /// What is on the stack by then was made with the navigation controller.
  override func wasMade(by storyboard: any StoryboardSource) {
    super.wasMade(by: storyboard)
    for case let controller as InMemoryController in stack where controller.storyboard == nil {
      controller.wasMade(by: storyboard)
    }
  }

  /// Pushes a controller that is no flow's first scene: what a scene does to show the next one.
  ///
  /// - Parameter controller: The controller.
  public final func push(_ controller: AnyObject) {
    (controller as? InMemoryController)?.navigationController = self
    stack.append(controller)
  }

  /// The user taps the back button; the bottom of the stack stays.
  public final func goBack() { keep(max(stack.count - 1, 1)) }

  /// The user goes back to the bottom of the stack.
  public final func goBackToRoot() { keep(1) }

  private func keep(_ count: Int) {
    let removed = stack.dropFirst(count)
    stack.removeLast(removed.count)
    for controller in removed.reversed() {
      (controller as? InMemoryController)?.navigationController = nil
      tellDismissed(controller)
    }
  }

  /// A push.
  open override var automaticPresentationStyle: PresentationStyle { .push }

  /// Pushes the first scene, or presents it as any controller does.
  open override func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    switch presentation.style {
    case .push:
      guard let scene = presentation.scene else { return completion() }
      // As UIKit, which raises an exception.
      if scene is InMemoryNavigationController {
        throw .sceneNotPushable(type(of: scene), available: [.modal, .sheet, .popover])
      }
      push(scene)
      transition(animated: animated, completion)
    default: try super.beginPresentation(presentation, animated: animated, completion: completion)
    }
  }

  /// Whether the first scene is on the stack, or presented.
  open override func shows(_ presentation: StoryboardPresentation) -> Bool {
    guard presentation.style.kind == .push else { return super.shows(presentation) }
    return stack.contains { $0 === presentation.scene }
  }

  /// Pops to the controller below the first scene, or dismisses it as any controller does.
  open override func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard presentation.style.kind == .push else {
      return super.endPresentation(presentation, animated: animated, completion: completion)
    }
    transition(animated: animated) { [weak self] in
      if let self, let index = self.stack.firstIndex(where: { $0 === presentation.scene }) { self.keep(index) }
      completion()
    }
  }
}
