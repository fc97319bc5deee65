// What a registry advises wins over what is said here of Interface Builder.

extension ResourceError {
  static func nibNotFound(_ name: String, available: [String]?, advice: String?) -> ResourceError {
    ResourceError(
      .nibNotFound, found: "no nib of this name", available: available,
      remedy: remedy(
        for: [name], among: available, otherwise: advice ?? "add the xib to the target whose bundle this is."))
  }

  static func viewNotFound(_ type: Any.Type, available: [String], advice: String? = nil) -> ResourceError {
    ResourceError(
      .viewNotFound, found: "no top-level object of this type", available: available,
      remedy: advice ?? "set the custom class of the nib's view, and its module, to \(TypeName.qualified(type)).")
  }

  static func unexpectedType(_ found: String, at index: Int, instead expected: Any.Type) -> ResourceError {
    unexpectedType(
      found, instead: expected,
      advice: "ask for the index of the \(TypeName.qualified(expected)) (was \(index)), or for none.")
  }

  static func nibNotInstantiable() -> ResourceError {
    ResourceError(
      .notInstantiable, found: "a nib that the platform could not instantiate",
      remedy: "open the xib in Interface Builder, and build it again.")
  }

  static func indexOutOfRange(_ index: Int, available: [String]) -> ResourceError {
    let remedy =
      switch available.count {
      case 0: "add a view to the nib."
      case 1: "ask for the index 0 (was \(index))."
      default: "ask for an index from 0 to \(available.count - 1) (was \(index))."
      }
    return ResourceError(
      .indexOutOfRange, found: "no top-level object with the index \(index)", available: available, remedy: remedy)
  }

  static func identifierNotApplicable(_ identifier: String) -> ResourceError {
    ResourceError(
      .identifierNotApplicable, found: "the identifier \(quoted(identifier)), and the objects of a nib have none",
      remedy: "leave the identifier out for a type that comes from a nib.")
  }
}
