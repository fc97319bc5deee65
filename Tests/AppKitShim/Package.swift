// swift-tools-version: 6.0
import PackageDescription

// The library as it is built where AppKit is, against an AppKit of our own that declares what Apple documents.
let package = Package(
  name: "AppKitShim",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "AppKit"),
    .target(name: "SwiftUI", dependencies: ["AppKit"]),
    // A symbolic link to the real sources.
    .target(name: "ResourceKit", dependencies: ["AppKit", "SwiftUI"]),
    .testTarget(
      name: "AppKitShimTests", dependencies: ["ResourceKit", "SwiftUI", "AppKit"],
      // Swift Testing has an overlay for Apple's AppKit, which the compiler would look for.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
