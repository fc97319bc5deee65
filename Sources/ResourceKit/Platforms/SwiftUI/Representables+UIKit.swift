#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import SwiftUI

  extension StoryboardView: View, UIViewControllerRepresentable where Controller: UIViewController {
    /// None: SwiftUI shows the controller's view.
    public typealias Body = Never

    /// Makes the controller.
    public func makeUIViewController(context: Context) -> Controller { make() }

    /// Brings the controller up to date with SwiftUI's state.
    public func updateUIViewController(_ controller: Controller, context: Context) { update(controller) }
  }

  extension NibView: View, UIViewRepresentable where Content: UIView {
    /// None: SwiftUI shows the nib's view.
    public typealias Body = Never

    /// Makes the view.
    public func makeUIView(context: Context) -> Content { make() }

    /// Brings the view up to date with SwiftUI's state.
    public func updateUIView(_ view: Content, context: Context) { update(view) }
  }
#endif
