import ResourceKit
import Testing

@MainActor
@Suite("Names")
struct NameRules {
  final class Nested: FixtureController {}
  final class Generic<Content>: FixtureController { final class Part: FixtureController {} }
  final class `Raw Name`: FixtureController {}
  final class `A<B`: FixtureController {}

  @Test("S10: the bare name of a nested, generic, private, local or raw-named type")
  func bareNames() {
    final class Local: FixtureController {}
    #expect(TypeName.bare(Nested.self) == "Nested")
    #expect(TypeName.bare(Box<Int>.self) == "Box")
    #expect(TypeName.bare(Generic<[String: Int]>.self) == "Generic")
    #expect(TypeName.bare(Generic<Int>.Part.self) == "Part")
    #expect(TypeName.bare(PrivateType.fixture) == "PrivateViewController")
    #expect(TypeName.bare(Local.self) == "Local")
    #expect(TypeName.bare(`Raw Name`.self) == "Raw Name")
    #expect(TypeName.bare(`A<B`.self) == "A<B")
  }

  @Test("S10: scenes are found by the bare name")
  func scenesByBareName() throws {
    let main = StoryboardFixture(
      "Main", .scene("Inner", Outer.Inner.self), .scene("Box", Box<Int>.self),
      .scene("PrivateViewController", PrivateType.fixture))
    // A document can name neither nested nor generic nor private classes (D47), so those come from memory.
    try Backend.inMemory.with(main) {
      _ = Outer.Inner.fromStoryboard()
      _ = Box<Int>.fromStoryboard()
      _ = PrivateType.make()
    }
  }

  @Test("R6, R7: messages name types with their modules, also private and local ones")
  func qualifiedNames() {
    final class Local: FixtureController {}
    #expect(TypeName.qualified(Outer.Inner.self) == "ResourceKitTests.Outer.Inner")
    #expect(TypeName.qualified(Box<Int>.self) == "ResourceKitTests.Box<Swift.Int>")
    #expect(TypeName.qualified(PrivateType.fixture) == "ResourceKitTests.PrivateViewController")
    #expect(TypeName.qualified(Local.self) == "ResourceKitTests.NameRules.Local")
  }

  @Test("The module of a type")
  func modules() {
    final class Local: FixtureController {}
    #expect(TypeName.module(of: Box<Int>.self) == "ResourceKitTests")
    #expect(TypeName.module(of: Local.self) == "ResourceKitTests")
    #expect(TypeName.module(of: (any Error).self) == "Swift")
  }
}
