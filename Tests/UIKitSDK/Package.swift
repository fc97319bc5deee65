// swift-tools-version: 6.0
import PackageDescription

// A test bundle for the iOS simulator: Xcode compiles its documents, and UIKit loads them.
let package = Package(
  name: "UIKitSDK",
  platforms: [.iOS(.v13)],
  dependencies: [.package(name: "ResourceKit", path: "../..")],
  targets: [
    .testTarget(
      name: "UIKitSDKTests", dependencies: [.product(name: "ResourceKit", package: "ResourceKit")],
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)
