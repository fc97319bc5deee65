import Foundation

/// What fixture controllers and views are; the UIKit and AppKit packages have their own, so that the rules run there too.
@MainActor
class ControllerBase {
  init() {}
  required init?(coder: NSCoder) {}
}

@MainActor
class ViewBase {
  init() {}
  required init?(coder: NSCoder) {}
}
