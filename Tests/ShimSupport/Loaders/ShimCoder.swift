public import Foundation

/// What the loaders hand to `init(coder:)`.
public final class ShimCoder: NSCoder {
  private let values: [String: String]

  public init(_ values: [String: String] = [:]) {
    self.values = values
    super.init()
  }

  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  public override func decodeObject(forKey key: String) -> Any? { values[key] }
}

/// A class that the loaders make by name.
///
/// Objective-C calls any initializer of a class that is found at run time, also one that is not `required`. Swift alone
/// calls `init(coder:)` only, so initializers in extensions of this protocol take the place of the class's own there.
@MainActor
public protocol ShimDecodable {
  init?(coder: NSCoder)
}

extension ShimDecodable {
  /// Makes an object as the loaders do.
  static func made(with values: [String: String] = [:]) -> Self {
    guard let object = self.init(coder: ShimCoder(values)) else {
      wouldHaveRaised("NSInternalInconsistencyException", "\(self) returned nil from init(coder:)")
    }
    return object
  }
}
