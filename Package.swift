// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ResourceKit",
  // The oldest systems whose loaders can do initializer injection.
  platforms: [.iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .visionOS(.v1), .watchOS(.v6)],
  products: [
    .library(name: "ResourceKit", targets: ["ResourceKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
  ],
  // None, and none to come.
  dependencies: [],
  targets: [
    .target(name: "ResourceKit"),
    .target(name: "InterfaceBuilder", dependencies: ["ResourceKit"]),
    .executableTarget(
      name: "quickstart", dependencies: ["ResourceKit", "InterfaceBuilder"], resources: [.process("Resources")]),
    .testTarget(
      name: "ResourceKitTests", dependencies: ["ResourceKit", "InterfaceBuilder"], resources: [.process("Resources")]),
    .testTarget(name: "SampleTests", dependencies: ["ResourceKit", "InterfaceBuilder"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "ResourceKit"]),
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
