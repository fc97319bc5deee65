/// Finds the name that was probably meant.
enum NearestName {
  /// The candidate nearest to a name, if one is near enough: at most a third of its letters differ, or the name has an
  /// extension too many.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    // Nobody misspells a name of that length, and the comparison takes its square.
    guard name.count <= 100 else { return nil }
    if let plain = candidates.filter({ !$0.isEmpty && name.hasPrefix("\($0).") }).max(by: { $0.count < $1.count }) {
      return plain
    }
    return candidates.filter { $0 != name && $0.count <= 200 }
      .compactMap { candidate in distance(ifNear: name, candidate).map { (name: candidate, distance: $0) } }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// The distance of two names without an ending that both have, as half of all classes do; `nil` where it is too large.
  private static func distance(ifNear first: String, _ second: String) -> Int? {
    let names = [first.lowercased(), second.lowercased()]
    let ending =
      ["viewcontroller", "controller", "view"].first { ending in names.allSatisfy { $0.hasSuffix(ending) } } ?? ""
    let stems = names.map { String($0.dropLast(ending.count)) }
    let distance = distance(stems[0], stems[1])
    return distance <= min(max(1, stems[0].count / 3), first.count - 1) ? distance : nil
  }

  /// The number of letters to insert, remove or replace (Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
