/// Finds for each requirement of a section the lock's record of the same requirement.
///
/// Order of evidence: the author's anchor, the same words, then the best word overlap. What is given by stronger
/// evidence is not taken away by weaker evidence.
struct CodeMatching {
    /// From this overlap on an edited wording is taken for the same requirement without a word.
    static let certain = 0.66
    /// From this overlap on it is taken for the same, with a warning.
    static let possible = 0.5
    /// Below `certain`, this share of neighbouring words has to be common too: two rules about one thing share words, a
    /// rule and its edited version share runs of words.
    static let possibleOrder = 0.15
    /// Words that stand in more records than this are no reason to compare two wordings.
    static let commonWordLimit = 64

    struct Candidate {
        var text: String
        var authorAnchor: String?
    }

    struct Match {
        /// Index of the record.
        var record: Int
        /// The overlap of the wordings; 1 for the same words or the same author's anchor.
        var score: Double
    }

    /// For each requirement its record, or nil for a new one. Each record is given at most once.
    ///
    /// Removed records come back only for the same anchor or the same words. Complexity: O(n log n) in the number of
    /// words of the section, as words that stand almost everywhere are passed over.
    static func match(_ candidates: [Candidate], _ records: [RulesLock.Record]) -> [Match?] {
        var matching = CodeMatching(candidates: candidates, records: records)
        matching.matchAnchors()
        matching.matchSameWords()
        matching.matchOverlaps()
        return matching.matches
    }

    private let candidates: [Candidate]
    private let records: [RulesLock.Record]
    private var matches: [Match?]
    private var taken: [Bool]

    private init(candidates: [Candidate], records: [RulesLock.Record]) {
        self.candidates = candidates
        self.records = records
        matches = Array(repeating: nil, count: candidates.count)
        taken = Array(repeating: false, count: records.count)
    }

    private mutating func give(_ record: Int, to candidate: Int, score: Double) {
        matches[candidate] = Match(record: record, score: score)
        taken[record] = true
    }

    private mutating func matchAnchors() {
        var byAnchor: [String: Int] = [:]
        for (index, record) in records.enumerated() {
            guard let anchor = record.authorAnchor else { continue }
            // An active record goes before a removed one with the same anchor.
            if let other = byAnchor[anchor], !records[other].isRemoved { continue }
            byAnchor[anchor] = index
        }
        for (index, candidate) in candidates.enumerated() {
            guard let anchor = candidate.authorAnchor, let record = byAnchor[anchor], !taken[record] else { continue }
            give(record, to: index, score: 1)
        }
    }

    private mutating func matchSameWords() {
        var byText: [String: [Int]] = [:]
        for (index, record) in records.enumerated() where !taken[index] {
            byText[record.text, default: []].append(index)
        }
        for text in byText.keys {
            // Active ones first, then by number, from the back for popLast.
            byText[text]?.sort {
                (records[$0].isRemoved ? 1 : 0, records[$0].code.number) > (
                    records[$1].isRemoved ? 1 : 0, records[$1].code.number
                )
            }
        }
        for (index, candidate) in candidates.enumerated() where matches[index] == nil {
            guard let record = byText[candidate.text]?.popLast() else { continue }
            give(record, to: index, score: 1)
        }
    }

    private mutating func matchOverlaps() {
        let open = records.indices.filter { !taken[$0] && !records[$0].isRemoved }
        let unmatched = candidates.indices.filter { matches[$0] == nil }
        guard !open.isEmpty, !unmatched.isEmpty else { return }
        let recordWords = open.map { WordOverlap(records[$0].text) }
        var recordsByWord: [UInt64: [Int]] = [:]
        for (index, overlap) in recordWords.enumerated() {
            var previous: UInt64?
            for word in overlap.words where word != previous {
                recordsByWord[word, default: []].append(index)
                previous = word
            }
        }
        var pairs: [(score: Double, record: Int, candidate: Int)] = []
        for candidate in unmatched {
            let overlap = WordOverlap(candidates[candidate].text)
            var near = Set<Int>()
            for word in overlap.words {
                guard let list = recordsByWord[word], list.count <= CodeMatching.commonWordLimit else { continue }
                near.formUnion(list)
            }
            for index in near {
                // An anchor that the author changed on purpose says that these are two requirements.
                if let anchor = candidates[candidate].authorAnchor, let other = records[open[index]].authorAnchor,
                    anchor != other
                {
                    continue
                }
                let score = overlap.score(recordWords[index])
                guard score >= CodeMatching.possible else { continue }
                if score < CodeMatching.certain,
                    overlap.orderScore(recordWords[index]) < CodeMatching.possibleOrder
                {
                    continue
                }
                pairs.append((score, open[index], candidate))
            }
        }
        pairs.sort { ($1.score, $0.record, $0.candidate) < ($0.score, $1.record, $1.candidate) }
        for pair in pairs where !taken[pair.record] && matches[pair.candidate] == nil {
            give(pair.record, to: pair.candidate, score: pair.score)
        }
    }
}
