extension InterfaceElement {
  /// What the table says of an element.
  struct Entry: Sendable {
    let role: Role
    let baseClass: BaseClass
  }

  /// The framework whose elements a document uses.
  enum Framework {
    case uiKit, appKit, watchKit

    init(_ platform: InterfaceDocument.Platform) {
      switch platform {
      case .macOS: self = .appKit
      case .watchOS: self = .watchKit
      default: self = .uiKit
      }
    }
  }
}

extension InterfaceElement.Framework {
  /// The elements of the framework, by name.
  var elements: [String: InterfaceElement.Entry] {
    switch self {
    case .uiKit: Self.uiKitElements
    case .appKit: Self.appKitElements
    case .watchKit: Self.watchKitElements
    }
  }

  /// The role of an element that isn't in the table, by how its name ends.
  func role(ofUnknown name: String) -> InterfaceElement.Role {
    let name = name.lowercased()
    return switch true {
    case name.hasSuffix("controllerplaceholder"): .reference
    case name.hasSuffix("controller"): .controller
    case name.hasSuffix("gesturerecognizer"): .gestureRecognizer
    case name.hasSuffix("view"): .view
    default: .object
    }
  }

  /// The class that all objects of a role have in common.
  func plainClass(_ role: InterfaceElement.Role) -> InterfaceElement.BaseClass {
    let name: (uiKit: String, appKit: String, watchKit: String)? =
      switch role {
      case .controller, .reference: ("UIViewController", "NSViewController", "WKInterfaceController")
      case .view: ("UIView", "NSView", "WKInterfaceObject")
      case .gestureRecognizer: ("UIGestureRecognizer", "NSGestureRecognizer", "WKGestureRecognizer")
      default: nil
      }
    guard let name else { return InterfaceElement.BaseClass(name: "NSObject", module: "Foundation") }
    return switch self {
    case .uiKit: InterfaceElement.BaseClass(name: name.uiKit, module: "UIKit")
    case .appKit: InterfaceElement.BaseClass(name: name.appKit, module: "AppKit")
    case .watchKit: InterfaceElement.BaseClass(name: name.watchKit, module: "WatchKit")
    }
  }

  /// Makes a table of rows that have a role and a module in common.
  static func table(
    _ rows: [(role: InterfaceElement.Role, module: String, classes: [String: String])]
  ) -> [String: InterfaceElement.Entry] {
    var table: [String: InterfaceElement.Entry] = [:]
    for row in rows {
      for (element, name) in row.classes {
        let baseClass = InterfaceElement.BaseClass(name: name, module: row.module)
        table[element] = InterfaceElement.Entry(role: row.role, baseClass: baseClass)
      }
    }
    return table
  }
}
