import Foundation
import ResourceKit
import Testing

@Suite("R17: AttributeCoder answers nil, false and 0 for what is not there")
struct AttributeCoderTests {
  @Test("R17: an absent key", arguments: ["absent", ""])
  func absent(key: String) {
    let coder = AttributeCoder(["title": "x"])
    #expect(coder.allowsKeyedCoding)
    #expect(!coder.containsValue(forKey: key))
    #expect(coder.decodeObject(forKey: key) == nil)
    #expect(coder.decodeObject(of: NSString.self, forKey: key) == nil)
    #expect(coder.decodeObject(of: [NSString.self], forKey: key) == nil)
    #expect(coder.decodePropertyList(forKey: key) == nil)
    #expect(coder.decodeBool(forKey: key) == false)
    #expect(coder.decodeInteger(forKey: key) == 0)
    #expect(coder.decodeInt32(forKey: key) == 0)
    #expect(coder.decodeInt64(forKey: key) == 0)
    #expect(coder.decodeCInt(forKey: key) == 0)
    #expect(coder.decodeDouble(forKey: key) == 0)
    #expect(coder.decodeFloat(forKey: key) == 0)
    #expect(coder.withDecodedUnsafeBufferPointer(forKey: key) { $0 == nil })
    #expect(coder.withDecodedUnsafeBytes(forKey: key) { $0 == nil })
    #expect(coder.decodePoint(forKey: key) == .zero)
    #expect(coder.decodePropertyList() == nil)
    #expect(coder.version(forClassName: "X") == NSNotFound)
    #expect(coder.decodeObject() == nil)
    #expect(coder.decodeData() == nil)
  }

  @Test("What is there")
  func present() {
    let coder = AttributeCoder(["title": "Settings", "hidden": true, "count": 3, "ratio": 1.5, "large": Int.max])
    #expect(coder.containsValue(forKey: "title"))
    #expect(coder.decodeObject(forKey: "title") as? String == "Settings")
    #expect(coder.decodeObject(of: NSString.self, forKey: "title") == "Settings")
    #expect(coder.decodeObject(of: [NSString.self, NSNumber.self], forKey: "title") as? NSString == "Settings")
    #expect(coder.decodeObject(of: [NSNumber.self], forKey: "title") == nil)
    #expect(coder.decodeBool(forKey: "hidden"))
    #expect(coder.decodeInteger(forKey: "count") == 3)
    #expect(coder.decodeDouble(forKey: "ratio") == 1.5)
    #expect(coder.decodeFloat(forKey: "count") == 3)
    #expect(coder.decodeInteger(forKey: "ratio") == 1)
    #expect(coder.decodeInt32(forKey: "large") == 0)
    #expect(coder.decodeInteger(forKey: "title") == 0)
  }

  @Test("A number of any type, also as text", arguments: Numbers.fit.indices)
  func numbers(index: Int) {
    let coder = AttributeCoder(["number": Numbers.fit[index]])
    #expect(coder.decodeInteger(forKey: "number") == 7)
    #expect(coder.decodeInt32(forKey: "number") == 7)
    #expect(coder.decodeInt64(forKey: "number") == 7)
    #expect(coder.decodeCInt(forKey: "number") == 7)
    #expect(coder.decodeDouble(forKey: "number") == 7)
    #expect(coder.decodeFloat(forKey: "number") == 7)
    #expect(coder.decodeBool(forKey: "number"))
  }

  @Test("A number that does not fit is 0", arguments: Numbers.unfit.indices)
  func unfitNumbers(index: Int) {
    let coder = AttributeCoder(["number": Numbers.unfit[index]])
    #expect(coder.decodeInteger(forKey: "number") == 0)
    #expect(coder.decodeInt32(forKey: "number") == 0)
  }

  @Test("YES and NO are truth values, and numbers")
  func truthValues() {
    let coder = AttributeCoder(["yes": "YES", "no": "NO"])
    #expect(coder.decodeBool(forKey: "yes"))
    #expect(!coder.decodeBool(forKey: "no"))
    #expect(coder.decodeInteger(forKey: "yes") == 1)
    #expect(coder.decodeDouble(forKey: "yes") == 1)
  }

  @Test("Points, sizes, rectangles and bytes")
  func structures() {
    let coder = AttributeCoder([
      "point": CGPoint(x: 1, y: 2), "size": CGSize(width: 3, height: 4),
      "rect": CGRect(x: 1, y: 2, width: 3, height: 4),
      "data": Data([1, 2]),
    ])
    #expect(coder.decodePoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(coder.decodeRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.withDecodedUnsafeBytes(forKey: "data") { $0.map { Array($0) } } == [1, 2])
    #expect(coder.withDecodedUnsafeBufferPointer(forKey: "data") { $0.map { Array($0) } } == [1, 2])
  }

  @Test("An error that an initializer reports is kept, and ends nothing")
  func errors() {
    let coder = AttributeCoder()
    #expect(coder.error == nil)
    #expect(coder.decodingFailurePolicy == .setErrorAndReturn)
    coder.failWithError(CocoaError(.coderReadCorrupt))
    coder.failWithError(CocoaError(.coderValueNotFound))
    #expect((coder.error as? CocoaError)?.code == .coderReadCorrupt)
  }

  @Test("Creators of an InMemoryRegistry get one")
  @MainActor
  func creators() throws {
    let registry = InMemoryRegistry()
    try registry.addScene("HomeViewController") { HomeViewController() }
    var coders: [NSCoder] = []
    _ = try HomeViewController.scene.instantiate(from: registry) { coder in
      coders.append(coder)
      return HomeViewController(coder: coder, note: "")
    }
    #expect(coders.map { $0 is AttributeCoder } == [true])
  }
}

private enum Numbers {
  static let fit: [any Sendable] = [
    7, Int8(7), Int32(7), Int64(7), UInt(7), UInt8(7), 7.0, Float(7), CGFloat(7), "7", "7.0",
  ]

  static let unfit: [any Sendable] = [Double.nan, Double.infinity, 1e300, UInt.max, "x", "", "1e300"]
}
