// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ResourceKit",
  // The oldest systems whose loaders can do initializer injection.
  platforms: [.iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .visionOS(.v1), .watchOS(.v6)],
  products: [
    .library(name: "ResourceKit", targets: ["ResourceKit"])
  ],
  // None, and none to come.
  dependencies: [],
  targets: [
    .target(name: "ResourceKit"),
    .testTarget(name: "ResourceKitTests", dependencies: ["ResourceKit"], resources: [.process("Resources")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
