import Diagnostics
import Guidance
import Markdown
import Parallelism

/// The words of assistive technologies and of the authors that the content uses, each with its explanation.
struct Glossary: Sendable {
    struct Item: Sendable {
        var name: String
        var text: String
        /// Unique on the page.
        var anchor: String
        /// The document that explains the word.
        var entry: EntryID?
        /// Where the word stands, in catalog order.
        var uses: [EntryID]
    }

    /// In alphabetical order; only words that the content uses, and all that authors explain.
    private(set) var items: [Item] = []
    /// The places in `items` of the words of each entry, by place in the catalog.
    private var byEntry: [[Int]] = []

    static let path = "glossary.html"

    func terms(of entry: EntryID) -> [Item] {
        byEntry.indices.contains(entry.index) ? byEntry[entry.index].map { items[$0] } : []
    }

    /// What was found in each document, so that it need not be looked for again while the document is the same.
    struct Memory: Sendable {
        /// What was looked for.
        var words: [[String]] = []
        /// By the place of the document in the catalog.
        var found: [(file: SourceFile, place: SourceSpan, terms: Set<Int>)] = []
    }

    init(_ catalog: Catalog, strings: InterfaceWords, jobs: Int) async {
        var memory = Memory()
        await self.init(catalog, strings: strings, jobs: jobs, memory: &memory)
    }

    /// An author's explanation of a word takes the place of the theme's. Complexity: O(text of the content).
    init(_ catalog: Catalog, strings: InterfaceWords, jobs: Int, memory: inout Memory) async {
        var candidates: [(item: Item, words: [String])] = []
        var taken = Set<String>()
        for term in catalog.terms {
            taken.insert(term.name.lowercased())
            candidates.append(
                (
                    Item(name: term.name, text: term.text, anchor: "", entry: term.entry, uses: []),
                    [term.name] + term.synonyms
                ))
        }
        for term in GlossaryTerms.all {
            let name = strings["term_\(term.id)"]
            guard taken.insert(name.lowercased()).inserted else { continue }
            candidates.append(
                (Item(name: name, text: strings["term_\(term.id)_text"], anchor: "", uses: []), [name] + term.words))
        }
        let words = candidates.map(\.words)
        let known = memory.words == words ? memory.found : []
        let finder = TermFinder(words)
        let found = await Parallel.map(catalog.entries, jobs: jobs) { entry in
            let index = entry.id.index
            if known.indices.contains(index), known[index].file === entry.file,
                known[index].place.range == entry.span.range
            {
                return known[index].terms
            }
            return finder.terms(in: entry, catalog)
        }
        memory = Memory(words: words, found: zip(catalog.entries, found).map { ($0.file, $0.span, $1) })
        for (entry, terms) in zip(catalog.entries, found) {
            for term in terms { candidates[term].item.uses.append(entry.id) }
        }
        let authors = catalog.terms.count
        let kept = candidates.indices.filter { $0 < authors || !candidates[$0].item.uses.isEmpty }
            .sorted { (candidates[$0].item.name.lowercased(), $0) < (candidates[$1].item.name.lowercased(), $1) }
        var slugger = Slugger()
        var places: [Int: Int] = [:]
        for index in kept {
            var item = candidates[index].item
            item.anchor = slugger.slug("term " + item.name)
            places[index] = items.count
            items.append(item)
        }
        byEntry = found.map { terms in terms.compactMap { places[$0] }.sorted() }
    }
}

/// Finds words and groups of words in text, without regard to case and to a plural's `s`. One look at each word.
struct TermFinder: Sendable {
    private struct Pattern: Sendable {
        var words: TermWords
        var term: Int
    }

    /// By the hash of the first word, without its plural's `s`.
    private var patterns: [UInt64: [Pattern]] = [:]
    /// Whether any pattern's first word has these lowest bits of its hash: nearly every word of a text is no term.
    private var mayStart = [Bool](repeating: false, count: 4096)

    /// - Parameter terms: for each term the words to look for.
    init(_ terms: [[String]]) {
        for (term, names) in terms.enumerated() {
            for name in names {
                let words = TermWords(name)
                guard let first = words.hashes.first else { continue }
                patterns[first, default: []].append(Pattern(words: words, term: term))
                mayStart[Int(first & 4095)] = true
            }
        }
    }

    /// The terms that stand in a document's title, text or rules.
    func terms(in entry: Entry, _ catalog: Catalog) -> Set<Int> {
        guard !patterns.isEmpty else { return [] }
        var found = Set<Int>()
        search(entry.title, &found)
        for node in entry.lead { search(entry.tree.plainText(node), &found) }
        for section in entry.sections where section.kind != .contents { search(section, in: entry, &found) }
        for id in entry.requirements { search(catalog[id].text, &found) }
        return found
    }

    private func search(_ section: Section, in entry: Entry, _ found: inout Set<Int>) {
        search(section.title, &found)
        for part in section.parts {
            switch part {
            case .blocks(let nodes): for node in nodes { search(entry.tree.plainText(node), &found) }
            case .requirements: continue
            case .group(let group):
                search(group.title, &found)
                for node in group.introduction { search(entry.tree.plainText(node), &found) }
            case .section(let section): search(section, in: entry, &found)
            }
        }
    }

    func search(_ text: String, _ found: inout Set<Int>) {
        let words = TermWords(text)
        for (index, hash) in words.hashes.enumerated() where mayStart[Int(hash & 4095)] {
            for pattern in patterns[hash] ?? [] where words.stand(pattern.words, at: index) {
                found.insert(pattern.term)
            }
        }
    }
}

/// The words of a text in small ASCII letters, without a plural's `s`; other letters stay as they are.
private struct TermWords: Sendable {
    /// The words one after another.
    private var letters: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// FNV-1a of each word.
    private(set) var hashes: [UInt64] = []

    init(_ text: String) {
        letters.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5A: letters.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, 0x80...: letters.append(byte)
            default: endWord()
            }
        }
        endWord()
    }

    private mutating func endWord() {
        let start = ranges.last?.upperBound ?? 0
        guard letters.count > start else { return }
        if letters.count - start > 3, letters.last == 0x73 { letters.removeLast() }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in start..<letters.count { hash = (hash ^ UInt64(letters[place])) &* 0x100_0000_01B3 }
        ranges.append(start..<letters.count)
        hashes.append(hash)
    }

    /// Whether the words of `other` stand here one after another from a place on.
    func stand(_ other: TermWords, at index: Int) -> Bool {
        guard index + other.ranges.count <= ranges.count else { return false }
        return other.ranges.indices.allSatisfy {
            letters[ranges[index + $0]] == other.letters[other.ranges[$0]]
        }
    }
}
