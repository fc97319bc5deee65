import Foundation

/// Finds the samples, and the code they must stand in.
enum SampleFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Samples that can't be compiled: they show code that is not ours.
  static let exempt = ["// Before", ".package(url:"]

  // The lists of files.

  static let articles = ["README.md"] + files("Sources") { $0.hasSuffix(".md") && $0.contains(".docc/") }
  static let sources = files("Sources") { $0.hasSuffix(".swift") }

  private static let compiled: [[String]] =
    files("Tests") { $0.hasSuffix(".swift") && !$0.contains("/.build/") && !$0.hasSuffix("SampleTests.swift") }
    .compactMap { try? lines(of: text($0)) }

  private static func files(_ folder: String, where isIncluded: (String) -> Bool) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.filter(isIncluded).sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  // Samples, as paragraphs of lines.

  static func fencedSamples(in text: String) -> [[String]] {
    var samples: [String] = []
    var sample: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = sample {
        if line.hasPrefix("```") {
          samples.append(open.joined(separator: "\n"))
          sample = nil
        } else {
          sample = open + [line]
        }
      } else if line == "```swift" {
        sample = []
      }
    }
    return samples.flatMap(paragraphs)
  }

  static func commentSamples(in text: String) -> [[String]] {
    // Four columns after a blank comment line are a sample; elsewhere they continue a list.
    var samples: [String] = []
    var isSample = false
    var previous = ""
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let isIndented = line.hasPrefix("///     ")
      isSample = isIndented && (isSample || previous == "///") || isSample && line == "///"
      if isSample { samples.append(String(line.dropFirst(3))) } else { samples.append("") }
      previous = line
    }
    return paragraphs(samples.joined(separator: "\n")).filter(isSwift)
  }

  /// Messages and the like are shown in comments too.
  private static func isSwift(_ sample: [String]) -> Bool {
    !["Shop.", "Found:", "Settings.storyboard:"].contains { sample[0].hasPrefix($0) }
  }

  private static func paragraphs(_ text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .filter { paragraph in !exempt.contains { paragraph[paragraph.startIndex].hasPrefix($0) } }
      .map { lines(of: $0.joined(separator: "\n")) }
      .filter { !$0.isEmpty }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let code = line.range(of: " // ").map { line[..<$0.lowerBound] } ?? line
      return code.trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  static func isCompiled(_ sample: [String]) -> Bool {
    compiled.contains { file in
      file.indices.contains { start in file[start...].starts(with: sample) }
    }
  }
}
