import Foundation

extension InterfaceDocument {
  /// The platform a document is for.
  ///
  /// There may be more platforms some day, so a `switch` over this needs a `default`.
  public struct Platform: Sendable, Hashable, CustomStringConvertible {
    private enum Name: String {
      case iOS, macOS, tvOS, watchOS, visionOS, unknown
    }

    private let name: Name

    /// iOS, iPadOS and Mac Catalyst.
    public static let iOS = Platform(name: .iOS)

    /// macOS with AppKit.
    public static let macOS = Platform(name: .macOS)

    /// tvOS.
    public static let tvOS = Platform(name: .tvOS)

    /// watchOS, where a storyboard holds interface controllers.
    public static let watchOS = Platform(name: .watchOS)

    /// visionOS.
    ///
    /// No public document with a runtime of its own for visionOS is known: its apps load documents for iOS. A document
    /// counts as one for visionOS if its runtime, its type or its only deployment target says so.
    public static let visionOS = Platform(name: .visionOS)

    /// A platform this version doesn't know; its elements are read as UIKit's.
    public static let unknown = Platform(name: .unknown)

    /// The platform's name as Apple writes it.
    public var description: String { name.rawValue }
  }
}

extension InterfaceDocument.Platform {
  /// Finds the platform of a document.
  ///
  /// The runtime's first part decides, so that `iOS.CocoaTouch.iPad` is iOS (D32); `watchKit` and `AppleTV` are
  /// runtimes of their own (D33, D35). Without a runtime that is known, the type decides.
  ///
  /// - Parameters:
  ///   - targetRuntime: The document's `targetRuntime`.
  ///   - type: The document's `type`.
  ///   - deployments: The identifiers of the document's `deployment` elements.
  init(targetRuntime: String?, type: String?, deployments: [String]) {
    let found = [targetRuntime, type].lazy.compactMap { $0 }.compactMap(Self.init(named:)).first ?? .unknown
    let targets = Set(deployments.map { $0.lowercased() })
    let isVision = !targets.isEmpty && targets.isSubset(of: ["visionos", "xros"])
    self = found == .iOS && isVision ? .visionOS : found
  }

  private init?(named text: String) {
    let text = text.lowercased()
    switch text {
    case _ where text.contains("vision") || text.contains("xros"): self = .visionOS
    case _ where text.contains("watch"): self = .watchOS
    case _ where text.contains("appletv") || text.contains("tvos"): self = .tvOS
    case _ where text.hasPrefix("ios") || text.contains("cocoatouch"): self = .iOS
    case _ where text.hasPrefix("mac") || text.contains("cocoa"): self = .macOS
    default: return nil
    }
  }
}
