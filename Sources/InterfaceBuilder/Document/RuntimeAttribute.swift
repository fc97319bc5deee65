extension InterfaceDocument {
  /// A user-defined runtime attribute: a value that is set by key path when its object has been made.
  public struct RuntimeAttribute: Sendable, Hashable {
    /// The key path of the property.
    public let keyPath: String

    /// The type as written: `string`, `number`, `boolean`, ...
    public let type: String

    /// The value.
    public let value: Value

    /// The line the attribute's tag begins in, counted from 1.
    public let line: Int
  }
}

extension InterfaceDocument.RuntimeAttribute {
  /// The value of a runtime attribute. There may be more cases some day.
  public enum Value: Sendable, Hashable {
    /// Text.
    case string(String)
    /// Text that is translated, with its object ID for a key.
    case localizedString(String)
    /// A truth value.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A floating-point number.
    case real(Double)
    /// A point.
    case point(x: Double, y: Double)
    /// A size.
    case size(width: Double, height: Double)
    /// A rectangle.
    case rect(x: Double, y: Double, width: Double, height: Double)
    /// A range.
    case range(location: Int, length: Int)
    /// A color.
    case color(Color)
    /// The name of an image.
    case image(String)
    /// No value: the property is set to `nil`.
    case null
    /// A value that can't be read as what its type says, in the words of the document.
    case unreadable(String)
  }

  /// A color as the document describes it: by name, or by components in a color space.
  public struct Color: Sendable, Hashable {
    /// All the attributes of the color's tag, as written.
    public let attributes: [String: String]

    /// The name of a color of an asset catalog.
    public var name: String? { attributes.value("name") }

    /// The name of a color of the system, such as `systemRedColor`.
    public var systemColor: String? { attributes.value("systemColor") ?? attributes.value("cocoaTouchSystemColor") }

    /// The color space, such as `sRGB` or `calibratedRGB`.
    public var colorSpace: String? { attributes.value("customColorSpace") ?? attributes.value("colorSpace") }

    /// The components that are there: `red`, `green`, `blue`, `white`, `alpha`, ...
    public var components: [String: Double] {
      let names: Set = ["red", "green", "blue", "white", "alpha", "cyan", "magenta", "yellow", "black"]
      return attributes.filter { names.contains($0.key) }.compactMapValues(Double.init)
    }
  }
}
