import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document: checks its bytes, runs Foundation's XML parser over them, and hands the events to a builder.
///
/// The parser alone can't be trusted with bytes from outside. On Linux it calls an empty document a success (X1), and a
/// truncated one (X2); it ends the process at a stray byte in a name (X4); and it goes on after an error (X4, X7). To
/// abort it inside one of its callbacks would be no help: that ends the process as well. So it goes on, unheard.
final class DocumentReader: NSObject {
  private let markup: MarkupScan
  private var builder = DocumentBuilder()
  private var openingTagCount = 0
  private var failure: ReadingError?

  private init(_ markup: MarkupScan) {
    self.markup = markup
  }

  /// Reads a document.
  ///
  /// - Throws: What ``InterfaceDocument/init(data:)`` throws.
  static func document(from data: Data) throws(ReadingError) -> InterfaceDocument {
    let text = try DocumentText(data).utf8
    if let line = ConflictMarkers.firstLine(in: text) { throw .conflictMarkers(line: line) }
    let markup = MarkupScan(text)
    if let unsupported = UnsupportedMarkup(in: text) ?? markup.unsupported {
      throw .unsupportedMarkup(unsupported)
    }
    return try DocumentReader(markup).read(text)
  }

  private func read(_ text: [UInt8]) throws(ReadingError) -> InterfaceDocument {
    // NB: A stream is parsed piece by piece. As one piece, more than 10,000,000 bytes fail with code 1 (X9).
    let sound = text.prefix(markup.brokenComment?.position ?? text.count)
    let parser = XMLParser(stream: InputStream(data: Data(sound)))
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = self
    let succeeded = parser.parse()
    if failure == nil, !succeeded || parser.parserError != nil {
      record(parser.parserError, line: parser.lineNumber)
    }
    if let failure { throw failure }
    if let comment = markup.brokenComment { throw comment.error }
    return try builder.document()
  }

  /// Remembers the first error; all that follows from it is noise.
  private func record(_ error: (any Error)?, line: Int) {
    guard failure == nil else { return }
    let code = (error as NSError?)?.code ?? XMLErrorCode.internalError
    if markup.isCutOff(at: line, code: code) {
      failure = markup.brokenComment?.error ?? .truncated(line: line)
    } else {
      failure = .malformedXML(code: code, line: line)
    }
  }
}

extension DocumentReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let line = markup.openingTagLine(openingTagCount) ?? parser.lineNumber
    // NB: The parser hands on a tag that the document ends inside of, and reports the error afterwards.
    guard !markup.isCutOff(openingTag: openingTagCount) else {
      failure = .truncated(line: line)
      return
    }
    openingTagCount += 1
    do throws(ReadingError) {
      try builder.open(OpeningTag(element: elementName, attributes: attributes, line: line))
    } catch {
      failure = error
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil else { return }
    builder.close()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil else { return }
    builder.append(string)
  }

  // NB: On Linux, character data sections arrive only here (X3).
  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil else { return }
    builder.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    record(parseError, line: parser.lineNumber)
  }
}
