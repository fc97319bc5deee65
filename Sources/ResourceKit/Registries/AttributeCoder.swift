public import Foundation

/// A coder that hands out named values, and `nil`, `false` or 0 for what it does not have.
///
/// It is what creators and `init?(coder:)` get where no UI framework makes a coder. `NSKeyedUnarchiver` will not do: on
/// Linux it ends the process for an absent key.
///
///     let coder = AttributeCoder(["title": "Settings"])
///     let title = coder.decodeObject(forKey: "title") as? String      // "Settings"
///     let isHidden = coder.decodeBool(forKey: "isHidden")             // false
public final class AttributeCoder: NSCoder {
  private let attributes: [String: any Sendable]

  /// A coder with values.
  ///
  /// - Parameter attributes: The values by their keys.
  public init(_ attributes: [String: any Sendable] = [:]) {
    self.attributes = attributes
    super.init()
  }

  /// True: values have keys.
  public override var allowsKeyedCoding: Bool { true }

  /// Whether there is a value for the key.
  public override func containsValue(forKey key: String) -> Bool { attributes[key] != nil }

  /// The value for the key, of whatever type.
  public override func decodeObject(forKey key: String) -> Any? { attributes[key] }

  /// The value for the key as a Boolean; `YES` and `NO`, as documents write it, count. `false` where there is none.
  public override func decodeBool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }

  /// The value for the key as an integer; 0 where there is none or it does not fit.
  public override func decodeInteger(forKey key: String) -> Int { integer(forKey: key) }

  /// The value for the key as a 32-bit integer; 0 where there is none or it does not fit.
  public override func decodeInt32(forKey key: String) -> Int32 { integer(forKey: key) }

  /// The value for the key as a 64-bit integer; 0 where there is none.
  public override func decodeInt64(forKey key: String) -> Int64 { integer(forKey: key) }

  /// The value for the key as a `Double`; 0 where there is none.
  public override func decodeDouble(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }

  /// The value for the key as a `Float`; 0 where there is none.
  public override func decodeFloat(forKey key: String) -> Float { number(forKey: key)?.floatValue ?? 0 }

  /// The value for the key as a C integer; 0 where there is none or it does not fit.
  public override func decodeCInt(forKey key: String) -> Int32 { integer(forKey: key) }

  /// The value for the key, of whatever type.
  public override func decodePropertyList(forKey key: String) -> Any? { attributes[key] }

  /// Nothing: every value has a key.
  public override func decodeObject() -> Any? { nil }

  /// Nothing: every value has a key.
  public override func decodeData() -> Data? { nil }

  #if !canImport(Darwin)
    // NB: Foundation on Linux ends the process in these; Apple's answer through `decodeObject(forKey:)`.

    /// The value for the key, if it is of the class.
    public override func decodeObject<Object: NSObject & NSCoding>(
      of type: Object.Type, forKey key: String
    ) -> Object? {
      object(forKey: key) as? Object
    }

    /// The value for the key, if it is an object of one of the classes; of any where there is no list.
    public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
      guard let classes else { return attributes[key] }
      return object(forKey: key).flatMap { object in classes.contains(where: object.isKind(of:)) ? object : nil }
    }

    private func object(forKey key: String) -> NSObject? {
      (attributes[key] as? String).map(NSString.init(string:)) ?? number(forKey: key) ?? attributes[key] as? NSObject
    }
  #endif

  private func number(forKey key: String) -> NSNumber? {
    switch attributes[key] {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case "YES" as String: true
    case "NO" as String: false
    default: nil
    }
  }

  private func integer<Integer: FixedWidthInteger>(forKey key: String) -> Integer {
    switch attributes[key] {
    case let value as Int: Integer(exactly: value) ?? 0
    case let value as Double: Integer(exactly: value.rounded(.towardZero)) ?? 0
    case let value as Bool: value ? 1 : 0
    default: 0
    }
  }
}
