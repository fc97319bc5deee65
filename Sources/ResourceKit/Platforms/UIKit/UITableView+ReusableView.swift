#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  extension UITableView {
    /// Registers a cell: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<Cell: UITableViewCell & ReusableView>(
      _ type: Cell.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? UIKitNib)?.nib {
        register(nib, forCellReuseIdentifier: type.reuseIdentifier)
      } else {
        register(type, forCellReuseIdentifier: type.reuseIdentifier)
      }
    }

    /// Dequeues a cell as its own type; traps with an explanation where it is of another class.
    ///
    /// - Parameters:
    ///   - type: The class of the cell, which was registered or is a prototype's.
    ///   - indexPath: Where the cell is shown.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The cell.
    public func dequeue<Cell: UITableViewCell & ReusableView>(
      _ type: Cell.Type, for indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
      let callSite = CallSite(fileID: fileID, line: line)
      let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier(for: self, at: callSite), for: indexPath)
      return type.dequeued(cell, from: self, at: callSite)
    }

    /// Registers a header or footer: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the header or footer.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<View: UITableViewHeaderFooterView & ReusableView>(
      _ type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? UIKitNib)?.nib {
        register(nib, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
      } else {
        register(type, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
      }
    }

    /// Dequeues a header or footer as its own type; traps with an explanation where it is of another class, or was not
    /// registered.
    ///
    /// - Parameters:
    ///   - type: The class of the header or footer, which was registered.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The header or footer.
    public func dequeue<View: UITableViewHeaderFooterView & ReusableView>(
      _ type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) -> View {
      let callSite = CallSite(fileID: fileID, line: line)
      let view = dequeueReusableHeaderFooterView(withIdentifier: type.reuseIdentifier(for: self, at: callSite))
      return type.dequeued(view, from: self, at: callSite)
    }
  }
#endif
