/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// The links from a storyboard, and from a scene that does not know its storyboard, to the flow (rule F16).
///
/// A table in place of stored properties, because a storyboard is an object of the platform's. It keeps neither end
/// alive, and what it says about an object holds only while that object lives: another object at the same address is
/// told from it.
@MainActor
enum StoryboardLinks {
  private struct Link {
    weak var object: AnyObject?
    weak var flow: StoryboardController?
  }

  private static var links: [ObjectIdentifier: Link] = [:]

  static func link(_ object: AnyObject, to flow: StoryboardController) {
    // Dead links are few and cost little, so that they may wait for the next new one.
    links = links.filter { $1.object != nil && $1.flow != nil }
    links[ObjectIdentifier(object)] = Link(object: object, flow: flow)
  }

  static func flow(of object: AnyObject) -> StoryboardController? {
    links[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.flow : nil }
  }
}
