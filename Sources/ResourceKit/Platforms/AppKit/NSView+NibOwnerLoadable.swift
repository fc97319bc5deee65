#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NibOwnerLoadable where Self: NSView {
    /// Adds the views of the nib, whose File's Owner this view is; traps with an explanation where there are none.
    ///
    /// - Parameters:
    ///   - guide: What each of them is pinned to on all four sides; before macOS 11, where views have no margins, that
    ///     is the edges.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func loadNibContent(
      pinnedTo guide: NibContentGuide = .edges, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      for view in nibContent(NSView.self, at: CallSite(fileID: fileID, line: line)) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate(view.constraints(pinningTo: guide, of: self))
      }
    }
  }

  extension NSView {
    fileprivate func constraints(pinningTo guide: NibContentGuide, of view: NSView) -> [NSLayoutConstraint] {
      if #available(macOS 11, *), guide == .margins {
        return [
          leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
          bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ]
      }
      return [
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }
#endif
