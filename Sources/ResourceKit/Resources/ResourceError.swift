public import Foundation

/// What every throwing call throws, and what every trap prints.
///
/// A message says what was asked for and by whom, what was found instead, what is there, what to do, and where in the
/// user's code it happened:
///
///     Shop.SettingsViewController asked for the scene "Setings" of the storyboard "Main" in the bundle "Shop.app".
///     Found: no scene with this storyboard ID.
///     Storyboard IDs there: "Profile", "Settings".
///     To fix this: did you mean "Settings"? Otherwise give the scene this storyboard ID in Interface Builder.
///     At: Shop/CheckoutCoordinator.swift:41
public struct ResourceError: Error, Sendable {
  /// The kind of failure.
  public let reason: Reason

  /// What was asked for and by whom, as one sentence; `nil` until the value that asked has added it.
  public private(set) var request: String?

  /// What was found instead, as one sentence.
  public let found: String

  /// The names that could have been asked for; `nil` where the registry can't tell.
  public let available: [String]?

  /// What to do, as a sentence.
  public let remedy: String?

  /// The file that is at fault, where one was read.
  public let file: URL?

  /// The line of ``file`` that is at fault, counted from 1.
  public let line: Int?

  /// The problems that a verification found.
  public let problems: [ResourceError]

  /// The user's line that asked; `nil` until the value that asked has added it.
  public private(set) var callSite: CallSite?

  /// An error of a registry or a source, which does not know who asked: the asking value adds ``request`` and
  /// ``callSite``.
  ///
  /// - Parameters:
  ///   - reason: The kind of failure.
  ///   - found: What was found instead: a sentence that begins in lower case and has no full stop.
  ///   - available: The names that could have been asked for, if known.
  ///   - remedy: What to do: a sentence that begins in lower case.
  ///   - file: The file that is at fault.
  ///   - line: The line of that file, counted from 1.
  public init(
    _ reason: Reason, found: String, available: [String]? = nil, remedy: String? = nil, file: URL? = nil,
    line: Int? = nil
  ) {
    self.init(
      reason, found: found, available: available, remedy: remedy, file: file, line: line, problems: [])
  }

  init(
    _ reason: Reason, found: String, available: [String]? = nil, remedy: String? = nil, file: URL? = nil,
    line: Int? = nil, problems: [ResourceError]
  ) {
    self.reason = reason
    self.found = found
    self.available = available
    self.remedy = remedy
    self.file = file
    self.line = line
    self.problems = problems
  }

  /// The same error with the one who asked, unless it is known already.
  func asked(by request: ResourceRequest, at callSite: CallSite) -> ResourceError {
    var error = asked(at: callSite)
    error.request = error.request ?? request.description
    return error
  }

  /// The same error with the line that asked, unless it is known already.
  package func asked(at callSite: CallSite) -> ResourceError {
    var error = self
    error.callSite = error.callSite ?? callSite
    return error
  }

  /// Runs the body, and ends the process with the error's message where it throws: the one documented trap.
  static func trapping<Instance>(
    at callSite: CallSite, _ body: () throws(ResourceError) -> Instance
  ) -> Instance {
    do throws(ResourceError) {
      return try body()
    } catch {
      // `fromStoryboard()` returns no optional and throws nothing: that it ends the process is what it says.
      fatalError(error.message, file: callSite.fileID, line: callSite.line)
    }
  }
}

extension ResourceError {
  /// The kinds of failure; more may come, so a `switch` over them needs a `default`.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// A name or a storyboard ID is the empty string (rule S13).
    public static let emptyName = Reason("emptyName")
    /// No bundle that was looked in has the storyboard.
    public static let storyboardNotFound = Reason("storyboardNotFound")
    /// The storyboard has no scene with the storyboard ID (rules S3, S5, S6).
    public static let sceneNotFound = Reason("sceneNotFound")
    /// The storyboard has no initial controller (rule S4).
    public static let noInitialController = Reason("noInitialController")
    /// The instance is not of the type asked for (rules S8, N4).
    public static let unexpectedType = Reason("unexpectedType")
    /// No bundle that was looked in has the nib.
    public static let nibNotFound = Reason("nibNotFound")
    /// No top-level object of the nib is of the type asked for (rule N5).
    public static let viewNotFound = Reason("viewNotFound")
    /// The nib has no top-level object of that index (rule N4).
    public static let indexOutOfRange = Reason("indexOutOfRange")
    /// An identifier was passed for a nib, whose objects have none.
    public static let identifierNotApplicable = Reason("identifierNotApplicable")
    /// The nib connects outlets of File's Owner that the owner does not have, or the owner would load itself again.
    public static let unsuitableOwner = Reason("unsuitableOwner")
    /// No bundle that was looked in has the file.
    public static let fileNotFound = Reason("fileNotFound")
    /// The file or document is there, and can't be read.
    public static let unreadable = Reason("unreadable")
    /// The file was read, and does not hold the value expected.
    public static let unexpectedContents = Reason("unexpectedContents")
    /// The scene or object was found, and no instance could be made of it.
    public static let notInstantiable = Reason("notInstantiable")
    /// There are two resources of the name.
    public static let ambiguousName = Reason("ambiguousName")
    /// The nib connects outlets of File's Owner, and no owner was passed.
    public static let ownerRequired = Reason("ownerRequired")
    /// The name is taken in the registry.
    public static let alreadyRegistered = Reason("alreadyRegistered")
    /// The flow's storyboard was asked for while it was loaded (rule F3).
    public static let storyboardLoading = Reason("storyboardLoading")
    /// No delegate, or none that gives a controller to present a flow from (rule F8).
    public static let noPresenter = Reason("noPresenter")
    /// The flow is presented already (rule F12).
    public static let alreadyPresented = Reason("alreadyPresented")
    /// The controller to present a flow from presents something already (rule F12).
    public static let presenterOccupied = Reason("presenterOccupied")
    /// The controller can't present a flow in the style asked for (rule F11).
    public static let presentationNotSupported = Reason("presentationNotSupported")
    /// The controller has the style asked for, and the platform showed nothing: its view is in no window, for example
    /// (rule F11).
    public static let presentationDeclined = Reason("presentationDeclined")
    /// The flow to dismiss is not presented (rule F14).
    public static let notPresented = Reason("notPresented")
    /// A verification found problems.
    public static let verificationFailed = Reason("verificationFailed")

    /// The reason's name, as it is spelled in code.
    public let description: String

    private init(_ description: String) { self.description = description }
  }
}

extension ResourceError: CustomStringConvertible, LocalizedError {
  /// The whole message, with the user's line at its end.
  public var description: String {
    callSite.map { "\(message)\nAt: \($0)" } ?? message
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
