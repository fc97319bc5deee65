import Foundation

// Every text that a user can read stands in this file.

extension ResourceError {
  /// The message without the user's line.
  var message: String {
    var lines = [request, "Found: \(found.withoutStop)\(place)."].compactMap { $0 }
    if let available, let heading = reason.heading {
      lines.append("\(heading) there: \(available.isEmpty ? "none" : Self.shortened(available)).")
    }
    if let remedy { lines.append("To fix this: \(remedy)") }
    return (lines.joined(separator: "\n") + problems.map { "\n\n\($0)" }.joined())
  }

  private var place: String {
    guard let file else { return "" }
    return " (\(file.path)\(line.map { ":\($0)" } ?? ""))"
  }

  /// The items as English puts them: `a, b and c`.
  static func list(_ items: [String]) -> String {
    items.count < 2 ? items.joined() : items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }

  /// A name in quotes, with what can't be seen written out, and not longer than a line or two.
  package static func quoted(_ name: String) -> String {
    name.count > 200 ? "\(String(name.prefix(200)).debugDescription)..." : name.debugDescription
  }

  /// The first ten names in quotes, and how many more there are.
  private static func shortened(_ names: [String]) -> String {
    let shown = names.prefix(10).map(quoted).joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }

  /// Puts the name that was probably meant before the general advice.
  private static func remedy(for asked: [String], among names: [String]?, otherwise: String) -> String {
    guard let names, let nearest = asked.lazy.compactMap({ NearestName.nearest(to: $0, among: names) }).first else {
      return otherwise
    }
    return "did you mean \(quoted(nearest))? Otherwise, \(otherwise)"
  }
}

extension String {
  /// The sentence without its full stop.
  fileprivate var withoutStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

extension ResourceError.Reason {
  /// What the names in ``ResourceError/available`` are.
  fileprivate var heading: String? {
    switch self {
    case .storyboardNotFound: "Storyboards"
    case .sceneNotFound, .noInitialController: "Storyboard IDs"
    case .nibNotFound: "Nibs"
    case .viewNotFound, .indexOutOfRange: "Top-level objects"
    case .fileNotFound: "Files"
    case .presentationNotSupported: "Presentation styles"
    default: nil
    }
  }
}

// Storyboards and nibs. What a registry advises wins over what is said here.
extension ResourceError {
  static func emptyName(_ what: String) -> ResourceError {
    ResourceError(.emptyName, found: "an empty \(what)", remedy: "give a \(what) that is not empty.")
  }

  static func storyboardNotFound(_ names: [String], available: [String]?, advice: String?) -> ResourceError {
    ResourceError(
      .storyboardNotFound, found: "no storyboard of \(names.count == 1 ? "this name" : "either name")",
      available: available,
      remedy: remedy(
        for: names, among: available,
        otherwise: advice ?? "add the storyboard to the target whose bundle this is."))
  }

  static func nibNotFound(_ name: String, available: [String]?, advice: String?) -> ResourceError {
    ResourceError(
      .nibNotFound, found: "no nib of this name", available: available,
      remedy: remedy(
        for: [name], among: available, otherwise: advice ?? "add the xib to the target whose bundle this is."))
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

// Files.
extension ResourceError {
  static func fileNotFound(_ name: String, available: [String]?) -> ResourceError {
    ResourceError(
      .fileNotFound, found: "no file of this name", available: available,
      remedy: remedy(
        for: [name], among: available,
        otherwise: "add the file to the target's resources, or pass the bundle that it is in."))
  }

  static func unreadable(_ file: URL, because obstacle: FileObstacle) -> ResourceError {
    ResourceError(.unreadable, found: obstacle.found, remedy: obstacle.remedy, file: file)
  }

  static func unexpectedContents(of file: URL, _ found: String) -> ResourceError {
    ResourceError(
      .unexpectedContents, found: found, remedy: "correct the file's contents, or the type that is read from it.",
      file: file)
  }
}

extension FileObstacle {
  /// What is there in place of a file that can be read.
  package var found: String {
    switch self {
    case .missing: "no such file"
    case .folder: "a folder, not a file"
    case .notPermitted: "a file that can't be read"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .missing: "correct the path."
    case .folder: "name a file in it."
    case .notPermitted: "make it a file that this process may read."
    }
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

// Owners and reusable views.
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

// Flows.
extension ResourceError {
  static func noPresenter(delegate: Any.Type?) -> ResourceError {
    guard let delegate else {
      return ResourceError(
        .noPresenter, found: "no delegate to ask for the controller to present from",
        remedy: "set the flow's delegate and keep it alive, or present the flow from a controller: "
          + "controller.present(flow).")
    }
    return ResourceError(
      .noPresenter, found: "a delegate, \(TypeName.qualified(delegate)), that gives no controller to present from",
      remedy: "return one from storyboardControllerPresentingController(_:), or present the flow from a controller: "
        + "controller.present(flow).")
  }

  static func alreadyPresented(by presenter: Any.Type?) -> ResourceError {
    let by = presenter.map { " by \(TypeName.qualified($0))" } ?? ""
    return ResourceError(
      .alreadyPresented, found: "the flow, presented already\(by)",
      remedy: "dismiss it first, or present another instance.")
  }

  static func presenterOccupied(by presented: Any.Type) -> ResourceError {
    ResourceError(
      .presenterOccupied, found: "a controller that presents \(TypeName.qualified(presented)) already",
      remedy: "dismiss what it presents, or present the flow from the controller in front.")
  }

  static func notPresented(_ found: String) -> ResourceError {
    ResourceError(.notPresented, found: found, remedy: "dismiss only while isPresented is true.")
  }

  static func presentationNotSupported(
    _ style: PresentationStyle, available: [PresentationStyle.Kind]
  ) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a controller that can't present \(style.kind.phrase)",
      available: available.map(\.description),
      remedy: style.kind == .push
        ? "present the flow from a navigation controller, or in one of these styles."
        : "present the flow in one of these styles.")
  }

  static func unsuitableAnchor(_ found: Any.Type, instead expected: Any.Type) -> ResourceError {
    ResourceError(
      .presentationNotSupported,
      found: "a \(TypeName.qualified(found)) to point at, which is no \(TypeName.qualified(expected))",
      remedy: "give the popover a \(TypeName.qualified(expected)) to point at.")
  }

  static func sceneNotPushable(_ scene: Any.Type, available: [PresentationStyle.Kind]) -> ResourceError {
    ResourceError(
      .presentationNotSupported, found: "a first scene, \(TypeName.qualified(scene)), that can't be pushed",
      available: available.map(\.description),
      remedy: "present the flow in one of these styles, or let it begin with the scene inside.")
  }
}
