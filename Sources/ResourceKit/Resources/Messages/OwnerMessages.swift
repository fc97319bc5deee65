extension ResourceError {
  static func ownerMissing(outlets: [String]) -> ResourceError {
    ResourceError(
      .ownerRequired, found: "outlets of File's Owner, \(list(outlets.map(quoted))), and no owner",
      remedy: "pass the owner whose outlets they are, or remove the connections in Interface Builder.")
  }

  static func unsuitableOwner(_ type: Any.Type, missing outlets: [String]) -> ResourceError {
    ResourceError(
      .unsuitableOwner,
      found: "outlets of File's Owner, \(list(outlets.map(quoted))), which a \(TypeName.qualified(type)) does not have",
      remedy: "pass an owner that has them, or remove the connections in Interface Builder.")
  }

  static func ownerLoadsItself(_ type: Any.Type) -> ResourceError {
    ResourceError(
      .unsuitableOwner,
      found: "a \(TypeName.qualified(type)) inside the nib that it is File's Owner of, which would load itself again",
      remedy: "let File's Owner be the \(TypeName.qualified(type)), and the nib's view a plain view.")
  }

  static func contentNotFound(_ type: Any.Type, available: [String]) -> ResourceError {
    ResourceError(
      .viewNotFound, found: "no \(TypeName.qualified(type)) among the nib's top-level objects", available: available,
      remedy: "add a view to the nib.")
  }

  static func unexpectedReusableView(_ found: Any.Type, instead expected: Any.Type) -> ResourceError {
    ResourceError(
      .unexpectedType,
      found: "an instance of \(TypeName.qualified(found)), not of \(TypeName.qualified(expected))",
      remedy: "register \(TypeName.qualified(expected)) for this reuse identifier, or set the prototype's custom class "
        + "and its module to it.")
  }

  static func reusableViewNotRegistered(_ type: Any.Type) -> ResourceError {
    ResourceError(
      .viewNotFound, found: "nothing registered for this reuse identifier",
      remedy: "register(\(TypeName.qualified(type)).self) before the first view is dequeued.")
  }
}
