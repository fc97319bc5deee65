// swift-tools-version: 6.0
import PackageDescription

// The library as it is built where UIKit is, against a UIKit of our own that declares what Apple documents.
let package = Package(
  name: "UIKitShim",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    // A symbolic link to the real sources.
    .target(name: "ResourceKit", dependencies: ["UIKit", "SwiftUI"]),
    .testTarget(
      name: "UIKitShimTests", dependencies: ["ResourceKit", "SwiftUI", "UIKit"],
      // Swift Testing has an overlay for Apple's UIKit, which the compiler would look for.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    // Outside the package, as an app is, because what it tests is written differently there.
    .testTarget(
      name: "WholeTreeTests", dependencies: ["ResourceKit", "UIKit"], packageAccess: false,
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
