import Foundation
import SwiftUI
import AppKit

@testable import ResourceKit

/// What the shared tests need to know of the platform.
enum ShimPlatform {
  typealias Registry = AppKitRegistry
  typealias LayoutGuide = NSLayoutGuide
  typealias OutletValue = NSResponder
  typealias OtherObject = NSWindow

  static let prefix = "NS"
  static let kit = "AppKit"
  static let tests = "AppKitShimTests"

  /// A top-level object that is no view.
  static let otherObject = "NSWindow"

  /// Counts what is read while the body runs.
  @MainActor
  static func logging(to log: ShimLog, _ body: @MainActor () throws -> Void) rethrows {
    try NSNib.$shimLog.withValue(log) { try body() }
  }
}

typealias PlatformView = NSView
typealias PlatformViewController = NSViewController

extension StoryboardView where Controller: NSViewController {
  /// Makes the controller as SwiftUI does, and updates it once.
  @MainActor
  func shown() -> Controller {
    let context = NSViewControllerRepresentableContext<Self>(shimCoordinator: ())
    let controller = makeNSViewController(context: context)
    updateNSViewController(controller, context: context)
    return controller
  }
}

extension NibView where Content: NSView {
  /// Makes the view as SwiftUI does, and updates it once.
  @MainActor
  func shown() -> Content {
    let context = NSViewRepresentableContext<Self>(shimCoordinator: ())
    let view = makeNSView(context: context)
    updateNSView(view, context: context)
    return view
  }
}
