public import Foundation

open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String

  private let name: String
  private let folder: URL
  private let initial: String?
  private let nibNames: [String: String]

  // NB: Apple does not document what comes of a storyboard that isn't there; the worst is assumed.
  public convenience init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {
    let folder = MainActor.assumeIsolated { ShimFiles.url(name, "storyboardc", in: storyboardBundleOrNil ?? .main) }
    guard let folder else { wouldHaveRaised("NSInvalidArgumentException", "no storyboard named '\(name)'") }
    self.init(name: name, folder: folder)
  }

  private init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
    (initial, nibNames) = MainActor.assumeIsolated {
      NSNib.shimLog?.storyboards += 1
      let list =
        ShimFiles.list(at: folder.appendingPathComponent("scenes.shim"))
        ?? ShimFiles.list(at: folder.appendingPathComponent("Info.plist")) ?? [:]
      return (
        list["NSStoryboardDesignatedEntryPointIdentifier"] as? String,
        list["NSViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
      )
    }
    super.init()
  }

  open func instantiateInitialController() -> Any? { initial.map(instantiateController(withIdentifier:)) }

  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    owned(scene(identifier).make())
  }

  public func instantiateInitialController<Controller: NSViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initial.map { instantiateController(identifier: $0, creator: creator) }
  }

  public func instantiateInitialController<Controller: NSWindowController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initial.map { instantiateController(identifier: $0, creator: creator) }
  }

  public func instantiateController<Controller: NSViewController>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    created(identifier, creator)
  }

  public func instantiateController<Controller: NSWindowController>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    created(identifier, creator)
  }

  private func created<Controller: NSResponder>(
    _ identifier: String, _ creator: ((NSCoder) -> Controller?)?
  ) -> Controller {
    let scene = scene(identifier)
    guard let made = creator?(ShimCoder()) ?? scene.make() as? Controller, made.isKind(of: scene.type) else {
      wouldHaveRaised(
        "NSInternalInconsistencyException", "custom controller is not of the class \(scene.type) of the scene")
    }
    return owned(made)
  }

  private func owned<Controller: NSResponder>(_ controller: Controller) -> Controller {
    controller.shimStoryboard = self
    return controller
  }

  private func scene(_ identifier: String) -> Scene {
    guard let nib = nibNames[identifier] else {
      wouldHaveRaised(
        "NSInvalidArgumentException", "Storyboard (\(name)) doesn't contain a controller '\(identifier)'")
    }
    let folder = folder
    return MainActor.assumeIsolated {
      let shim = ShimFiles.shim(besideNib: folder.appendingPathComponent("\(nib).nib"))
      let name = shim["class"] as? String ?? ""
      return shim["base"] as? String == "NSWindowController"
        ? .window(ShimFiles.type(named: name, base: NSWindowController.self))
        : .view(ShimFiles.type(named: name, base: NSViewController.self))
    }
  }

  private enum Scene: Sendable {
    case view(NSViewController.Type)
    case window(NSWindowController.Type)

    var type: AnyClass {
      switch self {
      case .view(let type): type
      case .window(let type): type
      }
    }

    func make() -> NSResponder {
      MainActor.assumeIsolated {
        switch self {
        case .view(let type): type.made()
        case .window(let type): type.made()
        }
      }
    }
  }
}
