import Foundation

// Every text that a user can read stands in this file.

extension ResourceError {
  /// The message without the user's line.
  var message: String {
    var lines = [request, "Found: \(found)\(place)."].compactMap { $0 }
    if let available, let heading = reason.heading {
      lines.append("\(heading) there: \(available.isEmpty ? "none" : Self.shortened(available)).")
    }
    if let remedy { lines.append("To fix this: \(remedy)") }
    return lines.joined(separator: "\n")
  }

  private var place: String {
    guard let file else { return "" }
    return " (\(file.path)\(line.map { ":\($0)" } ?? ""))"
  }

  /// The items as English puts them: `a, b and c`.
  static func list(_ items: [String]) -> String {
    items.count < 2 ? items.joined() : items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }

  /// The first ten names in quotes, and how many more there are.
  private static func shortened(_ names: [String]) -> String {
    let shown = names.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }

  private static func quoted(_ names: [String]) -> String { list(names.map { "\"\($0)\"" }) }

  /// Puts the name that was probably meant before the general advice.
  private static func remedy(for asked: [String], among names: [String]?, otherwise: String) -> String {
    guard let names, let nearest = asked.lazy.compactMap({ NearestName.nearest(to: $0, among: names) }).first else {
      return otherwise
    }
    return "did you mean \"\(nearest)\"? Otherwise, \(otherwise)"
  }
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

extension ResourceError {
  static func emptyName(_ what: String) -> ResourceError {
    ResourceError(.emptyName, found: "an empty \(what)", remedy: "give a \(what) that is not empty.")
  }

  static func storyboardNotFound(_ names: [String], available: [String]?, advice: String) -> ResourceError {
    ResourceError(
      .storyboardNotFound, found: "no storyboard of \(names.count == 1 ? "this name" : "either name")",
      available: available, remedy: remedy(for: names, among: available, otherwise: advice))
  }

  static func nibNotFound(_ name: String, available: [String]?, advice: String) -> ResourceError {
    ResourceError(
      .nibNotFound, found: "no nib of this name", available: available,
      remedy: remedy(for: [name], among: available, otherwise: advice))
  }

  /// - Parameter initial: Rule S6's other fact, where the initial controller would have done.
  static func sceneNotFound(_ identifier: String, available: [String]?, initial: String? = nil) -> ResourceError {
    ResourceError(
      .sceneNotFound, found: "no scene with this storyboard ID" + (initial.map { ", and \($0)" } ?? ""),
      available: available,
      remedy: remedy(
        for: [identifier], among: available,
        otherwise: "give the scene this storyboard ID in Interface Builder."))
  }

  static func noInitialController(available: [String]?) -> ResourceError {
    ResourceError(
      .noInitialController, found: "no initial controller", available: available,
      remedy: "choose \"Is Initial View Controller\" for a scene in Interface Builder, or ask for a storyboard ID.")
  }

  static func unexpectedType(_ found: String, instead expected: Any.Type) -> ResourceError {
    ResourceError(
      .unexpectedType,
      found: "an instance of \(found), which is no \(TypeName.qualified(expected))",
      remedy: "set the custom class and its module in Interface Builder to \(TypeName.qualified(expected)).")
  }

  static func unknownClass(_ name: String, instead expected: Any.Type) -> ResourceError {
    ResourceError(
      .unexpectedType, found: "the custom class \(name), which this process does not have",
      remedy: "set the custom class and its module in Interface Builder to \(TypeName.qualified(expected)).")
  }

  static func unexpectedCreator(of found: AnyClass, forSceneOf expected: AnyClass) -> ResourceError {
    ResourceError(
      .unexpectedType,
      found: "a creator that makes a \(TypeName.qualified(found)), for a scene of the class "
        + TypeName.qualified(expected),
      remedy: "let the creator make the scene's class, or set the custom class and its module in Interface Builder.")
  }

  static func viewNotFound(_ type: Any.Type, available: [String]) -> ResourceError {
    ResourceError(
      .viewNotFound, found: "no top-level object of this type", available: available,
      remedy: "set the custom class of the nib's view, and its module, to \(TypeName.qualified(type)).")
  }

  static func nibNotInstantiable() -> ResourceError {
    ResourceError(
      .notInstantiable, found: "a nib that the platform could not instantiate",
      remedy: "open the xib in Interface Builder, and build it again.")
  }

  static func indexOutOfRange(_ index: Int, available: [String]) -> ResourceError {
    ResourceError(
      .indexOutOfRange, found: "no top-level object with the index \(index)", available: available,
      remedy: available.isEmpty
        ? "add a view to the nib." : "ask for an index from 0 to \(available.count - 1) (was \(index)).")
  }

  static func identifierNotApplicable(_ identifier: String) -> ResourceError {
    ResourceError(
      .identifierNotApplicable, found: "the identifier \"\(identifier)\", and the objects of a nib have none",
      remedy: "leave the identifier out for a type that comes from a nib.")
  }

  package static func alreadyRegistered(_ what: String, at callSite: CallSite, before: CallSite) -> ResourceError {
    ResourceError(
      .alreadyRegistered, found: "\(what), registered a second time at \(callSite), and first at \(before)",
      remedy: "register it once, or use another registry.")
  }

  static func verificationFailed(_ report: VerificationReport) -> ResourceError {
    ResourceError(
      .verificationFailed,
      found: "\(report.problems.count) of \(report.entries.count) resources can't be made\n\n"
        + report.problems.map(\.description).joined(separator: "\n\n"))
  }
}

// Files.
extension ResourceError {
  static func fileNotFound(_ name: String, available: [String]?) -> ResourceError {
    ResourceError(
      .fileNotFound, found: "no file of this name", available: available,
      remedy: remedy(for: [name], among: available, otherwise: "add the file to the target's resources."))
  }

  static func unreadable(_ file: URL, because error: any Error) -> ResourceError {
    ResourceError(
      .unreadable, found: "a file that can't be read: \((error as NSError).localizedDescription)",
      remedy: "make it a file that this process may read.", file: file)
  }

  static func unexpectedContents(of file: URL, _ found: String) -> ResourceError {
    ResourceError(
      .unexpectedContents, found: found, remedy: "correct the file's contents, or the type that is read from it.",
      file: file)
  }
}

// Owners and reusable views.
extension ResourceError {
  static func ownerMissing(outlets: [String]) -> ResourceError {
    ResourceError(
      .ownerRequired, found: "outlets of File's Owner, \(quoted(outlets)), and no owner",
      remedy: "pass the owner whose outlets they are, or remove the connections in Interface Builder.")
  }

  static func unsuitableOwner(_ type: Any.Type, missing outlets: [String]) -> ResourceError {
    ResourceError(
      .unsuitableOwner,
      found: "outlets of File's Owner, \(quoted(outlets)), which a \(TypeName.qualified(type)) does not have",
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
      found: "an instance of \(TypeName.qualified(found)), which is no \(TypeName.qualified(expected))",
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
