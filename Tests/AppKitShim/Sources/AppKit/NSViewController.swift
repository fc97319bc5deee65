public import Foundation

@MainActor
open class NSViewController: NSResponder, ShimDecodable {
  public let nibName: NSNib.Name?
  public let nibBundle: Bundle?
  open var title: String?
  private var loadedView: NSView?

  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = coder.decodeObject(forKey: "nibName") as? String
    nibBundle = (coder.decodeObject(forKey: "bundle") as? String).flatMap { Bundle(path: $0) }
    super.init()
  }

  open var isViewLoaded: Bool { loadedView != nil }

  open var view: NSView {
    get {
      if loadedView == nil { loadView() }
      return loadedView ?? NSView(frame: .zero)
    }
    set { loadedView = newValue }
  }

  open func loadView() {
    guard let nibName, let nib = NSNib(nibNamed: nibName, bundle: nibBundle) else {
      wouldHaveRaised("NSInternalInconsistencyException", "could not load the nibName: \(nibName ?? "nil")")
    }
    _ = nib.instantiate(withOwner: self, topLevelObjects: nil)
    viewDidLoad()
  }

  open func viewDidLoad() {}
}

extension NSViewController: ShimOutlets {
  @discardableResult
  public func shimSet(_ object: NSResponder, for outlet: String) -> Bool {
    guard outlet == "view", let view = object as? NSView else { return false }
    loadedView = view
    return true
  }
}

extension ShimDecodable where Self: NSViewController {
  /// The designated initializer of a class that is found at run time.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    self = Self.made(with: ["nibName": nibNameOrNil, "bundle": nibBundleOrNil?.bundlePath].compactMapValues { $0 })
  }
}

@MainActor
open class NSWindowController: NSResponder, ShimDecodable {
  open var contentViewController: NSViewController?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
