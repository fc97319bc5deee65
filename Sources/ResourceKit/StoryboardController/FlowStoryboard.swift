import Foundation

/// The storyboard of one flow: gives itself out as a registry, so that the values' road leads to it, and links what it
/// makes to the flow.
@MainActor
final class FlowStoryboard {
  let name: String
  let bundle: Bundle
  let source: any StoryboardSource
  private let registry: (any ControllerRegistry)?
  private weak var flow: StoryboardController?
  private var isLinked = false

  /// - Parameter registry: Where the storyboard was found, for its advice.
  init(_ source: any StoryboardSource, name: String, bundle: Bundle, from registry: (any ControllerRegistry)? = nil) {
    self.source = source.unshared()
    self.name = name
    self.bundle = bundle
    self.registry = registry
  }

  /// This, or for a second flow one of its own: a flow's override may give out what another flow has loaded.
  func unlinked() -> FlowStoryboard {
    isLinked ? FlowStoryboard(source, name: name, bundle: bundle, from: registry) : self
  }

  func link(to flow: StoryboardController) {
    isLinked = true
    self.flow = flow
    StoryboardLinks.link(storyboardObject, to: flow)
  }
}

extension FlowStoryboard: StoryboardSource {
  func controller(withIdentifier identifier: String?, creator: ControllerCreator?) throws(ResourceError) -> AnyObject? {
    guard let controller = try source.controller(withIdentifier: identifier, creator: creator) else { return nil }
    (controller as? InMemoryController)?.wasMade(by: self)
    if let flow, (controller as? any PresentingController)?.originStoryboard !== storyboardObject {
      StoryboardLinks.link(controller, to: flow)
    }
    return controller
  }

  var contents: StoryboardContents? { source.contents }

  /// The platform's storyboard; else this, because flows may share a source.
  var storyboardObject: AnyObject { source.storyboardObject === source ? self : source.storyboardObject }
}

extension FlowStoryboard: ControllerRegistry {
  func storyboard(named name: String, in bundle: Bundle) throws(ResourceError) -> (any StoryboardSource)? { self }

  func advice(for reason: ResourceError.Reason) -> String? { registry?.advice(for: reason) }
}
