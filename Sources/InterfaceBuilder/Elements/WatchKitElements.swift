extension InterfaceElement.Framework {
  /// The elements of watchOS (D33).
  ///
  /// The classes of a table's rows are the user's own, and inherit from `NSObject`.
  static let watchKitElements = table([
    (.controller, "WatchKit", watchKitControllers),
    (.view, "WatchKit", watchKitViews),
    (.gestureRecognizer, "WatchKit", watchKitGestureRecognizers),
    (.reusableView, "Foundation", ["tableRow": "NSObject"]),
    (.placeholder, "Foundation", ["placeholder": "NSObject", "exit": "NSObject"]),
    (.object, "Foundation", ["customObject": "NSObject"]),
  ])

  private static let watchKitControllers = [
    "controller": "WKInterfaceController",
    "hostingController": "WKInterfaceController",
    "notificationController": "WKUserNotificationInterfaceController",
  ]

  private static let watchKitViews = [
    "activityRing": "WKInterfaceActivityRing",
    "button": "WKInterfaceButton",
    "date": "WKInterfaceDate",
    "group": "WKInterfaceGroup",
    "imageView": "WKInterfaceImage",
    "inlineMovie": "WKInterfaceInlineMovie",
    "label": "WKInterfaceLabel",
    "map": "WKInterfaceMap",
    "movie": "WKInterfaceMovie",
    "picker": "WKInterfacePicker",
    "sceneKitScene": "WKInterfaceSCNScene",
    "separator": "WKInterfaceSeparator",
    "slider": "WKInterfaceSlider",
    "spriteKitScene": "WKInterfaceSKScene",
    "switch": "WKInterfaceSwitch",
    "table": "WKInterfaceTable",
    "timer": "WKInterfaceTimer",
  ]

  private static let watchKitGestureRecognizers = [
    "longPressGestureRecognizer": "WKLongPressGestureRecognizer",
    "pongPressGestureRecognizer": "WKLongPressGestureRecognizer",
    "panGestureRecognizer": "WKPanGestureRecognizer",
    "swipeGestureRecognizer": "WKSwipeGestureRecognizer",
    "tapGestureRecognizer": "WKTapGestureRecognizer",
  ]
}
