import InterfaceBuilder
import Testing

@Suite("Elements")
struct InterfaceElementTests {
  typealias Platform = InterfaceDocument.Platform
  typealias Role = InterfaceElement.Role

  @Test(
    "D26, D27, D30, D69, D70, G17: an element's class, module and role",
    arguments: [
      ("viewController", Platform.iOS, "UIViewController", "UIKit", Role.controller),
      ("viewController", .macOS, "NSViewController", "AppKit", .controller),
      ("hostingController", .iOS, "UIViewController", "UIKit", .controller),
      ("hostingController", .macOS, "NSViewController", "AppKit", .controller),
      ("avPlayerViewController", .tvOS, "AVPlayerViewController", "AVKit", .controller),
      ("glkViewController", .iOS, "GLKViewController", "GLKit", .controller),
      ("splitViewController", .iOS, "UISplitViewController", "UIKit", .controller),
      ("splitViewController", .macOS, "NSSplitViewController", "AppKit", .controller),
      ("tabViewController", .macOS, "NSTabViewController", "AppKit", .controller),
      ("windowController", .macOS, "NSWindowController", "AppKit", .controller),
      ("pagecontroller", .macOS, "NSPageController", "AppKit", .controller),
      ("navigationController", .visionOS, "UINavigationController", "UIKit", .controller),
      ("notificationController", .watchOS, "WKUserNotificationInterfaceController", "WatchKit", .controller),
      ("tableViewCell", .iOS, "UITableViewCell", "UIKit", .reusableView),
      ("collectionViewCell", .iOS, "UICollectionViewCell", "UIKit", .reusableView),
      ("collectionReusableView", .iOS, "UICollectionReusableView", "UIKit", .reusableView),
      ("stackView", .iOS, "UIStackView", "UIKit", .view),
      ("label", .iOS, "UILabel", "UIKit", .view),
      ("textView", .iOS, "UITextView", "UIKit", .view),
      ("mapView", .iOS, "MKMapView", "MapKit", .view),
      ("sceneKitView", .iOS, "SCNView", "SceneKit", .view),
      ("customView", .macOS, "NSView", "AppKit", .view),
      ("textField", .macOS, "NSTextField", "AppKit", .view),
      ("window", .macOS, "NSWindow", "AppKit", .window),
      ("menu", .macOS, "NSMenu", "AppKit", .menu),
      ("popover", .macOS, "NSPopover", "AppKit", .object),
      ("userDefaultsController", .macOS, "NSUserDefaultsController", "AppKit", .object),
      ("arrayController", .macOS, "NSArrayController", "AppKit", .object),
      ("collectionViewItem", .macOS, "NSCollectionViewItem", "AppKit", .controller),
      ("application", .macOS, "NSApplication", "AppKit", .application),
      ("customObject", .macOS, "NSObject", "Foundation", .object),
      ("pongPressGestureRecognizer", .iOS, "UILongPressGestureRecognizer", "UIKit", .gestureRecognizer),
    ])
  func known(_ name: String, _ platform: Platform, _ baseClass: String, _ module: String, _ role: Role) {
    let element = InterfaceElement(name, on: platform)
    #expect(element.baseClass.name == baseClass)
    #expect(element.baseClass.module == module)
    #expect(element.role == role)
    #expect(element.isKnown)
  }

  @Test(
    "D26: an unknown element is plain, and says that it is unknown",
    arguments: [
      ("holoViewController", Platform.iOS, "UIViewController", Role.controller),
      ("xyzController", .macOS, "NSViewController", .controller),
      ("xyzController", .watchOS, "WKInterfaceController", .controller),
      ("xyzController", .unknown, "UIViewController", .controller),
      ("holoView", .iOS, "UIView", .view),
      ("winkGestureRecognizer", .macOS, "NSGestureRecognizer", .gestureRecognizer),
      ("thing", .iOS, "NSObject", .object),
    ])
  func unknown(_ name: String, _ platform: Platform, _ baseClass: String, _ role: Role) {
    let element = InterfaceElement(name, on: platform)
    #expect(element.baseClass.name == baseClass)
    #expect(element.role == role)
    #expect(!element.isKnown)
  }

  @Test("D70: views are told from the rest")
  func views() {
    #expect(InterfaceElement("window", on: .iOS).isView)
    #expect(!InterfaceElement("window", on: .macOS).isView)
    #expect(InterfaceElement("tableViewCell", on: .iOS).isView)
    #expect(InterfaceElement("customView", on: .macOS).isView)
    #expect(!InterfaceElement("popover", on: .macOS).isView)
    #expect(!InterfaceElement("collectionViewItem", on: .macOS).isView)
    #expect(!InterfaceElement("tapGestureRecognizer", on: .iOS).isView)
  }
}
