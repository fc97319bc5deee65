import Foundation
import ResourceKit

/// What fixture controllers and views are; the UIKit and AppKit packages have their own, so that the rules run there too.
class ControllerBase: InMemoryController {
  override init() {}
  required init?(coder: NSCoder) {}
}

@MainActor
class ViewBase {
  init() {}
  required init?(coder: NSCoder) {}
}
