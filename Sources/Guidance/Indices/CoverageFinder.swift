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
        let all = catalog.requirements(of: entry)
        let musts = all.filter { $0.kind == .must }
        let others = all.filter { $0.kind == .must || $0.kind == .dont || $0.kind == .rule }
        let checks = all.filter { $0.kind == .check }
        guard !musts.isEmpty || !checks.isEmpty else { return nil }
        var pairs = stated(others, checks)
        var paired = Set(pairs.flatMap { [$0.must, $0.check] })
        pairs += likely(others.filter { !paired.contains($0.id) }, checks)
        pairs += likely(others, checks.filter { check in !pairs.contains { $0.check == check.id } })
        paired = Set(pairs.flatMap { [$0.must, $0.check] })
        var seen = Set<Coverage.Pair>()
        return Coverage(
            entry: entry.id,
            pairs: pairs.filter { seen.insert($0).inserted }.sorted { ($0.must, $0.check) < ($1.must, $1.check) },
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
    private static func share(_ left: [UInt64], _ right: [UInt64]) -> Double {
        let least = min(left.count, right.count)
        return least < 2 ? 0 : Double(WordOverlap.common(left, right)) / Double(least)
    }

    /// Hashes of the words that say what a sentence is about, without endings: ascending, each once.
    static func telling(_ text: String) -> [UInt64] {
        var words: [UInt64] = []
        var text = text
        text.withUTF8 { bytes in
            WordHash.forEach(in: bytes) { word in
                guard word.range.count > 2, !common.contains(word.hash) else { return }
                words.append(stem(bytes, word.range) ?? word.hash)
            }
        }
        words.sort()
        var previous: UInt64?
        return words.filter { word in
            defer { previous = word }
            return word != previous
        }
    }

    /// The hash of a word without its ending, or nil when it has none.
    private static func stem(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64? {
        for ending in endings where range.count > ending.count + 3 {
            let cut = range.upperBound - ending.count
            guard bytes[cut..<range.upperBound].elementsEqual(ending) else { continue }
            return WordHash.of(bytes[range.lowerBound..<cut].lazy.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
        }
        return nil
    }

    private static let endings = ["ing", "ed", "es", "s"].map { Array($0.utf8) }

    private static let common = Set(
        """
        the and for with that this its are not from into each every any all when while has have use used using can may must \
        does only than then there their them they user users see wcag which what who will would one two other also but out \
        own same where whether rather without
        """.split(separator: " ").map { WordHash.of($0.utf8) })
}
