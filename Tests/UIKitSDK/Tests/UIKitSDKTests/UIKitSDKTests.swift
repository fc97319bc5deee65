#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ResourceKit
  import Testing
  import UIKit

  // NB: only Xcode runs these; `Tests/UIKitShim` has the same statements, and more, for every machine.
  @MainActor
  @Suite("UIKit loads what Xcode compiled")
  struct UIKitSDKTests {
    @Test("S1, S4, S11: a scene of the module's resource bundle")
    func scenes() throws {
      let home = try HomeViewController.scene.instantiate()
      #expect(!home.isViewLoaded)
      _ = try Storyboard<HomeViewController>(name: "Main").instantiate()
    }

    @Test("R2: a creator, and one that returns nil")
    func creators() throws {
      let made = try HomeViewController.scene.instantiate { HomeViewController(coder: $0, note: "made") }
      #expect(made.note == "made")
      #expect(try HomeViewController.scene.instantiate(creator: { _ in nil }).note == "")
    }

    @Test("R1: what is not there is an error, and no exception")
    func missing() {
      let scene = Storyboard<HomeViewController>(name: "Main", identifier: "HomeViewControler")
      let error = #expect(throws: ResourceError.self) { try scene.instantiate() }
      #expect(error?.available == ["HomeViewController", "LostViewController"])
      #expect(throws: ResourceError.self) { try Storyboard<HomeViewController>(name: "Other").instantiate() }
      #expect(throws: ResourceError.self) { try Nib<BadgeView>(name: "Other").instantiate() }
    }

    @Test("R5: a class of a module that is not there")
    func unknownClass() {
      let error = #expect(throws: ResourceError.self) { try LostViewController.scene.instantiate() }
      #expect(error?.reason == .unexpectedType)
    }

    @Test("A creator of another class than the scene's, where the compiled scene tells its class")
    func otherClass() {
      let scene = Storyboard<LostViewController>(name: "Main", identifier: "HomeViewController")
      guard case .failed = scene.verify(at: CallSite()).outcome else { return }
      let error = #expect(throws: ResourceError.self) { try scene.instantiate { LostViewController(coder: $0) } }
      #expect(error?.reason == .unexpectedType)
    }

    @Test("N1, N3: the nib's view, with a gesture recognizer before it")
    func nib() throws {
      let badge = try BadgeView.nib.instantiate()
      let other = try BadgeView.nib.instantiate()
      #expect(ObjectIdentifier(badge) != ObjectIdentifier(other))
    }
  }

  final class HomeViewController: UIViewController, StoryboardInstantiatable {
    let note: String

    init?(coder: NSCoder, note: String) {
      self.note = note
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      note = ""
      super.init(coder: coder)
    }
  }

  final class LostViewController: UIViewController, StoryboardInstantiatable {}
  final class BadgeView: UIView, NibInstantiatable {}
#endif
