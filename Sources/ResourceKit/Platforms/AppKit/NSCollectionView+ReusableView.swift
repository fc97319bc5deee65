#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Foundation

  extension NSCollectionView {
    /// Registers an item: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the item.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<Item: NSCollectionViewItem & ReusableView>(
      _ type: Item.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) {
      let identifier = NSUserInterfaceItemIdentifier(type.reuseIdentifier)
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? AppKitNib)?.nib {
        register(nib, forItemWithIdentifier: identifier)
      } else {
        register(type, forItemWithIdentifier: identifier)
      }
    }

    /// Makes or reuses an item as its own type; traps with an explanation where it is of another class.
    ///
    /// - Parameters:
    ///   - type: The class of the item, which was registered.
    ///   - indexPath: Where the item is shown.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The item.
    public func dequeue<Item: NSCollectionViewItem & ReusableView>(
      _ type: Item.Type, for indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Item {
      let callSite = CallSite(fileID: fileID, line: line)
      let item = makeItem(
        withIdentifier: NSUserInterfaceItemIdentifier(type.reuseIdentifier(for: self, at: callSite)), for: indexPath)
      return type.dequeued(item, from: self, at: callSite)
    }

    /// Registers a supplementary view: with its nib where the class is ``NibInstantiatable``, else the class.
    ///
    /// Traps with an explanation where the nib isn't there.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - kind: The kind that the layout gives it.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    public func register<View: NSView & NSCollectionViewElement & ReusableView>(
      _ type: View.Type, ofKind kind: NSCollectionView.SupplementaryElementKind, fileID: StaticString = #fileID,
      line: UInt = #line
    ) {
      let identifier = NSUserInterfaceItemIdentifier(type.reuseIdentifier)
      let source = type.nibSource(for: self, at: CallSite(fileID: fileID, line: line))
      if let nib = (source as? AppKitNib)?.nib {
        register(nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      } else {
        register(type, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      }
    }

    /// Makes or reuses a supplementary view as its own type; traps with an explanation where it is of another class.
    ///
    /// - Parameters:
    ///   - type: The class of the view, which was registered.
    ///   - kind: The kind that the layout gives it.
    ///   - indexPath: Where the view is shown.
    ///   - fileID: The caller's file.
    ///   - line: The caller's line.
    /// - Returns: The view.
    public func dequeue<View: NSView & NSCollectionViewElement & ReusableView>(
      _ type: View.Type, ofKind kind: NSCollectionView.SupplementaryElementKind, for indexPath: IndexPath,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> View {
      let callSite = CallSite(fileID: fileID, line: line)
      let view = makeSupplementaryView(
        ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier(type.reuseIdentifier(for: self, at: callSite)),
        for: indexPath)
      return type.dequeued(view, from: self, at: callSite)
    }
  }
#endif
