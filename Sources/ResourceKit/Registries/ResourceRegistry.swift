/// What ``ControllerRegistry`` and ``ViewRegistry`` have in common.
@MainActor
public protocol ResourceRegistry: AnyObject, Sendable {
  /// What a user of this registry does about a failure: a sentence that begins in lower case.
  ///
  /// - Parameter reason: The kind of failure.
  /// - Returns: The advice; `nil` where that for Interface Builder will do.
  func advice(for reason: ResourceError.Reason) -> String?
}

extension ResourceRegistry {
  /// The advice for Interface Builder.
  public func advice(for reason: ResourceError.Reason) -> String? { nil }
}
