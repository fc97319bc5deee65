#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation

  extension NSView: PopoverAnchorView {}
  extension NSToolbarItem: PopoverAnchorItem {}

  extension NSViewController: PresentingController {
    /// The storyboard that made the controller.
    public var originStoryboard: AnyObject? { storyboard }

    /// The controller that is presented as a sheet, in a window or in a popover.
    public var controllerInFront: AnyObject? { presentedViewControllers?.first }

    /// A sheet.
    public var automaticPresentationStyle: PresentationStyle { .sheet }

    /// Presents the first scene as a sheet, in a modal window or in a popover; macOS has no stack to push onto.
    public func beginPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) throws(ResourceError) {
      guard let object = presentation.scene else { return completion() }
      guard let scene = object as? NSViewController else {
        throw .unexpectedType(TypeName.qualified(type(of: object)), instead: NSViewController.self)
      }
      switch presentation.style {
      case .sheet:
        AppKitDismissalObserver.observe(scene, for: presentation, by: self)
        presentAsSheet(scene)
        completion()
      case .modal:
        AppKitDismissalObserver.observe(scene, for: presentation, by: self)
        presentAsModalWindow(scene, completion: completion)
      case .popover(let anchor):
        let (rectangle, view) = try anchor.place()
        AppKitDismissalObserver.observe(scene, for: presentation, by: self)
        present(
          scene, asPopoverRelativeTo: rectangle, of: view, preferredEdge: anchor.permittedArrowDirections.edge,
          behavior: .transient)
        completion()
      default: throw presentation.notSupported(available: [.modal, .sheet, .popover])
      }
    }

    /// Whether the first scene is presented by any controller.
    public func shows(_ presentation: StoryboardPresentation) -> Bool {
      (presentation.scene as? NSViewController)?.presentingViewController != nil
    }

    /// Dismisses the first scene.
    public func endPresentation(
      _ presentation: StoryboardPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      if let scene = presentation.scene as? NSViewController, let presenting = scene.presentingViewController {
        presenting.dismiss(scene)
      }
      completion()
    }
  }

  extension NSViewController {
    /// A modal window may have an event loop of its own, in which case this returns when the window is closed: then the
    /// completion is the first thing that happens in that loop.
    private func presentAsModalWindow(_ scene: NSViewController, completion: @escaping @MainActor () -> Void) {
      var whenShown: (@MainActor () -> Void)? = completion
      let callOnce: @MainActor () -> Void = {
        defer { whenShown = nil }
        whenShown?()
      }
      RunLoop.current.perform(inModes: [.modalPanel]) { MainActor.assumeIsolated { callOnce() } }
      presentAsModalWindow(scene)
      callOnce()
    }
  }

  extension PopoverAnchor {
    /// The rectangle to point at; that of a toolbar item's view for an item.
    @MainActor
    fileprivate func place() throws(ResourceError) -> (rectangle: NSRect, view: NSView) {
      switch target {
      case .rectangle(let rectangle, let object):
        guard let view = object as? NSView else { throw .unsuitableAnchor(type(of: object), instead: NSView.self) }
        return (rectangle, try shown(view))
      case .barButtonItem(let object):
        guard let item = object as? NSToolbarItem else {
          throw .unsuitableAnchor(type(of: object), instead: NSToolbarItem.self)
        }
        guard let view = item.view else { throw .anchorWithoutView(type(of: item)) }
        return (view.bounds, try shown(view))
      }
    }

    /// AppKit raises an exception for a view without a window.
    @MainActor
    private func shown(_ view: NSView) throws(ResourceError) -> NSView {
      guard view.window != nil else { throw .anchorWithoutWindow(type(of: view)) }
      return view
    }
  }

  extension PopoverAnchor.ArrowDirections {
    /// The edge of the rectangle that the popover is at, which is opposite to where its arrow points.
    fileprivate var edge: NSRectEdge {
      if contains(.up) { .minY } else if contains(.down) { .maxY } else if contains(.left) { .maxX } else { .minX }
    }
  }
#endif
