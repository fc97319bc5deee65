public import Foundation

@MainActor
open class UIViewController: UIResponder, ShimDecodable {
  public let nibName: String?
  public let nibBundle: Bundle?
  public internal(set) var storyboard: UIStoryboard?
  private var loadedView: UIView?
  final weak var shimNavigationController: UINavigationController?

  /// The transition that is under way, if it takes time.
  public final var shimTransition: ShimTransition?

  /// Whether each presentation and dismissal was animated.
  public internal(set) final var shimAnimations: [Bool] = []

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = coder.decodeObject(forKey: "nibName") as? String
    nibBundle = (coder.decodeObject(forKey: "bundle") as? String).flatMap { Bundle(path: $0) }
    super.init()
  }

  nonisolated open func awakeFromNib() {}

  open var title: String?

  open var isViewLoaded: Bool { loadedView != nil }

  open var view: UIView! {
    get {
      if loadedView == nil { loadView() }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadView() {
    if let nibName {
      _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
      if loadedView == nil {
        wouldHaveRaised(
          "NSInternalInconsistencyException", "loaded the \"\(nibName)\" nib but the view outlet was not set")
      }
    } else {
      loadedView = UIView(frame: .zero)
    }
    viewDidLoad()
  }

  open func viewDidLoad() {}
}

extension UIViewController: ShimOutlets {
  public func shimSet(_ object: AnyObject, for outlet: String) -> Bool {
    guard outlet == "view", let view = object as? UIView else { return false }
    loadedView = view
    return true
  }
}

extension ShimDecodable where Self: UIViewController {
  /// The designated initializer of a class that is found at run time.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = Self.made(with: ["nibName": nibNameOrNil, "bundle": nibBundleOrNil?.bundlePath].compactMapValues { $0 })
  }
}
