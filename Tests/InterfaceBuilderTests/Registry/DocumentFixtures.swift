import Foundation
import InterfaceBuilder
import ResourceKit

@MainActor
class SceneController: CoderInitializable {
  let title: String?
  let isHidden: Bool
  let count: Int

  required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String
    isHidden = coder.decodeBool(forKey: "hidden")
    count = coder.decodeInteger(forKey: "count")
  }
}

final class SettingsController: SceneController, StoryboardInstantiatable {}

final class FailingController: CoderInitializable {
  init?(coder: NSCoder) { nil }
}

final class PlainController {}

final class ArchivedObject: NSObject, NSCoding {
  let title: String?

  init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String }
  func encode(with coder: NSCoder) {}
}

final class TagView: CoderInitializable, NibInstantiatable {
  init?(coder: NSCoder) {}
}
