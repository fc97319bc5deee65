extension InterfaceElement.Framework {
  /// The elements of macOS (D70).
  ///
  /// `pagecontroller` is how Interface Builder spells it. The controllers of bindings (`arrayController` and the like)
  /// are objects: nothing presents them.
  static let appKitElements = table([
    (.controller, "AppKit", appKitControllers),
    (.reference, "AppKit", ["controllerPlaceholder": "NSViewController"]),
    (.view, "AppKit", appKitViews),
    (.view, "MapKit", ["mapView": "MKMapView"]),
    (.view, "WebKit", ["wkWebView": "WKWebView", "webView": "WebView"]),
    (.view, "MetalKit", ["mtkView": "MTKView"]),
    (.view, "SceneKit", ["sceneKitView": "SCNView"]),
    (.view, "SpriteKit", ["skView": "SKView"]),
    (.view, "AVKit", ["avPlayerView": "AVPlayerView", "avCaptureView": "AVCaptureView"]),
    (.reusableView, "AppKit", ["tableCellView": "NSTableCellView", "tableRowView": "NSTableRowView"]),
    (.window, "AppKit", ["window": "NSWindow", "panel": "NSPanel"]),
    (.menu, "AppKit", ["menu": "NSMenu"]),
    (.gestureRecognizer, "AppKit", appKitGestureRecognizers),
    (.application, "AppKit", ["application": "NSApplication"]),
    (.placeholder, "Foundation", ["placeholder": "NSObject", "exit": "NSObject"]),
    (.object, "AppKit", appKitObjects),
    (.object, "Foundation", foundationObjects),
  ])

  private static let appKitControllers = [
    "viewController": "NSViewController",
    "hostingController": "NSViewController",
    "windowController": "NSWindowController",
    "splitViewController": "NSSplitViewController",
    "tabViewController": "NSTabViewController",
    "pagecontroller": "NSPageController",
    "pageController": "NSPageController",
    "collectionViewItem": "NSCollectionViewItem",
  ]

  private static let appKitViews = [
    "view": "NSView",
    "customView": "NSView",
    "containerView": "NSView",
    "box": "NSBox",
    "browser": "NSBrowser",
    "button": "NSButton",
    "clipView": "NSClipView",
    "collectionView": "NSCollectionView",
    "colorWell": "NSColorWell",
    "comboBox": "NSComboBox",
    "control": "NSControl",
    "datePicker": "NSDatePicker",
    "gridView": "NSGridView",
    "imageView": "NSImageView",
    "levelIndicator": "NSLevelIndicator",
    "matrix": "NSMatrix",
    "outlineView": "NSOutlineView",
    "pathControl": "NSPathControl",
    "popUpButton": "NSPopUpButton",
    "predicateEditor": "NSPredicateEditor",
    "progressIndicator": "NSProgressIndicator",
    "ruleEditor": "NSRuleEditor",
    "scroller": "NSScroller",
    "scrollView": "NSScrollView",
    "searchField": "NSSearchField",
    "secureTextField": "NSSecureTextField",
    "segmentedControl": "NSSegmentedControl",
    "slider": "NSSlider",
    "splitView": "NSSplitView",
    "stackView": "NSStackView",
    "stepper": "NSStepper",
    "switch": "NSSwitch",
    "tableHeaderView": "NSTableHeaderView",
    "tableView": "NSTableView",
    "tabView": "NSTabView",
    "textField": "NSTextField",
    "textView": "NSTextView",
    "tokenField": "NSTokenField",
    "visualEffectView": "NSVisualEffectView",
  ]

  private static let appKitGestureRecognizers = [
    "gestureRecognizer": "NSGestureRecognizer",
    "clickGestureRecognizer": "NSClickGestureRecognizer",
    "magnificationGestureRecognizer": "NSMagnificationGestureRecognizer",
    "panGestureRecognizer": "NSPanGestureRecognizer",
    "pressGestureRecognizer": "NSPressGestureRecognizer",
    "rotationGestureRecognizer": "NSRotationGestureRecognizer",
  ]

  private static let appKitObjects = [
    "arrayController": "NSArrayController",
    "dictionaryController": "NSDictionaryController",
    "objectController": "NSObjectController",
    "treeController": "NSTreeController",
    "userDefaultsController": "NSUserDefaultsController",
    "menuItem": "NSMenuItem",
    "popover": "NSPopover",
    "splitViewItem": "NSSplitViewItem",
    "tabViewItem": "NSTabViewItem",
    "tableColumn": "NSTableColumn",
    "toolbar": "NSToolbar",
    "toolbarItem": "NSToolbarItem",
    "collectionViewFlowLayout": "NSCollectionViewFlowLayout",
    "collectionViewGridLayout": "NSCollectionViewGridLayout",
  ]

  private static let foundationObjects = [
    "customObject": "NSObject",
    "byteCountFormatter": "ByteCountFormatter",
    "dateFormatter": "DateFormatter",
    "numberFormatter": "NumberFormatter",
  ]
}
