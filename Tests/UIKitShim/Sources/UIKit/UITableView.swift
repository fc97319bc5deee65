public import Foundation

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public let reuseIdentifier: String?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
  }
}

@MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
  }
}

@MainActor
open class UITableView: UIView {
  private var cells = ShimRegistrations()
  private var headerFooters = ShimRegistrations()

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cells.register(nib, for: identifier) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(nib, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(aClass, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cells.make(identifier, UITableViewCell.self) else {
      wouldHaveRaised(
        "NSInternalInconsistencyException", "unable to dequeue a cell with identifier \(identifier)")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters.make(identifier, UITableViewHeaderFooterView.self)
  }
}

/// What a table or collection view was told to make.
@MainActor
struct ShimRegistrations {
  private enum Registration {
    case nib(UINib)
    case type(AnyClass)
  }

  private var registrations: [String: Registration] = [:]

  mutating func register(_ nib: UINib?, for identifier: String) {
    if identifier.isEmpty { wouldHaveRaised("NSInvalidArgumentException", "empty reuse identifier") }
    registrations[identifier] = nib.map(Registration.nib)
  }

  mutating func register(_ type: AnyClass?, for identifier: String) {
    if identifier.isEmpty { wouldHaveRaised("NSInvalidArgumentException", "empty reuse identifier") }
    registrations[identifier] = type.map(Registration.type)
  }

  func make<Base: UIView>(_ identifier: String, _ base: Base.Type) -> Base? {
    switch registrations[identifier] {
    case nil: return nil
    case .type(let type): return (type as? Base.Type)?.made(with: ["reuseIdentifier": identifier])
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? Base else {
        wouldHaveRaised(
          "NSInternalInconsistencyException",
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object")
      }
      return view
    }
  }
}
