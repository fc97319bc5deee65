#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SwiftUI

  extension StoryboardView: View, NSViewControllerRepresentable where Controller: NSViewController {
    /// None: SwiftUI shows the controller's view.
    public typealias Body = Never

    /// Makes the controller.
    public func makeNSViewController(context: Context) -> Controller { make() }

    /// Brings the controller up to date with SwiftUI's state.
    public func updateNSViewController(_ controller: Controller, context: Context) { update(controller) }
  }

  extension NibView: View, NSViewRepresentable where Content: NSView {
    /// None: SwiftUI shows the nib's view.
    public typealias Body = Never

    /// Makes the view.
    public func makeNSView(context: Context) -> Content { make() }

    /// Brings the view up to date with SwiftUI's state.
    public func updateNSView(_ view: Content, context: Context) { update(view) }
  }
#endif
