#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// Registers the nib of a view.
    ///
    /// A class without a nib needs no registration: AppKit has none for it, and ``dequeue(_:owner:fileID:line:)`` makes the
    /// view. Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<View: NSView & ReusableView>(
      _ type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      guard let nib = (source as? AppKitNib)?.nib else { return }
      register(nib, forIdentifier: NSUserInterfaceItemIdentifier(type.reuseIdentifier))
    }

    /// Makes or reuses a view as its own type; traps with an explanation where it is of another class, or has a nib that
    /// was not registered.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - owner: File's Owner of the view's nib.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The view.
    public func dequeue<View: NSView & ReusableView>(
      _ type: View.Type, owner: AnyObject? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> View {
      let callSite = CallSite(fileID: fileID, line: line)
      let identifier = NSUserInterfaceItemIdentifier(type.reuseIdentifier(for: self, at: callSite))
      let view = makeView(withIdentifier: identifier, owner: owner)
      if view == nil, !(type is any NibInstantiatable.Type) {
        let view = View()
        view.identifier = identifier
        return view
      }
      return type.dequeued(view, from: self, at: callSite)
    }
  }
#endif
