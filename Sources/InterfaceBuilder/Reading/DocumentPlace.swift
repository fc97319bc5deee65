/// Where an element stands in a document, as far as it matters.
enum DocumentPlace {
  case document
  case dependencies
  case scenes
  case scene
  case objects
  case object
  case runtimeAttributes
  case runtimeAttribute
  case runtimeValue
  case tieBreakers
  case elsewhere

  /// The place of an element inside this one.
  func place(of element: String) -> DocumentPlace {
    switch (self, element) {
    case (.document, "dependencies"): .dependencies
    case (.document, "scenes"): .scenes
    case (.document, "objects"), (.scene, "objects"): .objects
    case (.document, "inferredMetricsTieBreakers"): .tieBreakers
    case (.scenes, "scene"): .scene
    case (.objects, _): .object
    case (.object, "userDefinedRuntimeAttributes"): .runtimeAttributes
    case (.runtimeAttributes, "userDefinedRuntimeAttribute"): .runtimeAttribute
    case (.runtimeAttribute, _): .runtimeValue
    default: .elsewhere
    }
  }
}
