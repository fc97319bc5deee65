#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  extension UICollectionView {
    /// Registers a cell: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<Cell: UICollectionViewCell & ReusableView>(
      _ type: Cell.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? UIKitNib)?.nib {
        register(nib, forCellWithReuseIdentifier: type.reuseIdentifier)
      } else {
        register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
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
    public func dequeue<Cell: UICollectionViewCell & ReusableView>(
      _ type: Cell.Type, for indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
      let callSite = CallSite(fileID: fileID, line: line)
      let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier(for: self, at: callSite), for: indexPath)
      return type.dequeued(cell, from: self, at: callSite)
    }

    /// Registers a supplementary view: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - kind: The kind that the layout gives it, `UICollectionView.elementKindSectionHeader` for example.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<View: UICollectionReusableView & ReusableView>(
      _ type: View.Type, ofKind kind: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? UIKitNib)?.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
      } else {
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
      }
    }

    /// Dequeues a supplementary view as its own type; traps with an explanation where it is of another class.
    ///
    /// - Parameters:
    ///   - type: The class of the view, which was registered.
    ///   - kind: The kind that the layout gives it.
    ///   - indexPath: Where the view is shown.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The view.
    public func dequeue<View: UICollectionReusableView & ReusableView>(
      _ type: View.Type, ofKind kind: String, for indexPath: IndexPath, fileID: StaticString = #fileID,
      line: UInt = #line
    ) -> View {
      let callSite = CallSite(fileID: fileID, line: line)
      let view = dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: type.reuseIdentifier(for: self, at: callSite), for: indexPath)
      return type.dequeued(view, from: self, at: callSite)
    }
  }
#endif
