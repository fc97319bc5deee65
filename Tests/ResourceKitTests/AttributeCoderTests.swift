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
