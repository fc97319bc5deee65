/// What `Registries.verify(_:)` found out: for each resource, whether an instance of it can be made.
public struct VerificationReport: Sendable, CustomStringConvertible {
  /// What was found out about one resource.
  public enum Outcome: Sendable {
    /// It is there, and of the type that is asked for.
    case verified
    /// The registry can't tell, for the reason given.
    case undetermined(String)
    /// Asking for it would throw this error.
    case failed(ResourceError)
  }

  /// One resource and its outcome.
  public struct Entry: Sendable, CustomStringConvertible {
    /// What was asked for and by whom, as one sentence.
    public let request: String

    /// What was found out.
    public let outcome: Outcome

    /// An entry for a resource of a kind of the user's own.
    ///
    /// - Parameters:
    ///   - request: What is asked for and by whom, as one sentence.
    ///   - outcome: What was found out.
    public init(request: String, outcome: Outcome) {
      self.request = request
      self.outcome = outcome
    }

    init(_ request: ResourceRequest, at callSite: CallSite, _ verify: () throws(ResourceError) -> Outcome) {
      self.request = request.description
      do throws(ResourceError) {
        outcome = try verify()
      } catch {
        outcome = .failed(error.asked(by: request, at: callSite))
      }
    }

    /// The request and its outcome; for a failure, the whole message.
    public var description: String {
      switch outcome {
      case .verified: "verified: \(request)"
      case .undetermined(let reason): "undetermined: \(request)\nReason: \(reason)."
      case .failed(let error): "failed: \(error)"
      }
    }
  }

  /// The resources, in the order they were given.
  public let entries: [Entry]

  /// The errors that asking for the resources would throw.
  public var problems: [ResourceError] {
    entries.compactMap { if case .failed(let error) = $0.outcome { error } else { nil } }
  }

  /// Every entry, a paragraph each.
  public var description: String { entries.map(\.description).joined(separator: "\n\n") }

  /// Throws one error that holds every problem.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: A ``ResourceError``: `verificationFailed` where there is a problem; an outcome that is
  ///   undetermined is none.
  public func throwProblems(fileID: StaticString = #fileID, line: UInt = #line) throws(ResourceError) {
    if !problems.isEmpty { throw .verificationFailed(self).asked(at: CallSite(fileID: fileID, line: line)) }
  }
}
