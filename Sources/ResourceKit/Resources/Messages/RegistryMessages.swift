extension ResourceError {
  static func emptyName(_ what: String) -> ResourceError {
    ResourceError(.emptyName, found: "an empty \(what)", remedy: "give a \(what) that is not empty.")
  }

  package static func alreadyRegistered(_ what: String, at callSite: CallSite, before: CallSite) -> ResourceError {
    ResourceError(
      .alreadyRegistered, found: "\(what), registered before at \(before)",
      remedy: "register it once, or use another registry."
    ).asked(at: callSite)
  }

  static func verificationFailed(_ report: VerificationReport) -> ResourceError {
    ResourceError(
      .verificationFailed, found: "\(report.problems.count) of \(report.entries.count) resources that can't be made",
      problems: report.problems)
  }
}

extension InMemoryRegistry {
  /// How to fill the registry.
  public func advice(for reason: ResourceError.Reason) -> String? {
    guard self !== Registries.platform else {
      return "there is no UI framework here, so say where instances come from: Registries.bootstrap(registry)."
    }
    return switch reason {
    case .storyboardNotFound: "add it to the InMemoryRegistry with addScene(_:to:) or addInitialScene(_:to:)."
    case .sceneNotFound: "add it to the InMemoryRegistry with addScene(_:to:)."
    case .noInitialController: "add it to the InMemoryRegistry with addInitialScene(_:to:)."
    case .nibNotFound: "add it to the InMemoryRegistry with addNib(_:_:)."
    case .unexpectedType, .viewNotFound: "let the closure in the InMemoryRegistry make an instance of this type."
    default: nil
    }
  }
}
