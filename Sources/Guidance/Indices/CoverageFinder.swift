import Markdown

/// Which acceptance checks of an entry test which of its musts.
///
/// A check that refers to a must (or a must to a check) is a pair. Otherwise the two are a pair when they share enough
/// telling words. A must that leans on a global rule is covered there.
struct CoverageFinder {
    /// The share of telling words from which on a check is taken to test a must.
    static let enough = 0.3

    private let catalog: Catalog
    private let entry: Entry

    init(_ catalog: Catalog, _ entry: Entry) {
        self.catalog = catalog
        self.entry = entry
    }

    /// Nil for entries without musts and without checks.
    var coverage: Coverage? {
        let all = entry.requirements.map { catalog[$0] }
        let musts = all.filter { $0.kind == .must }
        let others = all.filter { [.must, .dont, .rule].contains($0.kind) }
        let checks = all.filter { $0.kind == .check }
        guard !musts.isEmpty || !checks.isEmpty else { return nil }
        var pairs = stated(others, checks)
        var paired = Set(pairs.flatMap { [$0.must, $0.check] })
        pairs += likely(others.filter { !paired.contains($0.id) }, checks)
        pairs += likely(others, checks.filter { check in !pairs.contains { $0.check == check.id } })
        paired = Set(pairs.flatMap { [$0.must, $0.check] })
        var seen = Set<Coverage.Pair>()
        return Coverage(
            entry: entry.id, pairs: pairs.filter { seen.insert($0).inserted }.sorted { ($0.must, $0.check) < ($1.must, $1.check) },
            mustsWithoutCheck: musts.filter { !paired.contains($0.id) && !leansOnGlobalRule($0) }.map(\.id),
            checksWithoutMust: checks.filter { !paired.contains($0.id) && !leansOnGlobalRule($0) }.map(\.id))
    }

    private func leansOnGlobalRule(_ requirement: Requirement) -> Bool {
        guard entry.kind != .globalRule else { return false }
        return requirement.references.contains { reference in
            switch reference.target {
            case .entry(let id): catalog[id].kind == .globalRule
            case .requirement(let id): catalog[catalog[id].entry].kind == .globalRule
            case .planned(let name), .unresolved(let name): name.hasPrefix("global.")
            default: false
            }
        }
    }

    private func stated(_ musts: [Requirement], _ checks: [Requirement]) -> [Coverage.Pair] {
        let mustIDs = Set(musts.map(\.id))
        let checkIDs = Set(checks.map(\.id))
        func targets(_ requirement: Requirement, among ids: Set<RequirementID>) -> [RequirementID] {
            requirement.references.compactMap { reference in
                if case .requirement(let id) = reference.target, ids.contains(id) { id } else { nil }
            }
        }
        return checks.flatMap { check in targets(check, among: mustIDs).map { .init(must: $0, check: check.id) } }
            + musts.flatMap { must in targets(must, among: checkIDs).map { .init(must: must.id, check: $0) } }
    }

    /// The best check of each must, if it is good enough.
    private func likely(_ musts: [Requirement], _ checks: [Requirement]) -> [Coverage.Pair] {
        // Bounded, so that a document with thousands of rules is not compared each with each.
        guard musts.count * checks.count <= 40_000 else { return [] }
        let checkWords = checks.map { CoverageFinder.telling($0.text) }
        return musts.flatMap { must -> [Coverage.Pair] in
            let words = CoverageFinder.telling(must.text)
            return zip(checks, checkWords).filter { CoverageFinder.share(words, $1) >= CoverageFinder.enough }
                .map { .init(must: must.id, check: $0.0.id) }
        }
    }

    /// Common words by the number of words of the shorter text.
    private static func share(_ left: Set<String>, _ right: Set<String>) -> Double {
        let least = min(left.count, right.count)
        return least < 2 ? 0 : Double(left.intersection(right).count) / Double(least)
    }

    /// Words that say what a sentence is about, without endings.
    static func telling(_ text: String) -> Set<String> {
        Set(WordOverlap(text).words.lazy.filter { $0.utf8.count > 2 && !common.contains($0) }.map(stem))
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ed", "es", "s"] where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 3 {
            return String(word.dropLast(ending.utf8.count))
        }
        return word
    }

    private static let common: Set<String> = [
        "the", "and", "for", "with", "that", "this", "its", "are", "not", "from", "into", "each", "every", "any", "all",
        "when", "while", "has", "have", "use", "used", "using", "can", "may", "must", "does", "only", "than", "then",
        "there", "their", "them", "they", "user", "users", "see", "wcag", "which", "what", "who", "will", "would", "one",
        "two", "other", "also", "but", "out", "own", "same", "where", "whether", "rather", "without",
    ]
}
