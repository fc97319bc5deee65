import Foundation
import ResourceKit

extension AttributeCoder {
  /// A coder that answers for the attributes of an object's element, and for its user-defined runtime attributes, which
  /// win.
  convenience init(_ object: InterfaceDocument.Object) {
    var attributes: [String: any Sendable] = object.attributes
    for attribute in object.runtimeAttributes { attributes[attribute.keyPath] = attribute.value.decoded }
    self.init(attributes)
  }
}

extension InterfaceDocument.RuntimeAttribute.Value {
  /// The value as a coder hands it out; `nil` for no value.
  fileprivate var decoded: (any Sendable)? {
    switch self {
    case .string(let text), .localizedString(let text), .image(let text), .unreadable(let text): text
    case .boolean(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .color(let color): color
    case .null: nil
    }
  }
}
