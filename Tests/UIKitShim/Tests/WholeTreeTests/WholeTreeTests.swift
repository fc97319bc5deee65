public import ResourceKit
import Testing
public import UIKit

// NB: it compiles, which is the test. The catch: every controller of the process then says that it has a storyboard.
extension UIViewController: @retroactive StoryboardInitializable {}

final class WholeTreeViewController: UIViewController {}

@MainActor
@Suite("A whole tree of controllers opts in")
struct WholeTreeTests {
  @Test("S12: each class has a storyboard of its name")
  func storyboardName() {
    #expect(WholeTreeViewController.initialScene.name == "WholeTreeViewController")
    #expect(UIViewController.initialScene.name == "UIViewController")
  }
}
