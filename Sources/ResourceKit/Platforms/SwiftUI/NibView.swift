#if canImport(SwiftUI) && !os(watchOS)
  /// A view of a nib as a SwiftUI view, in an app or in a `#Preview`.
  ///
  ///     NibView(BadgeView.nib) { $0.note = "3" }
  ///
  /// The view is made when SwiftUI shows it for the first time; where it can't be made, that traps with the error's
  /// message.
  @MainActor
  public struct NibView<Content: AnyObject> {
    private let nib: Nib<Content>
    private let callSite: CallSite
    private let configure: @MainActor (Content) -> Void

    /// Brings the view up to date with SwiftUI's state.
    let update: @MainActor (Content) -> Void

    /// A view of a nib's view.
    ///
    /// - Parameters:
    ///   - nib: The nib; a class's own is `BadgeView.nib`.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    ///   - configure: Called once, on the new view.
    ///   - update: Called after that, and each time SwiftUI's state changes.
    public init(
      _ nib: Nib<Content>, fileID: StaticString = #fileID, line: UInt = #line,
      configure: @escaping @MainActor (Content) -> Void = { _ in },
      update: @escaping @MainActor (Content) -> Void = { _ in }
    ) {
      self.nib = nib
      callSite = CallSite(fileID: fileID, line: line)
      self.configure = configure
      self.update = update
    }

    func make() -> Content { nib(configure: configure, fileID: callSite.fileID, line: callSite.line) }
  }
#endif
