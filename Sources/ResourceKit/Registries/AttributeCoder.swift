public import Foundation

/// A coder that hands out named values, and `nil`, `false` or 0 for what it does not have. It decodes only: to encode with it
/// is a mistake, as with any decoder.
///
/// It is what creators and `init?(coder:)` get where no UI framework makes a coder. `NSKeyedUnarchiver` will not do: on
/// Linux it ends the process for an absent key.
///
///     let coder = AttributeCoder(["title": "Settings"])
///     let title = coder.decodeObject(forKey: "title") as? String      // "Settings"
///     let isHidden = coder.decodeBool(forKey: "isHidden")             // false
///
/// A number may be given as text, and a truth value as `YES` or `NO`, as documents write them.
public final class AttributeCoder: NSCoder {
  private let attributes: [String: any Sendable]
  private var failure: (any Error)?

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

  /// The value for the key, of whatever type.
  public override func decodePropertyList(forKey key: String) -> Any? { attributes[key] }

  /// The value for the key as a Boolean; `false` where there is none.
  public override func decodeBool(forKey key: String) -> Bool { number(forKey: key) != 0 }

  /// The value for the key as a `Double`; 0 where there is none.
  public override func decodeDouble(forKey key: String) -> Double { number(forKey: key) }

  /// The value for the key as a `Float`; 0 where there is none.
  public override func decodeFloat(forKey key: String) -> Float { Float(number(forKey: key)) }

  /// The value for the key as an integer; 0 where there is none or it does not fit.
  public override func decodeInteger(forKey key: String) -> Int { integer(forKey: key) }

  /// The value for the key as a 32-bit integer; 0 where there is none or it does not fit.
  public override func decodeInt32(forKey key: String) -> Int32 { integer(forKey: key) }

  /// The value for the key as a 64-bit integer; 0 where there is none or it does not fit.
  public override func decodeInt64(forKey key: String) -> Int64 { integer(forKey: key) }

  /// The value for the key as a C integer; 0 where there is none or it does not fit.
  public override func decodeCInt(forKey key: String) -> Int32 { integer(forKey: key) }

  /// What an `init?(coder:)` found wrong, for ``error``.
  public override func failWithError(_ error: any Error) { failure = failure ?? error }

  /// What an `init?(coder:)` found wrong first.
  public override var error: (any Error)? { failure }

  /// Errors are kept; nothing is raised.
  public override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }

  /// Nothing: every value has a key.
  public override func decodeObject() -> Any? { nil }

  /// Nothing: every value has a key.
  public override func decodeData() -> Data? { nil }

  /// Nothing: every value has a key.
  public override func decodeValue(ofObjCType type: UnsafePointer<CChar>, at data: UnsafeMutableRawPointer) {}

  /// None.
  public override func version(forClassName className: String) -> Int { NSNotFound }

  /// The number for the key, whatever it is given as.
  private func number(forKey key: String) -> Double {
    switch attributes[key] {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case "YES" as String: 1
    case let value as String: Double(value) ?? 0
    default: 0
    }
  }

  /// The number for the key, exact where it is an integer.
  private func integer<Integer: FixedWidthInteger>(forKey key: String) -> Integer {
    switch attributes[key] {
    case is Bool: Integer(number(forKey: key))
    case let value as any BinaryInteger: Integer(exactly: value) ?? 0
    case let value as String: Integer(value) ?? Integer(exactly: number(forKey: key).rounded(.towardZero)) ?? 0
    default: Integer(exactly: number(forKey: key).rounded(.towardZero)) ?? 0
    }
  }

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

    /// The bytes of a value that is data; none for another.
    public override func withDecodedUnsafeBufferPointer<Result>(
      forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
      guard let data = attributes[key] as? Data else { return try body(nil) }
      return try Array(data).withUnsafeBufferPointer(body)
    }

    /// The bytes of a value that is data; none for another.
    public override func withDecodedUnsafeBytes<Result>(
      forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
      guard let data = attributes[key] as? Data else { return try body(nil) }
      return try Array(data).withUnsafeBytes(body)
    }

    /// Nothing: every value has a key.
    public override func decodePropertyList() -> Any? { nil }

    /// Nothing: every value has a key.
    public override func decodeArray(
      ofObjCType itemType: UnsafePointer<CChar>, count: Int, at array: UnsafeMutableRawPointer
    ) {}

    /// The value as Foundation's own coders have it: text and numbers as objects, points and the like as text.
    private func object(forKey key: String) -> NSObject? {
      switch attributes[key] {
      case let value as String: NSString(string: value)
      case let value as CGPoint: NSString(string: NSStringFromPoint(value))
      case let value as CGSize: NSString(string: NSStringFromSize(value))
      case let value as CGRect: NSString(string: NSStringFromRect(value))
      case let value as Bool: NSNumber(value: value)
      case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
      case is any BinaryFloatingPoint: NSNumber(value: number(forKey: key))
      case let value: value as? NSObject
      }
    }
  #endif
}
