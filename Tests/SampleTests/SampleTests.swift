import Testing

/// What README, articles and comments show is compiled: each paragraph of each sample stands, word for word, in a Swift
/// file of the tests (indentation, trailing comments and blank lines aside).
@Suite("Samples")
struct SampleTests {
  @Test("README and the articles", arguments: SampleFiles.articles)
  func articles(path: String) throws {
    let samples = SampleFiles.fencedSamples(in: try SampleFiles.text(path))
    #expect(!samples.isEmpty || path.hasSuffix("WhatIsProvenWhere.md"))
    expectCompiled(samples)
  }

  @Test("Comments", arguments: SampleFiles.sources)
  func comments(path: String) throws {
    expectCompiled(SampleFiles.commentSamples(in: try SampleFiles.text(path)))
  }

  @Test("X5: Foundation's XMLDocument, which crashes on malformed text, is used nowhere")
  func xmlDocument() throws {
    for path in SampleFiles.sources {
      #expect(try !SampleFiles.text(path).contains("XMLDocument("), "\(path)")
    }
  }

  @Test("A sample that is compiled nowhere is found out")
  func selfTest() {
    let samples = SampleFiles.fencedSamples(in: "```swift\nlet a = b\n\n  c() // d\n```\n\n```\nnot Swift\n```\n")
    #expect(samples == [["let a = b"], ["c()"]])
    #expect(!samples.contains { SampleFiles.isCompiled($0) })
    #expect(SampleFiles.isCompiled(["let settings = SettingsViewController.fromStoryboard()"]))
  }

  private func expectCompiled(_ samples: [[String]]) {
    for sample in samples {
      #expect(
        SampleFiles.isCompiled(sample), "\(sample.joined(separator: "\n"))\nstands in no Swift file of the tests.")
    }
  }
}
