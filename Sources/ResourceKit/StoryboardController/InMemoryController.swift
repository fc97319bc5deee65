/// A controller without a screen that presents flows: for unit tests, and for machines with no UI framework.
///
/// It models what `UIViewController` does as far as flows see it. A test plays the user:
///
///     let home = InMemoryController()
///     let signIn = SignInFlow()
///     try home.present(signIn)
///     #expect(home.inFront is WelcomeViewController)
///     home.swipeDown()
///     #expect(!signIn.isPresented)
///
/// Subclass it for the scenes of a test. ``InMemoryNavigationController`` is the one that pushes.
@MainActor
open class InMemoryController: PresentingController {
  /// Where the library keeps the flow that the controller presents.
  public final var storyboardPresentation: StoryboardPresentation?

  /// The storyboard that made the controller, if it is a flow's; another scene made of it is what a segue would make.
  public internal(set) final var storyboard: (any StoryboardSource)?

  /// What is presented over the controller.
  public private(set) final var inFront: AnyObject?

  /// How ``inFront`` is presented.
  public private(set) final var styleInFront: PresentationStyle?

  /// The bar button item that a popover in front points at; its bar lets touches through.
  public final var passthroughBarItem: (any PopoverAnchorItem)? {
    guard case .popover(let anchor) = styleInFront, case .barButtonItem(let item) = anchor.target else { return nil }
    return item
  }

  /// The navigation controller whose stack holds the controller.
  public internal(set) final weak var navigationController: InMemoryNavigationController?

  /// Whether animated transitions wait for ``completeTransitions()``; by default, and without animation, they are over
  /// at once.
  public final var holdsTransitions = false

  private var transitions: [@MainActor () -> Void] = []

  /// A controller that presents nothing.
  public init() {}

  /// Ends the transitions that are under way.
  public final func completeTransitions() {
    let completions = transitions
    transitions = []
    for completion in completions { completion() }
  }

  /// Notes the storyboard that made the controller.
  func wasMade(by storyboard: any StoryboardSource) { self.storyboard = storyboard }

  /// Presents something that is no flow: what a scene does with an alert.
  ///
  /// - Parameters:
  ///   - controller: What is presented.
  ///   - style: How it is presented.
  public final func showInFront(_ controller: AnyObject, as style: PresentationStyle = .modal) {
    inFront = controller
    styleInFront = style
  }

  /// Takes away what is presented, not asking the flow: what other code of the app does.
  public final func removeInFront() {
    guard let removed = inFront else { return }
    inFront = nil
    styleInFront = nil
    tellDismissed(removed)
  }

  /// The user swipes down what is presented; popovers stay.
  public final func swipeDown() {
    if let styleInFront, styleInFront.kind != .popover { removeInFront() }
  }

  /// The user taps outside what is presented; anything but a popover stays.
  public final func tapOutside() {
    if styleInFront?.kind == .popover { removeInFront() }
  }

  /// The transition is over, or will be when the test says so.
  final func transition(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    if holdsTransitions && animated { transitions.append(completion) } else { completion() }
  }

  /// Tells the presented flow that its first scene is gone, if it is the one.
  final func tellDismissed(_ controller: AnyObject) {
    if let presentation = storyboardPresentation, presentation.scene === controller { presentation.wasDismissed() }
  }

  /// The storyboard that made the controller, alone or with the navigation controller around it.
  public final var originStoryboard: AnyObject? { storyboard?.storyboardObject }

  /// ``inFront``.
  public final var controllerInFront: AnyObject? { inFront }

  /// Modal; a push for a navigation controller.
  open var automaticPresentationStyle: PresentationStyle { .modal }

  /// Presents the first scene, modally or in a popover.
  open func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    switch presentation.style {
    case .modal, .sheet, .popover:
      if let scene = presentation.scene { showInFront(scene, as: presentation.style) }
      transition(animated: animated, completion)
    default: throw presentation.notSupported(available: [.modal, .sheet, .popover])
    }
  }

  /// Whether the first scene is in front.
  open func shows(_ presentation: StoryboardPresentation) -> Bool {
    inFront != nil && inFront === presentation.scene
  }

  /// Dismisses the first scene, with what is presented over it.
  open func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    transition(animated: animated) { [weak self] in
      if let self, let inFront = self.inFront, inFront === presentation.scene { self.removeInFront() }
      completion()
    }
  }
}
