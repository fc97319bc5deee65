public import Foundation

@MainActor
open class NSTableView: NSView {
  private var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]

  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    guard let nib = nibs[identifier] else { return nil }
    var objects: NSArray?
    _ = nib.instantiate(withOwner: owner, topLevelObjects: &objects)
    let view = objects?.lazy.compactMap { $0 as? NSView }.first
    view?.identifier = identifier
    return view
  }
}

@MainActor
public protocol NSCollectionViewElement: AnyObject {}

@MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {}

@MainActor
open class NSCollectionView: NSView {
  public typealias SupplementaryElementKind = String

  private enum Registration {
    case nib(NSNib)
    case type(AnyClass)
  }

  private var registrations: [String: Registration] = [:]

  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    registrations[identifier.rawValue] = itemClass.map(Registration.type)
  }

  open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    registrations[identifier.rawValue] = nib.map(Registration.nib)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    registrations["\(kind)/\(identifier.rawValue)"] = viewClass.map(Registration.type)
  }

  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    registrations["\(kind)/\(identifier.rawValue)"] = nib.map(Registration.nib)
  }

  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    make(identifier.rawValue) { ($0 as? NSCollectionViewItem.Type)?.made() }
  }

  open func makeSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    make("\(elementKind)/\(identifier.rawValue)") { ($0 as? NSView.Type)?.made() }
  }

  private func make<Element>(_ key: String, _ make: (AnyClass) -> Element?) -> Element {
    switch registrations[key] {
    case .type(let type):
      if let element = make(type) { return element }
    case .nib(let nib):
      var objects: NSArray?
      _ = nib.instantiate(withOwner: nil, topLevelObjects: &objects)
      let elements = objects?.compactMap { $0 as? Element } ?? []
      if elements.count == 1 { return elements[0] }
    case nil: break
    }
    wouldHaveRaised("NSInternalInconsistencyException", "could not make an element with identifier \(key)")
  }
}
