import Foundation

/// Writes the part of a compiled nib that the library reads.
struct ArchiveWriter {
  enum Value {
    case bytes(String)
    case reference(Int)
  }

  private var objects: [(className: String, fields: [(key: String, value: Value)])] = []

  /// Adds an object, and returns its index.
  mutating func add(_ className: String, _ fields: KeyValuePairs<String, Value> = [:]) -> Int {
    objects.append((className, fields.map { ($0.key, $0.value) }))
    return objects.count - 1
  }

  /// Adds a string, and returns its index.
  mutating func add(string: String) -> Int { add("NSString", ["NS.bytes": .bytes(string)]) }

  var data: Data {
    let keys = Set(objects.flatMap { $0.fields.map(\.key) }).sorted()
    let classes = Set(objects.map(\.className)).sorted()
    var first = 0
    var tables = [Data](repeating: Data(), count: 4)
    for object in objects {
      for number in [classes.firstIndex(of: object.className) ?? 0, first, object.fields.count] {
        tables[0] += Self.number(number)
      }
      first += object.fields.count
      for field in object.fields {
        tables[2] += Self.number(keys.firstIndex(of: field.key) ?? 0) + Self.value(field.value)
      }
    }
    for key in keys { tables[1] += Self.number(key.utf8.count) + Data(key.utf8) }
    for name in classes { tables[3] += Self.number(name.utf8.count + 1) + Self.number(0) + Data(name.utf8) + [0] }
    var data = Data("NIBArchive".utf8) + Self.word(1) + Self.word(10)
    var offset = 50
    for (table, count) in zip(tables, [objects.count, keys.count, first, classes.count]) {
      data += Self.word(count) + Self.word(offset)
      offset += table.count
    }
    return tables.reduce(data, +)
  }

  private static func value(_ value: Value) -> Data {
    switch value {
    case .bytes(let text): Data([8]) + number(text.utf8.count) + Data(text.utf8)
    case .reference(let index): Data([10]) + word(index)
    }
  }

  private static func word(_ number: Int) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  private static func number(_ number: Int) -> Data {
    var bytes: [UInt8] = []
    var rest = number
    repeat {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    } while rest > 0
    bytes[bytes.count - 1] |= 0x80
    return Data(bytes)
  }
}
