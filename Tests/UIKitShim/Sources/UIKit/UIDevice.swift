public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The idiom that the current task pretends to run on.
  @TaskLocal public static var shimIdiom = UIUserInterfaceIdiom.phone

  open var userInterfaceIdiom: UIUserInterfaceIdiom { Self.shimIdiom }
}

/// What the names of the device's own files end in.
@MainActor
var shimVariant: String {
  switch UIDevice.current.userInterfaceIdiom {
  case .phone: "~iphone"
  case .pad: "~ipad"
  default: ""
  }
}

@MainActor
open class UIApplication: UIResponder {
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

@MainActor
open class UIResponder: NSObject {
  var shimAssociations: [UnsafeRawPointer: AnyObject] = [:]
}
