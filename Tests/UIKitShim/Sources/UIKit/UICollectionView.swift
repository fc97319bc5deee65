public import Foundation

@MainActor
open class UICollectionReusableView: UIView {
  public let reuseIdentifier: String?

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
  }
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {}

@MainActor
open class UICollectionView: UIView {
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  private var cells = ShimRegistrations()
  private var supplementaryViews: [String: ShimRegistrations] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryViews[elementKind, default: ShimRegistrations()].register(viewClass, for: identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryViews[kind, default: ShimRegistrations()].register(nib, for: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cells.make(identifier, UICollectionViewCell.self) else {
      wouldHaveRaised("NSInternalInconsistencyException", "could not dequeue a cell with identifier \(identifier)")
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViews[elementKind]?.make(identifier, UICollectionReusableView.self) else {
      wouldHaveRaised("NSInternalInconsistencyException", "could not dequeue a view of kind \(elementKind)")
    }
    return view
  }
}
