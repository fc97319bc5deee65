// What a registry advises wins over what is said here of Interface Builder.

extension ResourceError {
  static func storyboardNotFound(_ names: [String], available: [String]?, advice: String?) -> ResourceError {
    ResourceError(
      .storyboardNotFound, found: "no storyboard of \(names.count == 1 ? "this name" : "either name")",
      available: available,
      remedy: remedy(
        for: names, among: available,
        otherwise: advice ?? "add the storyboard to the target whose bundle this is."))
  }

  /// - Parameter initial: Rule S6's other fact, where the initial controller would have done.
  static func sceneNotFound(
    _ identifier: String, available: [String]?, initial: String? = nil, advice: String? = nil
  ) -> ResourceError {
    ResourceError(
      .sceneNotFound, found: "no scene with this storyboard ID" + (initial.map { ", and \($0)" } ?? ""),
      available: available,
      remedy: remedy(
        for: [identifier], among: available,
        otherwise: advice ?? "give the scene this storyboard ID in Interface Builder."))
  }

  static func noInitialController(available: [String]?, advice: String? = nil) -> ResourceError {
    ResourceError(
      .noInitialController, found: "no initial controller", available: available,
      remedy: advice
        ?? "choose \"Is Initial View Controller\" for a scene in Interface Builder, or ask for a storyboard ID.")
  }

  static func unexpectedType(_ found: String, instead expected: Any.Type, advice: String? = nil) -> ResourceError {
    ResourceError(
      .unexpectedType, found: "an instance of \(found), not of \(TypeName.qualified(expected))",
      remedy: advice
        ?? "set the custom class and its module in Interface Builder to \(TypeName.qualified(expected)).")
  }

  static func unavailableClass(_ name: String) -> ResourceError {
    ResourceError(
      .unexpectedType, found: "the custom class \(name), which this process does not have",
      remedy: "correct the custom class or its module in Interface Builder.")
  }

  static func unexpectedCreator(of found: AnyClass, forSceneOf expected: AnyClass) -> ResourceError {
    ResourceError(
      .unexpectedType,
      found: "a creator that makes \(TypeName.qualified(found)), for a scene of the class "
        + TypeName.qualified(expected),
      remedy: "let the creator make the scene's class, or set the custom class and its module in Interface Builder.")
  }
}
