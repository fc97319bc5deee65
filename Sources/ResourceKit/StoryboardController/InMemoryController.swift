/// A controller without a screen that presents flows: for unit tests, and for machines with no UI framework.
///
/// It models what `UIViewController` does as far as flows see it. A test plays the user:
///
///     let home = InMemoryController()
///     let signIn = SignInFlow()
///     try home.present(signIn)
///     #expect(home.presentedController is WelcomeViewController)
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
  public private(set) final var presentedController: AnyObject?

  /// How ``presentedController`` is presented.
  public private(set) final var presentedStyle: PresentationStyle?

  /// The bar button item that the presented popover points at; its bar lets touches through.
  public final var passthroughBarItem: (any PopoverAnchorItem)? {
    guard case .popover(let anchor) = presentedStyle, case .barButtonItem(let item) = anchor.target else { return nil }
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

  /// Presents something that is no flow: what a scene does with an alert. Over something presented it does nothing, as
  /// UIKit does.
  ///
  /// - Parameters:
  ///   - controller: What is presented.
  ///   - style: How it is presented.
  public final func presentController(_ controller: AnyObject, as style: PresentationStyle = .modal) {
    guard presentedController == nil else { return }
    presentedController = controller
    presentedStyle = style
  }

  /// Takes away what is presented, not asking the flow: what other code of the app does.
  public final func dismissPresentedController() {
    guard let removed = presentedController else { return }
    presentedController = nil
    presentedStyle = nil
    tellDismissed(removed)
  }

  /// The user swipes down what is presented; popovers stay.
  public final func swipeDown() {
    if let presentedStyle, presentedStyle.kind != .popover { dismissPresentedController() }
  }

  /// The user taps outside what is presented; anything but a popover stays.
  public final func tapOutside() {
    if presentedStyle?.kind == .popover { dismissPresentedController() }
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

  /// ``presentedController``.
  public final var controllerInFront: AnyObject? { presentedController }

  /// Modal; a push for a navigation controller.
  open var automaticPresentationStyle: PresentationStyle { .modal }

  /// Presents the first scene, modally or in a popover.
  open func beginPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) throws(ResourceError) {
    switch presentation.style {
    case .modal, .sheet, .popover:
      if let scene = presentation.scene { presentController(scene, as: presentation.style) }
      transition(animated: animated, completion)
    default: throw presentation.notSupported(available: [.modal, .sheet, .popover])
    }
  }

  /// Whether the first scene is presented.
  open func shows(_ presentation: StoryboardPresentation) -> Bool {
    presentedController != nil && presentedController === presentation.scene
  }

  /// Dismisses the first scene, with what is presented over it.
  open func endPresentation(
    _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    transition(animated: animated) { [weak self] in
      if let self, self.shows(presentation) { self.dismissPresentedController() }
      completion()
    }
  }
}
