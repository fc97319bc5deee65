#if canImport(SwiftUI) && !os(watchOS)
  /// A scene of a storyboard as a SwiftUI view, in an app or in a `#Preview`.
  ///
  ///     StoryboardView(SettingsViewController.scene) { $0.title = "Settings" }
  ///
  /// The controller is made when SwiftUI shows the view for the first time; where it can't be made, that traps with the
  /// error's message.
  @MainActor
  public struct StoryboardView<Controller: AnyObject> {
    private let scene: Storyboard<Controller>
    private let callSite: CallSite
    private let configure: @MainActor (Controller) -> Void

    /// Brings the controller up to date with SwiftUI's state.
    let update: @MainActor (Controller) -> Void

    /// A view of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene; a class's own is `SettingsViewController.scene`.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    ///   - configure: Called once, on the new controller.
    ///   - update: Called after that, and each time SwiftUI's state changes.
    public init(
      _ scene: Storyboard<Controller>, fileID: StaticString = #fileID, line: UInt = #line,
      configure: @escaping @MainActor (Controller) -> Void = { _ in },
      update: @escaping @MainActor (Controller) -> Void = { _ in }
    ) {
      self.scene = scene
      callSite = CallSite(fileID: fileID, line: line)
      self.configure = configure
      self.update = update
    }

    func make() -> Controller { scene(configure: configure, fileID: callSite.fileID, line: callSite.line) }
  }
#endif
