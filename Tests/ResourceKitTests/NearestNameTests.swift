import Testing

@testable import ResourceKit

@MainActor
@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "The nearest name",
    arguments: [
      ("Setings", "Settings"), ("settings", "Settings"), ("Profil", "Profile"), ("X", nil), ("", nil),
      ("Checkout", nil), ("\n", nil), ("Settings.storyboard", "Settings"),
      (String(repeating: "Settings", count: 20), nil),
    ])
  func nearestName(row: (name: String, nearest: String?)) {
    #expect(NearestName.nearest(to: row.name, among: ["Profile", "Settings"]) == row.nearest)
  }

  @Test("The nearest name is no other class's for its ending")
  func nearestNameOfClasses() {
    let names = ["AddressViewController", "ConfirmationViewController"]
    #expect(NearestName.nearest(to: "SettingsViewController", among: names) == nil)
    #expect(NearestName.nearest(to: "AdressViewController", among: names) == "AddressViewController")
    #expect(NearestName.nearest(to: "BadgeVew", among: ["BadgeView"]) == "BadgeView")
  }
}
