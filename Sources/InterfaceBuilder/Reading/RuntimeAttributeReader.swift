/// Reads one `userDefinedRuntimeAttribute`, whose value is an attribute of its tag or an element inside it.
struct RuntimeAttributeReader {
  private typealias Value = InterfaceDocument.RuntimeAttribute.Value

  private let tag: OpeningTag
  private var child: OpeningTag?
  private var text = ""

  init(_ tag: OpeningTag) {
    self.tag = tag
  }

  /// Takes the element inside, which has the value of a number, a color or a structure, or of a long text.
  mutating func open(_ tag: OpeningTag) {
    guard child == nil else { return }
    child = tag
  }

  /// Takes a piece of the text in the element inside.
  mutating func append(_ characters: String) {
    text += characters
  }

  /// The attribute, once its element is closed.
  var runtimeAttribute: InterfaceDocument.RuntimeAttribute {
    InterfaceDocument.RuntimeAttribute(
      keyPath: tag.attributes["keyPath"] ?? "",
      type: type,
      value: value ?? .unreadable(written),
      line: tag.line
    )
  }

  private var type: String { tag.attributes["type"] ?? "" }

  /// The value as text: the one in the tag, else the one in the element inside, else that element's text.
  private var written: String { tag.attributes["value"] ?? child?.attributes["value"] ?? text }

  private var value: Value? {
    switch type {
    case "string": .string(written)
    case "localizedString": .localizedString(written)
    case "image": .image(written)
    case "nil": .null
    case "boolean": boolean
    case "number": number
    case "color": child.map { .color(InterfaceDocument.RuntimeAttribute.Color(attributes: $0.attributes)) }
    default: structure
    }
  }

  private var boolean: Value? {
    switch written {
    case "YES", "true": .boolean(true)
    case "NO", "false": .boolean(false)
    default: nil
    }
  }

  private var number: Value? {
    if child?.element != "real", let integer = Int(written) { return .integer(integer) }
    return Double(written).map { .real($0) }
  }

  private var structure: Value? {
    func real(_ name: String) -> Double? { child?.attributes[name].flatMap(Double.init) }
    func integer(_ name: String) -> Int? { child?.attributes[name].flatMap { Int($0) } }
    switch type {
    case "point":
      guard let x = real("x"), let y = real("y") else { return nil }
      return .point(x: x, y: y)
    case "size":
      guard let width = real("width"), let height = real("height") else { return nil }
      return .size(width: width, height: height)
    case "rect":
      guard let x = real("x"), let y = real("y"), let width = real("width"), let height = real("height") else {
        return nil
      }
      return .rect(x: x, y: y, width: width, height: height)
    case "range":
      guard let location = integer("location"), let length = integer("length") else { return nil }
      return .range(location: location, length: length)
    default:
      return nil
    }
  }
}
