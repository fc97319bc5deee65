import Foundation

/// The objects of a compiled nib, read without loading a class or making an instance.
///
/// Interface Builder's compiler writes four tables behind the word `NIBArchive`: objects, keys, values and class names.
/// Apple does not document the format, so whatever is not as expected makes the whole archive `nil`: "can't tell".
struct NibArchive {
  /// An object of the archive.
  struct Object {
    /// The class that the object was archived as.
    let className: String

    fileprivate let fields: [(key: String, value: Value)]
  }

  /// A value of an object; numbers are not needed, and not kept.
  fileprivate enum Value {
    case bytes(Data)
    case reference(Int)
    case other
  }

  /// The objects; the first one is the root.
  let objects: [Object]

  /// The archive of a nib, which may be a file, or a folder that holds one for each system version.
  init?(contentsOf nib: URL) {
    let inside = nib.appendingPathComponent("runtime.nib")
    let file = FileManager.default.fileExists(atPath: inside.path) ? inside : nib
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data)
  }

  /// The archive in a nib's bytes.
  init?(_ data: Data) {
    var reader = Reader(data)
    guard reader.bytes(10) == Data("NIBArchive".utf8), reader.word() == 1, reader.word() != nil else { return nil }
    let tables = (0..<4).compactMap { _ in
      reader.word().flatMap { count in reader.word().map { (count: count, offset: $0) } }
    }
    guard tables.count == 4,
      let spans = reader.table(tables[0], { Self.span(&$0) }),
      let keys = reader.table(tables[1], { Self.key(&$0) }),
      let values = reader.table(tables[2], { Self.value(&$0) }),
      let classNames = reader.table(tables[3], { Self.className(&$0) })
    else { return nil }
    // Each value belongs to one object. Spans that overlap could stand for more than memory holds.
    guard spans.reduce(0, { min($0 + min($1.count, values.count + 1), values.count + 1) }) <= values.count else {
      return nil
    }
    var objects: [Object] = []
    for span in spans {
      guard classNames.indices.contains(span.className), span.first <= values.count,
        span.count <= values.count - span.first
      else { return nil }
      let fields = values[span.first..<span.first + span.count].compactMap { value in
        keys.indices.contains(value.key) ? (key: keys[value.key], value: value.value) : nil
      }
      objects.append(Object(className: classNames[span.className], fields: fields))
    }
    self.objects = objects
  }

  /// The object that a field of an object refers to.
  func object(_ key: String, of object: Object) -> Object? {
    for case (key, .reference(let index)) in object.fields where objects.indices.contains(index) {
      return objects[index]
    }
    return nil
  }

  /// The string that a field of an object refers to.
  func string(_ key: String, of object: Object) -> String? {
    guard let string = self.object(key, of: object) else { return nil }
    for case ("NS.bytes", .bytes(let bytes)) in string.fields { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }
}

extension NibArchive {
  private static func span(_ reader: inout Reader) -> (className: Int, first: Int, count: Int)? {
    guard let className = reader.number(), let first = reader.number(), let count = reader.number() else { return nil }
    return (className, first, count)
  }

  private static func key(_ reader: inout Reader) -> String? {
    reader.number().flatMap { reader.bytes($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A class name ends in a null character, and stands behind the indexes of its fallback classes.
  private static func className(_ reader: inout Reader) -> String? {
    guard let length = reader.number(), let fallbacks = reader.number(), fallbacks <= Int.max / 4,
      reader.bytes(4 * fallbacks) != nil, let name = reader.bytes(length)
    else { return nil }
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func value(_ reader: inout Reader) -> (key: Int, value: Value)? {
    guard let key = reader.number(), let kind = reader.bytes(1)?.first else { return nil }
    switch kind {
    case 0: return reader.bytes(1).map { _ in (key, .other) }
    case 1: return reader.bytes(2).map { _ in (key, .other) }
    case 2, 6: return reader.bytes(4).map { _ in (key, .other) }
    case 3, 7: return reader.bytes(8).map { _ in (key, .other) }
    case 4, 5, 9: return (key, .other)
    case 8: return reader.number().flatMap { reader.bytes($0) }.map { (key, .bytes($0)) }
    case 10: return reader.word().map { (key, .reference($0)) }
    default: return nil
    }
  }
}

extension NibArchive {
  /// Reads numbers and bytes one after the other, and `nil` where the data ends.
  fileprivate struct Reader {
    private var rest: Data
    private let data: Data

    init(_ data: Data) {
      self.data = data
      rest = data
    }

    /// The next bytes.
    mutating func bytes(_ count: Int) -> Data? {
      guard count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    /// A number of four bytes, the lowest first.
    mutating func word() -> Int? {
      bytes(4).flatMap { Int(exactly: $0.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }) }
    }

    /// A number of seven bits a byte, the lowest first; the eighth bit marks the last byte.
    mutating func number() -> Int? {
      var number: UInt64 = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        guard let byte = bytes(1)?.first else { return nil }
        number |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 != 0 { return Int(exactly: number) }
      }
      return nil
    }

    /// The entries of a table; `nil` where one can't be read.
    func table<Entry>(_ place: (count: Int, offset: Int), _ entry: (inout Reader) -> Entry?) -> [Entry]? {
      guard place.offset <= data.count else { return nil }
      var reader = self
      reader.rest = data.dropFirst(place.offset)
      var entries: [Entry] = []
      // Each entry takes a byte at least, so a count that lies ends the loop where the data ends.
      for _ in 0..<place.count {
        guard let entry = entry(&reader) else { return nil }
        entries.append(entry)
      }
      return entries
    }
  }
}
