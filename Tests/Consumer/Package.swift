// swift-tools-version: 6.0
import PackageDescription

// A package as a user's: it depends on ResourceKit, and CI builds and runs it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "ResourceKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "ResourceKit", package: "ResourceKit"),
        .product(name: "InterfaceBuilder", package: "ResourceKit"),
      ],
      resources: [.process("Resources")])
  ]
)
