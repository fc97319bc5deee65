import Foundation
import InterfaceBuilder
import ResourceKit

extension ControllerBase: CoderInitializable {}
extension ViewBase: CoderInitializable {}

extension Backend {
  /// Documents that are written for the fixtures, as Xcode would.
  static let documents = Backend(testDescription: "DocumentRegistry") { fixtures in
    let folder = TemporaryFolder.url()
    for storyboard in fixtures.storyboards {
      try storyboard.document.write(to: folder.appendingPathComponent("\(storyboard.name).storyboard"))
    }
    for nib in fixtures.nibs {
      try nib.document.write(to: folder.appendingPathComponent("\(nib.name).xib"))
    }
    return try DocumentRegistry(contentsOf: [folder])
  }
}

extension StoryboardFixture {
  fileprivate var document: Data {
    let initial = scenes.firstIndex(where: \.isInitial).map { " initialViewController=\"controller-\($0)\"" } ?? ""
    let scenes = scenes.enumerated().map { index, scene in
      let identifier = scene.identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
      return """
            <scene sceneID="scene-\(index)">
                <objects>
                    <viewController\(identifier) id="controller-\(index)"\(customClass(scene.type)) \
        sceneMemberID="viewController"/>
                </objects>
            </scene>
        """
    }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial)>
          <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      </document>
      """.utf8)
  }
}

extension NibFixture {
  fileprivate var document: Data {
    let views = objects.enumerated().map { index, type in
      "        <view id=\"view-\(index)\"\(customClass(type))/>"
    }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(views.joined(separator: "\n"))
          </objects>
      </document>
      """.utf8)
  }
}

private func customClass(_ type: Any.Type) -> String {
  " customClass=\"\(TypeName.bare(type))\" customModule=\"\(TypeName.module(of: type) ?? "")\""
    + " customModuleProvider=\"target\""
}
