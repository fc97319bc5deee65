public import Foundation

/// One storyboard as one flow of scenes: sign-in, checkout, the steps that make something new.
///
/// A view controller manages a screen; a storyboard controller manages a flow, with one interface to present it, to hear
/// that it ended, and to take it away. The class is named after its storyboard, with or without `Controller` at the end:
///
///     final class OnboardingController: StoryboardController {}       // OnboardingController or Onboarding.storyboard
///
///     try navigationController.present(OnboardingController())
///
/// A flow that ends with a result is a ``StoryboardFlow``.
@MainActor
open class StoryboardController {
  /// What the flow asks for and tells; it is not kept alive.
  public weak var delegate: (any StoryboardControllerDelegate)?

  /// What presents the flow now. The presenting controller keeps it alive, and it the flow.
  weak var presentation: StoryboardPresentation?

  /// How the latest presentation ends or ended.
  var ending: PresentationEnding?

  private let storyboardName: String?
  private let bundle: Bundle?
  private var loadedStoryboard: FlowStoryboard?
  private var isLoading = false

  /// A flow; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - storyboardName: The storyboard's name, without extension. `nil` means the class's own name, or where there is no
  ///     such storyboard, that name without `Controller` at its end (rules F1, F2).
  ///   - bundle: The only bundle to look in; `nil` means those of rule S11 for the class.
  public init(storyboardName: String? = nil, bundle: Bundle? = nil) {
    self.storyboardName = storyboardName
    self.bundle = bundle
  }

  /// Finds the storyboard by the flow's name (rule F1); called on first use, and again only after an error.
  ///
  /// Override to take the storyboard from elsewhere, another flow's too: this flow gets links of its own. Don't call this:
  /// ``loadStoryboardIfNeeded(fileID:line:)`` does. What needs the storyboard goes into ``storyboardDidLoad()``; here, it is
  /// an error.
  ///
  /// - Returns: The storyboard.
  /// - Throws: A ``ResourceError``: `storyboardNotFound` where it is there by none of its names, `emptyName`, or what the
  ///   registry throws (`unreadable`).
  open func loadStoryboard() throws(ResourceError) -> any StoryboardSource {
    let registry = Registries.controllers
    let found = try registry.firstStoryboard(named: storyboardNames, in: bundles)
    return FlowStoryboard(found.source, name: found.name, bundle: found.bundle, from: registry)
  }

  /// Called once, after the storyboard was loaded. Does nothing; override it.
  open func storyboardDidLoad() {}

  /// Called for each presentation, after the storyboard was loaded and before the first scene is made. Does nothing;
  /// override it.
  ///
  /// A flow that has nothing to ask finishes here, and shows nothing (rule F17).
  open func willPresent() {}

  /// How the next presentation will end.
  func makeEnding() -> PresentationEnding { PresentationEnding() }
}

extension StoryboardController {
  /// Whether the storyboard is loaded.
  public var isStoryboardLoaded: Bool { loadedStoryboard != nil }

  /// Loads the storyboard, if that hasn't happened (rule F3).
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The storyboard.
  /// - Throws: A ``ResourceError``, as ``loadStoryboard()``.
  @discardableResult
  public func loadStoryboardIfNeeded(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ResourceError) -> any StoryboardSource {
    try loadedStoryboard(at: CallSite(fileID: fileID, line: line))
  }

  @discardableResult
  func loadedStoryboard(at callSite: CallSite) throws(ResourceError) -> FlowStoryboard {
    if let loadedStoryboard { return loadedStoryboard }
    let source: any StoryboardSource
    do throws(ResourceError) {
      if isLoading { throw .loadingStoryboard() }
      isLoading = true
      defer { isLoading = false }
      source = try loadStoryboard()
    } catch {
      throw error.asked(by: .storyboard(type(of: self), names: storyboardNames, in: bundles), at: callSite)
    }
    let storyboard =
      (source as? FlowStoryboard)?.unlinked()
      ?? FlowStoryboard(source, name: storyboardNames[0], bundle: bundle ?? Bundle(for: type(of: self)))
    storyboard.link(to: self)
    loadedStoryboard = storyboard
    storyboardDidLoad()
    return storyboard
  }

  private var storyboardNames: [String] {
    if let storyboardName { return [storyboardName] }
    let name = TypeName.bare(type(of: self))
    let suffix = "Controller"
    return name.hasSuffix(suffix) && name != suffix ? [name, String(name.dropLast(suffix.count))] : [name]
  }

  private var bundles: BundleSearch { BundleSearch(given: bundle, for: type(of: self)) }
}
