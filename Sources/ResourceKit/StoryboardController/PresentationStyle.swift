/// How a flow is presented (rules F9 to F11).
///
/// A popover's anchor is part of the style: there is no popover without one. More styles may come, so a `switch` over
/// them needs a `default`.
public enum PresentationStyle: Sendable {
  /// What the presenting controller does of itself: a navigation controller pushes, any other presents modally.
  case automatic
  /// Onto the stack of a navigation controller.
  case push
  /// Over the presenting controller; on macOS, as a modal window.
  case modal
  /// As a sheet; on iOS, a page sheet.
  case sheet
  /// As a popover that points at something.
  case popover(from: PopoverAnchor)

  /// The style without the popover's anchor.
  public var kind: Kind {
    switch self {
    case .automatic: .automatic
    case .push: .push
    case .modal: .modal
    case .sheet: .sheet
    case .popover: .popover
    }
  }

  /// A style without a popover's anchor: for comparing, and for messages.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// ``PresentationStyle/automatic``.
    public static let automatic = Kind("automatic", phrase: "in a style of its own")
    /// ``PresentationStyle/push``.
    public static let push = Kind("push", phrase: "by a push")
    /// ``PresentationStyle/modal``.
    public static let modal = Kind("modal", phrase: "modally")
    /// ``PresentationStyle/sheet``.
    public static let sheet = Kind("sheet", phrase: "as a sheet")
    /// ``PresentationStyle/popover(from:)``.
    public static let popover = Kind("popover", phrase: "as a popover")

    /// The style's name, as it is spelled in code.
    public let description: String

    /// The style as the end of "was to be presented".
    let phrase: String

    private init(_ description: String, phrase: String) {
      self.description = description
      self.phrase = phrase
    }
  }
}
