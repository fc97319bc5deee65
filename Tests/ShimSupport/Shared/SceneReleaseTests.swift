import Foundation
import Testing

@testable import ResourceKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor
@Suite("Scenes that are released")
struct SceneReleaseTests {
  let presenter = InMemoryController()
  let flow = SignInFlow()
  let delegate = DelegateSpy()

  init() { flow.delegate = delegate }

  private func presentation(of scene: AnyObject) -> StoryboardPresentation {
    let presentation = StoryboardPresentation(
      of: flow, scene: scene, by: presenter, as: .modal, ending: PresentationEnding())
    SceneRelease.watch(scene, for: presentation)
    return presentation
  }

  @Test("F15: a scene that is released ends its presentation, where nobody else notices")
  func released() async {
    var scene: PlatformViewController? = PlatformViewController(nibName: nil, bundle: nil)
    let presentation = scene.map { self.presentation(of: $0) }
    #expect(delegate.told.isEmpty)
    scene = nil
    await Turns.until { !delegate.told.isEmpty }
    #expect(delegate.told == ["cancelled"])
    #expect(presentation?.isCurrent == false)
  }

  @Test("F15: a scene that is presented once more ends its earlier presentation")
  func presentedOnceMore() async {
    let scene = PlatformViewController(nibName: nil, bundle: nil)
    let earlier = presentation(of: scene)
    let later = presentation(of: scene)
    await Turns.until { !delegate.told.isEmpty }
    #expect(!earlier.isCurrent)
    #expect(later.isCurrent)
  }

  @Test("F20: a scene does not keep its presentation alive")
  func link() {
    let scene = PlatformViewController(nibName: nil, bundle: nil)
    weak let presentation = presentation(of: scene)
    #expect(presentation == nil)
  }
}
