/// The names nearest to a misspelt one, for "did you mean".
public enum NearestName {
    /// Names within a third of the word's length (at least one edit, at most four), best first, at most `limit`.
    ///
    /// Optimal string alignment distance: insertions, deletions, substitutions and swapped neighbours cost one.
    /// Complexity: O(names × length²), with names of hopelessly different length skipped.
    public static func suggestions(for word: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        let target = Array(word.lowercased().utf8)
        guard target.count <= 200 else { return [] }
        let bound = min(max(target.count / 3, 1), 4)
        var scored: [(distance: Int, name: String)] = []
        for name in names where name != word {
            let candidate = Array(name.lowercased().utf8)
            guard abs(candidate.count - target.count) <= bound else { continue }
            let distance = distance(target, candidate)
            if distance <= bound { scored.append((distance, name)) }
        }
        scored.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        var seen = Set<String>()
        return Array(scored.map(\.name).filter { seen.insert($0).inserted }.prefix(limit))
    }

    /// The optimal string alignment distance of two texts in bytes. Complexity: O(left × right).
    public static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = previous
        for row in left.indices {
            current[0] = row + 1
            for column in right.indices {
                let cost = left[row] == right[column] ? 0 : 1
                var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + cost)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current[column + 1] = best
            }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count]
    }
}
