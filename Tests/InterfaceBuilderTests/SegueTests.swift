import InterfaceBuilder
import Testing

@Suite("Segues")
struct SegueTests {
  @Test("A segue's facts")
  func facts() throws {
    let document = try storyboard(
      scene(
        """
        <viewController id="a" sceneMemberID="viewController">
          <button id="b"><connections>
            <segue destination="z" kind="custom" identifier="go" id="s" customClass="Fade" customModule="App"/>
          </connections></button>
          <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="t"/></connections>
        </viewController>
        """))
    let segues = try #require(document.scenes.first?.segues)
    #expect(segues.map(\.objectID) == ["s", "t"])
    #expect(segues.map(\.source) == ["b", "a"])
    #expect(segues.map(\.destination) == ["z", "r"])
    #expect(segues.map(\.kind) == ["custom", "relationship"])
    #expect(segues.map(\.identifier) == ["go", nil])
    #expect(segues.map(\.relationship) == [nil, "rootViewController"])
    #expect(segues.map(\.isRelationship) == [false, true])
    #expect(segues.map(\.customClass?.name) == ["Fade", nil])
    #expect(segues.map(\.customClass?.module) == ["App", nil])
    #expect(segues.map(\.line) == [6, 8])
  }

  @Test("D59: an unwind segue says so")
  func unwind() throws {
    let document = try storyboard(
      scene(
        """
        <viewController id="a"><connections>
          <segue destination="x" kind="unwind" unwindAction="back:" id="s"/>
        </connections></viewController>
        <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
        """))
    let segue = try #require(document.scenes.first?.segues.first)
    #expect(segue.isUnwind)
    #expect(segue.unwindAction == "back:")
    #expect(segue.destination == "x")
  }

  @Test("D62: a tie breaker is no segue")
  func tieBreakers() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="s"><objects/></scene></scenes>
        <inferredMetricsTieBreakers>
          <segue reference="abc-de-fgh"/>
        </inferredMetricsTieBreakers>
      </document>
      """)
    #expect(document.scenes.flatMap(\.segues).isEmpty)
    #expect(document.inferredMetricsTieBreakers.map(\.segueID) == ["abc-de-fgh"])
    #expect(document.inferredMetricsTieBreakers.map(\.line) == [4])
  }

  @Test("D62: a reference to a segue inside a scene is none either")
  func referenceInScene() throws {
    let document = try storyboard(scene("<viewController id=\"a\"><x><segue reference=\"abc\"/></x></viewController>"))
    #expect(document.scenes.first?.segues.isEmpty == true)
    #expect(document.inferredMetricsTieBreakers.isEmpty)
  }
}
