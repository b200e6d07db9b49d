import Guidance
import Markdown

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

    /// An author's explanation of a word takes the place of the theme's. Complexity: O(text of the content).
    init(_ catalog: Catalog, strings: InterfaceWords, jobs: Int) async {
        var candidates: [(item: Item, words: [String])] = []
        var taken = Set<String>()
        for term in catalog.terms {
            taken.insert(term.name.lowercased())
            candidates.append((Item(name: term.name, text: term.text, anchor: "", entry: term.entry, uses: []), [term.name] + term.synonyms))
        }
        for term in GlossaryTerms.all {
            let name = strings["term_\(term.id)"]
            guard taken.insert(name.lowercased()).inserted else { continue }
            candidates.append((Item(name: name, text: strings["term_\(term.id)_text"], anchor: "", uses: []), [name] + term.words))
        }
        let finder = TermFinder(candidates.map(\.words))
        let found = await Parallel.map(catalog.entries, jobs: jobs) { entry, _ in finder.terms(in: entry, catalog) }
        for (entry, (terms, _)) in zip(catalog.entries, found) {
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
        byEntry = found.map { terms, _ in terms.compactMap { places[$0] }.sorted() }
    }
}

/// Finds words and groups of words in text, without regard to case and to a plural's `s`. One look at each word.
struct TermFinder: Sendable {
    private struct Pattern: Sendable {
        var words: [[UInt8]]
        var term: Int
    }

    /// By the first word, without its plural's `s`.
    private var patterns: [[UInt8]: [Pattern]] = [:]

    /// - Parameter terms: for each term the words to look for.
    init(_ terms: [[String]]) {
        for (term, names) in terms.enumerated() {
            for name in names {
                let words = TermFinder.words(of: Array(name.utf8))
                guard let first = words.first else { continue }
                patterns[first, default: []].append(Pattern(words: words, term: term))
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
        let words = TermFinder.words(of: Array(text.utf8))
        for (index, word) in words.enumerated() {
            guard let list = patterns[word] else { continue }
            for pattern in list where words[index...].starts(with: pattern.words) { found.insert(pattern.term) }
        }
    }

    /// Words in small ASCII letters; other letters stay as they are.
    private static func words(of text: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for byte in text + [0x20] {
            switch byte {
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, 0x80...: word.append(byte)
            default:
                guard !word.isEmpty else { continue }
                if word.count > 3, word.last == 0x73 { word.removeLast() }
                words.append(word)
                word.removeAll(keepingCapacity: true)
            }
        }
        return words
    }
}
