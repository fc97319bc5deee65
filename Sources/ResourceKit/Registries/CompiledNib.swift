import Foundation

/// What can be told from a compiled nib before it is loaded.
struct CompiledNib {
  /// The class of the controller as the archive spells it, where the nib is that of a scene.
  private let controllerName: String?

  /// The outlets of File's Owner that the nib connects.
  let ownerOutlets: [String]

  /// What a nib holds; `nil` where it can't be told.
  init?(contentsOf nib: URL) {
    guard let archive = NibArchive(contentsOf: nib) else { return nil }
    self.init(archive)
  }

  init(_ archive: NibArchive) {
    var controllerName: String?
    var ownerOutlets: [String] = []
    for connection in archive.objects {
      guard let outlet = Outlet(connection, in: archive) else { continue }
      if outlet.name == outlet.kind.sceneOutlet {
        controllerName = outlet.className
      } else if outlet.isOfOwner {
        ownerOutlets.append(outlet.name)
      }
    }
    self.controllerName = controllerName
    self.ownerOutlets = ownerOutlets
  }

  /// The class of the controller, where the nib is that of a scene.
  var controller: ClassReference? { controllerName.map(ClassReference.init(archivedName:)) }
}

extension CompiledNib {
  /// The spellings of the two platforms.
  private enum Kind: CaseIterable {
    case uiKit, appKit

    var prefix: String { self == .uiKit ? "UI" : "NS" }
    var connections: [String] {
      self == .uiKit
        ? ["UIRuntimeOutletConnection", "UIRuntimeOutletCollectionConnection"] : ["NSNibOutletConnector"]
    }
    /// The outlet of a scene's nib that its controller is connected to.
    var sceneOutlet: String { self == .uiKit ? "sceneViewController" : "sceneController" }
    /// What stands for an object with a custom class.
    var swapper: String { prefix + "ClassSwapper" }
  }

  /// An outlet, and the class of the object in it.
  private struct Outlet {
    let kind: Kind
    let name: String
    let className: String
    let isOfOwner: Bool

    init?(_ connection: NibArchive.Object, in archive: NibArchive) {
      guard let kind = Kind.allCases.first(where: { $0.connections.contains(connection.className) }),
        let name = archive.string("\(kind.prefix)Label", of: connection),
        let source = archive.object("\(kind.prefix)Source", of: connection),
        let destination = archive.object("\(kind.prefix)Destination", of: connection)
      else { return nil }
      self.kind = kind
      self.name = name
      className =
        destination.className == kind.swapper
        ? archive.string("\(kind.prefix)ClassName", of: destination) ?? destination.className : destination.className
      // AppKit's archive does not tell File's Owner from other custom objects.
      isOfOwner = archive.string("UIProxiedObjectIdentifier", of: source) == "IBFilesOwner"
    }
  }
}

extension ClassReference {
  /// The class that an archive names: `UIViewController`, `Shop.HomeViewController` or `_TtC4Shop18HomeViewController`.
  init(archivedName name: String) {
    let name = Self.readable(name)
    self = NSClassFromString(name).map { .type($0) } ?? .unavailable(name, .unavailableClass(name))
  }

  /// `Shop.HomeViewController` for the name that the Objective-C runtime gives a class at the root of a module.
  private static func readable(_ name: String) -> String {
    guard name.hasPrefix("_TtC"), let module = identifier(in: name.dropFirst(4)),
      let type = identifier(in: module.rest), type.rest.isEmpty
    else { return name }
    return "\(module.text).\(type.text)"
  }

  private static func identifier(in name: Substring) -> (text: Substring, rest: Substring)? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    guard let length = Int(digits), length > 0,
      let end = rest.utf8.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex)
    else { return nil }
    return (rest[..<end], rest[end...])
  }
}
