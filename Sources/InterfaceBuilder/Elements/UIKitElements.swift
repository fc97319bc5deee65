extension InterfaceElement.Framework {
  /// The elements of iOS, tvOS and visionOS.
  ///
  /// `pongPressGestureRecognizer` is no slip of ours: it is how Interface Builder spells it (D66). A hosting controller
  /// is generic, so that only the class it inherits from can be named (D27).
  static let uiKitElements = table([
    (.controller, "UIKit", uiKitControllers),
    (.controller, "AVKit", ["avPlayerViewController": "AVPlayerViewController"]),
    (.controller, "GLKit", ["glkViewController": "GLKViewController"]),
    (.reference, "UIKit", ["viewControllerPlaceholder": "UIViewController"]),
    (.view, "UIKit", uiKitViews),
    (.view, "MapKit", ["mapView": "MKMapView"]),
    (.view, "WebKit", ["wkWebView": "WKWebView"]),
    (.view, "MetalKit", ["mtkView": "MTKView"]),
    (.view, "GLKit", ["glkView": "GLKView"]),
    (.view, "SceneKit", ["sceneKitView": "SCNView"]),
    (.view, "SpriteKit", ["skView": "SKView"]),
    (.view, "ARKit", ["arscnView": "ARSCNView", "arskView": "ARSKView"]),
    (.reusableView, "UIKit", uiKitReusableViews),
    (.window, "UIKit", ["window": "UIWindow"]),
    (.gestureRecognizer, "UIKit", uiKitGestureRecognizers),
    (.placeholder, "Foundation", ["placeholder": "NSObject", "exit": "NSObject"]),
    (.object, "UIKit", uiKitObjects),
    (.object, "Foundation", ["customObject": "NSObject"]),
  ])

  private static let uiKitControllers = [
    "viewController": "UIViewController",
    "hostingController": "UIViewController",
    "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
  ]

  private static let uiKitViews = [
    "view": "UIView",
    "containerView": "UIView",
    "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView",
    "activityIndicatorView": "UIActivityIndicatorView",
    "button": "UIButton",
    "calendarView": "UICalendarView",
    "collectionView": "UICollectionView",
    "colorWell": "UIColorWell",
    "control": "UIControl",
    "datePicker": "UIDatePicker",
    "imageView": "UIImageView",
    "label": "UILabel",
    "navigationBar": "UINavigationBar",
    "pageControl": "UIPageControl",
    "pickerView": "UIPickerView",
    "progressView": "UIProgressView",
    "scrollView": "UIScrollView",
    "searchBar": "UISearchBar",
    "segmentedControl": "UISegmentedControl",
    "slider": "UISlider",
    "stackView": "UIStackView",
    "stepper": "UIStepper",
    "switch": "UISwitch",
    "tabBar": "UITabBar",
    "tableView": "UITableView",
    "textField": "UITextField",
    "textView": "UITextView",
    "toolbar": "UIToolbar",
    "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView",
  ]

  private static let uiKitReusableViews = [
    "tableViewCell": "UITableViewCell",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
  ]

  private static let uiKitGestureRecognizers = [
    "gestureRecognizer": "UIGestureRecognizer",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "hoverGestureRecognizer": "UIHoverGestureRecognizer",
  ]

  private static let uiKitObjects = [
    "barButtonItem": "UIBarButtonItem",
    "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout",
    "searchDisplayController": "UISearchDisplayController",
  ]
}
