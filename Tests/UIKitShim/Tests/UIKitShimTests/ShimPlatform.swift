import Foundation
import SwiftUI
import UIKit

@testable import ResourceKit

/// What the shared tests need to know of the platform.
enum ShimPlatform {
  typealias Registry = UIKitRegistry
  typealias LayoutGuide = UILayoutGuide
  typealias OutletValue = AnyObject
  typealias OtherObject = UIGestureRecognizer

  static let prefix = "UI"
  static let kit = "UIKit"
  static let tests = "UIKitShimTests"

  /// A top-level object that is no view.
  static let otherObject = "UIGestureRecognizer"

  /// Counts what is read while the body runs.
  @MainActor
  static func logging(to log: ShimLog, _ body: @MainActor () throws -> Void) rethrows {
    try UIStoryboard.$shimLog.withValue(log) { try body() }
  }
}

typealias PlatformView = UIView
typealias PlatformViewController = UIViewController

extension StoryboardView where Controller: UIViewController {
  /// Makes the controller as SwiftUI does, and updates it once.
  @MainActor
  func shown() -> Controller {
    let context = UIViewControllerRepresentableContext<Self>(shimCoordinator: ())
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return controller
  }
}

extension NibView where Content: UIView {
  /// Makes the view as SwiftUI does, and updates it once.
  @MainActor
  func shown() -> Content {
    let context = UIViewRepresentableContext<Self>(shimCoordinator: ())
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return view
  }
}
