#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension NibOwnerLoadable where Self: UIView {
    /// Adds the views of the nib, whose File's Owner this view is; traps with an explanation where there are none.
    ///
    /// - Parameters:
    ///   - guide: What each of them is pinned to on all four sides.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func loadNibContent(
      pinnedTo guide: NibContentGuide = .edges, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      for view in nibContent(UIView.self, at: CallSite(fileID: fileID, line: line)) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate(view.constraints(pinningTo: guide, of: self))
      }
    }
  }

  extension UIView {
    fileprivate func constraints(pinningTo guide: NibContentGuide, of view: UIView) -> [NSLayoutConstraint] {
      switch guide {
      case .edges:
        [
          leadingAnchor.constraint(equalTo: view.leadingAnchor),
          trailingAnchor.constraint(equalTo: view.trailingAnchor),
          topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      case .margins:
        [
          leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
          bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ]
      }
    }
  }
#endif
