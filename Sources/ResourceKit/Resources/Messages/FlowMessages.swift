extension ResourceError {
  static func loadingStoryboard() -> ResourceError {
    ResourceError(
      .storyboardLoading, found: "a flow that is loading its storyboard, and used it in loadStoryboard()",
      remedy: "move what needs the storyboard to storyboardDidLoad().")
  }

  static func noPresenter(delegate: Any.Type?) -> ResourceError {
    guard let delegate else {
      return ResourceError(
        .noPresenter, found: "no delegate to ask for the controller to present from",
        remedy: "set the flow's delegate and keep it alive, or present the flow from a controller: "
          + "controller.present(flow).")
    }
    return ResourceError(
      .noPresenter, found: "a delegate, \(TypeName.qualified(delegate)), that gives no controller to present from",
      remedy: "return one from storyboardControllerPresentingController(_:), or present the flow from a controller: "
        + "controller.present(flow).")
  }

  static func alreadyPresented(by presenter: Any.Type?, isEnding: Bool) -> ResourceError {
    let by = presenter.map { " by \(TypeName.qualified($0))" } ?? ""
    return isEnding
      ? ResourceError(
        .alreadyPresented, found: "the flow, on its way out",
        remedy: "present it again in the completion of the dismissal, or present another instance.")
      : ResourceError(
        .alreadyPresented, found: "the flow, presented already\(by)",
        remedy: "dismiss it first, or present another instance.")
  }

  static func presenterOccupied(by presented: Any.Type, isPushed: Bool) -> ResourceError {
    ResourceError(
      .presenterOccupied, found: "a controller that presents \(TypeName.qualified(presented)) already",
      remedy: isPushed
        ? "dismiss that flow, or present this one modally from the scene on top."
        : "dismiss what it presents, or present the flow from the controller in front.")
  }

  static func presenterOccupied(byEnding flow: Any.Type) -> ResourceError {
    ResourceError(
      .presenterOccupied, found: "a controller whose \(TypeName.qualified(flow)) is on its way out",
      remedy: "present the flow in the completion of that one's dismissal.")
  }

  static func notPresented() -> ResourceError {
    ResourceError(
      .notPresented, found: "a flow that is not presented", remedy: "dismiss only while isPresented is true.")
  }

  static func dismissedAlready() -> ResourceError {
    ResourceError(
      .notPresented, found: "the flow, on its way out already",
      remedy: "let it go, and put what comes after it into the completion of the first dismissal.")
  }

  static func presentationNotSupported(
    _ style: PresentationStyle, available: [PresentationStyle.Kind]
  ) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a controller that can't present \(style.kind.phrase)",
      available: available.map(\.description),
      remedy: style.kind == .push
        ? "present the flow from a navigation controller, or in one of these styles."
        : "present the flow in one of these styles.")
  }

  static func presentationDeclined() -> ResourceError {
    ResourceError(
      .presentationDeclined, found: "a controller that UIKit lets present nothing now",
      remedy: "present the flow while the controller's view is in a window, from viewDidAppear(_:) on, and nothing "
        + "else is presented or dismissed.")
  }

  static func pushDeclined(by navigationController: Any.Type) -> ResourceError {
    ResourceError(
      .presentationDeclined, found: "a stack without the first scene, after it was pushed",
      remedy: "let pushViewController(_:animated:) of \(TypeName.qualified(navigationController)) push it.")
  }

  static func unsuitableAnchor(_ found: Any.Type, instead expected: Any.Type) -> ResourceError {
    ResourceError(
      .presentationNotSupported,
      found: "a \(TypeName.qualified(found)) to point at, not \(TypeName.qualified(expected))",
      remedy: "give the popover a \(TypeName.qualified(expected)) to point at.")
  }

  static func anchorWithoutView(_ item: Any.Type) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a \(TypeName.qualified(item)) without a view to point at",
      remedy: "give the item a view, or let the popover point at a rectangle in one.")
  }

  static func anchorWithoutWindow(_ view: Any.Type) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a \(TypeName.qualified(view)) to point at, in no window",
      remedy: "present the popover while the view is in a window.")
  }

  static func sceneNotPushable(_ scene: Any.Type, available: [PresentationStyle.Kind]) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a first scene, \(TypeName.qualified(scene)), that can't be pushed",
      available: available.map(\.description),
      remedy: "present the flow in one of these styles, or let it begin with the scene inside.")
  }
}
