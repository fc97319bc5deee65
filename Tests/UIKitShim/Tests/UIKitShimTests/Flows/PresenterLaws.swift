import Foundation
import ResourceKit
import Testing

/// The promises of every presenter, as the comment of `PresentingController` states them.
@MainActor
@Suite("Presenter laws")
struct PresenterLaws {
  private func with(_ backend: PresenterBackend, _ body: @MainActor () async throws -> Void) async throws {
    let registry = InMemoryRegistry()
    try registry.addInitialScene(to: "SignInFlow") { backend.scene() }
    try await Registries.with(registry, body)
  }

  @Test("It shows the first scene, and calls the completion once", arguments: PresenterBackend.all)
  func begin(backend: PresenterBackend) async throws {
    try await with(backend) {
      let (presenter, flow) = (backend.make(), SignInFlow())
      var completions = 0
      try presenter.present(flow, as: backend.style(), animated: false) { completions += 1 }
      #expect(backend.shown(presenter).count == 1)
      #expect(completions == 1)
      let scene = backend.shown(presenter).first as? any PresentingController
      #expect(scene?.storyboardController.map(ObjectIdentifier.init) == ObjectIdentifier(flow))
    }
  }

  @Test(
    "It takes away what it showed, calls the completion once, and can present again", arguments: PresenterBackend.all)
  func end(backend: PresenterBackend) async throws {
    try await with(backend) {
      let (presenter, flow) = (backend.make(), SignInFlow())
      var completions = 0
      for count in 1...2 {
        try presenter.present(flow, as: backend.style(), animated: false)
        try flow.dismiss(animated: false) { completions += 1 }
        #expect(backend.shown(presenter).isEmpty)
        #expect(completions == count)
      }
    }
  }

  @Test("A dismissal by the user is told once", arguments: PresenterBackend.all)
  func byUser(backend: PresenterBackend) async throws {
    try await with(backend) {
      let (presenter, flow, delegate) = (backend.make(), SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      try presenter.present(flow, as: backend.style(), animated: false)
      await backend.dismissByUser(presenter)
      #expect(delegate.told == ["cancelled"])
      #expect(backend.shown(presenter).isEmpty)
      await backend.dismissByUser(presenter)
      #expect(delegate.told == ["cancelled"])
    }
  }

  @Test("A result is told once, when the flow is gone", arguments: PresenterBackend.all)
  func finish(backend: PresenterBackend) async throws {
    try await with(backend) {
      let (presenter, flow, delegate) = (backend.make(), SignInFlow(), DelegateSpy())
      flow.delegate = delegate
      try presenter.present(flow, as: backend.style(), animated: false)
      flow.finish(Member(name: "Ada"), animated: false)
      #expect(delegate.told == ["finished"])
      #expect(delegate.isPresentedWhenTold == [false])
      #expect(backend.shown(presenter).isEmpty)
    }
  }

  @Test("It has a style of its own", arguments: PresenterBackend.all)
  func automaticStyle(backend: PresenterBackend) {
    #expect(backend.make().automaticPresentationStyle.kind == backend.automatic)
  }

  @Test("A style that it does not have is an error, and shows nothing", arguments: PresenterBackend.all)
  func unsupportedStyle(backend: PresenterBackend) async throws {
    guard let style = backend.unsupported else { return }
    try await with(backend) {
      let (presenter, flow) = (backend.make(), SignInFlow())
      var completions = 0
      let error = #expect(throws: ResourceError.self) {
        try presenter.present(flow, as: style) { completions += 1 }
      }
      #expect(error?.reason == .presentationNotSupported)
      #expect(error?.available?.isEmpty == false)
      #expect(backend.shown(presenter).isEmpty)
      #expect(completions == 0)
    }
  }

  @Test("A second flow over the first is an error", arguments: PresenterBackend.all)
  func occupied(backend: PresenterBackend) async throws {
    try await with(backend) {
      let presenter = backend.make()
      try presenter.present(SignInFlow(), as: backend.style(), animated: false)
      let error = #expect(throws: ResourceError.self) { try presenter.present(OtherFlow(), as: backend.style()) }
      #expect(error?.reason == .presenterOccupied)
      #expect(backend.shown(presenter).count == 1)
    }
  }

  @Test("It keeps the flow alive while it presents it, and nothing of it afterwards", arguments: PresenterBackend.all)
  func lifetimes(backend: PresenterBackend) async throws {
    try await with(backend) {
      let presenter = backend.make()
      @MainActor func present() throws -> (flow: () -> SignInFlow?, scene: () -> AnyObject?) {
        let flow = SignInFlow()
        try presenter.present(flow, as: backend.style(), animated: false)
        weak let weakFlow = flow
        weak let weakScene = backend.shown(presenter).first
        return ({ weakFlow }, { weakScene })
      }
      for byUser in [true, false] {
        let (flow, scene) = try present()
        #expect(flow() != nil)
        #expect(scene() != nil)
        if byUser { await backend.dismissByUser(presenter) } else { try flow()?.dismiss(animated: false) }
        #expect(flow() == nil)
        #expect(scene() == nil)
      }
    }
  }

  @Test("A presenter that goes takes its flow along", arguments: PresenterBackend.all)
  func presenterGone(backend: PresenterBackend) async throws {
    try await with(backend) {
      @MainActor func present() throws -> (() -> SignInFlow?) {
        let flow = SignInFlow()
        let presenter = backend.make()
        try presenter.present(flow, as: backend.style(), animated: false)
        weak let weakFlow = flow
        #expect(flow.isPresented)
        return { weakFlow }
      }
      let flow = try present()
      #expect(flow() == nil)
    }
  }
}
