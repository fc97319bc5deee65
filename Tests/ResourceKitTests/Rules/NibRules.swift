import Foundation
import ResourceKit
import Testing

@MainActor
@Suite("Nib rules")
struct NibRules {
  @Test("N1: nothing overridden: the nib of the class name", arguments: Backend.all)
  func classNamed(backend: Backend) throws {
    try backend.with(NibFixture("Other", OtherView.self), NibFixture("BadgeView", BadgeView.self)) {
      let badge = BadgeView.fromNib()
      #expect(type(of: badge) == BadgeView.self)
    }
  }

  @Test("N2: nibName overridden: that nib", arguments: Backend.all)
  func nibNameOverridden(backend: Backend) throws {
    try backend.with(NibFixture("CardView", OtherView.self), NibFixture("Cards", CardView.self)) {
      _ = CardView.fromNib()
    }
  }

  @Test("N2: a passed name wins", arguments: Backend.all)
  func passedName(backend: Backend) throws {
    try backend.with(NibFixture("Cards", OtherView.self), NibFixture("More", CardView.self)) {
      _ = CardView.instantiateFromResource("More")
    }
  }

  @Test("N2: an identifier for a nib is an error, not ignored", arguments: Backend.all)
  func identifierForNib(backend: Backend) throws {
    try backend.with(NibFixture("Cards", CardView.self)) {
      let error = #expect(throws: ResourceError.self) {
        try CardView.instantiate(fromResource: nil, identifier: "X", at: CallSite())
      }
      #expect(error?.reason == .identifierNotApplicable)
    }
  }

  @Test("N3: the first top-level object of the type", arguments: Backend.all)
  func firstOfType(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView", OtherView.self, BadgeView.self)) {
      _ = BadgeView.fromNib()
    }
  }

  @Test("N4: exactly the object of an index", arguments: Backend.all)
  func index(backend: Backend) throws {
    try backend.with(NibFixture("Pair", BadgeView.self, OtherView.self)) {
      _ = try Nib<BadgeView>(name: "Pair", index: 0).instantiate()
      _ = try Nib<OtherView>(name: "Pair", index: 1).instantiate()
      let second = try Nib<FixtureView>(name: "Pair", index: 1).instantiate()
      #expect(type(of: second) == OtherView.self)
    }
  }

  @Test("N4: the object of an index is of another type", arguments: Backend.all)
  func indexOfAnotherType(backend: Backend) throws {
    try backend.with(NibFixture("Pair", BadgeView.self, OtherView.self)) {
      let error = #expect(throws: ResourceError.self) { try Nib<BadgeView>(name: "Pair", index: 1).instantiate() }
      #expect(error?.reason == .unexpectedType)
    }
  }

  @Test("N4: an index out of range", arguments: Backend.all, [-1, 2, .max, .min])
  func indexOutOfRange(backend: Backend, index: Int) throws {
    try backend.with(NibFixture("Pair", BadgeView.self, OtherView.self)) {
      let error = #expect(throws: ResourceError.self) { try Nib<BadgeView>(name: "Pair", index: index).instantiate() }
      #expect(error?.reason == .indexOutOfRange)
      #expect(error?.remedy == "ask for an index from 0 to 1 (was \(index)).")
    }
  }

  @Test("N5: none of the type: an error that lists what the nib holds", arguments: Backend.all)
  func noneOfType(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView", OtherView.self, CardView.self)) {
      let error = #expect(throws: ResourceError.self) { try BadgeView.nib.instantiate() }
      #expect(error?.reason == .viewNotFound)
      #expect(error?.available == [OtherView.self, CardView.self].map { TypeName.qualified($0) })
    }
  }

  @Test("N5: a nib with nothing in it", arguments: Backend.all)
  func emptyNib(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView")) {
      let error = #expect(throws: ResourceError.self) { try BadgeView.nib.instantiate() }
      #expect(error?.available == [])
    }
  }

  @Test("N7: instantiateXib is N1 in another spelling", arguments: Backend.all)
  func xib(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView", BadgeView.self)) {
      let badge = BadgeView.instantiateXib()
      #expect(type(of: badge) == BadgeView.self)
      _ = BadgeView.instantiateXib(bundle: .main) { $0.note = "x" }
    }
  }

  @Test("S13: an empty nib name is an error that says so", arguments: Backend.all)
  func emptyName(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView", BadgeView.self)) {
      let error = #expect(throws: ResourceError.self) { try Nib<BadgeView>(name: "").instantiate() }
      #expect(error?.reason == .emptyName)
      #expect(error?.found == "an empty nib name")
    }
  }

  @Test("configure runs once, on the finished instance, before it is returned", arguments: Backend.all)
  func configured(backend: Backend) throws {
    try backend.with(NibFixture("BadgeView", BadgeView.self)) {
      var configured: [BadgeView] = []
      let made = [
        BadgeView.fromNib { configured.append($0) },
        BadgeView.fromNib(owner: configured.first) { configured.append($0) },
        try BadgeView.nib.instantiate { configured.append($0) },
      ]
      #expect(configured.map(ObjectIdentifier.init) == made.map(ObjectIdentifier.init))
    }
  }

  @Test("Generic code makes either kind through Instantiatable", arguments: Backend.all)
  func generic(backend: Backend) throws {
    func make<Resource: Instantiatable>(_ type: Resource.Type, named name: String) -> Resource {
      type.instantiateFromResource(name)
    }
    let registry = try backend.registry(
      Fixtures(
        storyboards: [StoryboardFixture("A", .initial(HomeViewController.self))],
        nibs: [NibFixture("B", BadgeView.self)]))
    Registries.with(registry) {
      let home = make(HomeViewController.self, named: "A")
      let badge = make(BadgeView.self, named: "B")
      #expect(type(of: home) == HomeViewController.self)
      #expect(type(of: badge) == BadgeView.self)
    }
  }
}
