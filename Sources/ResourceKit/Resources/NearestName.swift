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
    let stem = stem(of: name)
    let limit = min(max(1, stem.count / 3), name.count - 1)
    return candidates.filter { $0 != name && $0.count <= 200 }
      .map { (name: $0, distance: distance(stem, self.stem(of: $0))) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// The letters that tell a name from others: without an ending that half of them have.
  private static func stem(of name: String) -> String {
    let name = name.lowercased()
    let ending = ["viewcontroller", "controller", "view"].first { name.hasSuffix($0) && name != $0 } ?? ""
    return String(name.dropLast(ending.count))
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
