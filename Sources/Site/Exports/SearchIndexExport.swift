import Diagnostics
import Guidance
import Markdown
import Parallelism

/// `assets/search-index.js`: what search looks into, as a classic script that also loads from a folder.
///
/// Pages by kind with address, title, other names and codes; headings; interfaces; and a vocabulary of the words of all
/// texts with the pages they stand in. Words are sorted and front-coded: a base-36 digit says how many letters are
/// shared with the word before. Page numbers are differences, see `SearchIndex.appendNumber`.
enum SearchIndexExport {
    /// - Parameter known: the words of each document, by its place in the catalog; else they are looked for.
    static func file(of site: SiteContext, pages: [Page], words known: [[String]], jobs: Int) async -> OutputFile {
        var index = SearchIndex(site: site)
        let listed = pages.filter(\.isListed)
        let found = await Parallel.map(listed, jobs: jobs) { page -> SearchIndex.EntryWords? in
            page.entry.map { entry in
                SearchIndex.EntryWords(
                    words: known.indices.contains(entry.index)
                        ? known[entry.index] : SearchIndex.words(of: site.catalog[entry], in: site.catalog),
                    codes: SearchIndex.codes(of: site.catalog[entry], in: site.catalog))
            }
        }
        for (page, entry) in zip(listed, found) { index.add(page, entry) }
        for use in site.catalog.interfaces {
            index.addInterface(use)
        }
        let script = "handrailSearchIndex(\(index.document().serialized()));\n"
        return OutputFile(path: "assets/search-index.js", bytes: Array(script.utf8))
    }
}

struct SearchIndex {
    let site: SiteContext
    private var kinds: [SiteSection] = []
    private var pages: [JSONValue] = []
    private var headings: [JSONValue] = []
    private var interfaces: [JSONValue] = []
    private var interfaceKind = 0
    private var postings: [String: [Int]] = [:]

    init(site: SiteContext) { self.site = site }

    /// The slug is left out where it is the name itself.
    mutating func addInterface(_ use: InterfaceUse) {
        if interfaces.isEmpty { interfaceKind = kind(.interfaces) }
        interfaces.append(.array([.string(use.name)] + (use.slug == use.name ? [] : [.string(use.slug)])))
    }

    /// What a page of an entry is found by besides its title.
    struct EntryWords: Sendable {
        let words: [String]
        let codes: String
    }

    mutating func add(_ page: Page, _ found: EntryWords?) {
        let number = pages.count
        let entry = page.entry.map { site.catalog[$0] }
        let name = entry.map(\.name)
        let others = page.aliases.filter { $0 != name }.joined(separator: " ")
        var values: [JSONValue] = [.int(kind(page.section)), .string(page.path), .string(page.title)]
        let optional = [name ?? "", others, found?.codes ?? ""]
        for value in optional.prefix(optional.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0) {
            values.append(.string(value))
        }
        pages.append(.array(values))
        guard let entry else { return }
        addHeadings(entry.sections, page: number)
        for word in found?.words ?? [] { postings[word, default: []].append(number) }
    }

    /// `M6` for `M1` to `M6`, `M1,2,5` for a list with gaps.
    static func codes(of entry: Entry, in catalog: Catalog) -> String {
        var order: [String] = []
        var numbers: [String: [Int]] = [:]
        for id in entry.requirements {
            let requirement = catalog[id]
            let prefix = String(requirement.code.dropLast(String(requirement.number).count))
            if numbers[prefix] == nil { order.append(prefix) }
            numbers[prefix, default: []].append(requirement.number)
        }
        return order.map { prefix in
            let list = (numbers[prefix] ?? []).sorted()
            let isRun = list == Array(1...max(list.count, 1))
            return prefix + (isRun ? String(list.count) : list.map(String.init).joined(separator: ",") + ",")
        }.joined(separator: " ")
    }

    private mutating func kind(_ section: SiteSection) -> Int {
        if let known = kinds.firstIndex(of: section) { return known }
        kinds.append(section)
        return kinds.count - 1
    }

    /// Headings that every document of a kind has say nothing about one of them.
    private mutating func addHeadings(_ sections: [Section], page: Int) {
        for section in sections {
            if section.kind == .free || section.kind == .variant || section.kind == .guide, section.heading != nil {
                headings.append(.array([.int(page), .string(section.anchor), .string(section.title)]))
            }
            addHeadings(section.subsections, page: page)
        }
    }

    /// The different words of a document.
    static func words(of entry: Entry, in catalog: Catalog) -> [String] {
        var text: [UInt8] = []
        for part in [entry.title, entry.summary ?? ""] {
            text += part.utf8
            text.append(0x0A)
        }
        // A rule set's rules are pages of their own.
        let nodes = entry.lead + entry.sections.flatMap { SearchIndex.nodes(of: $0, in: catalog) }
        for node in nodes {
            entry.tree.appendPlainText(node, to: &text)
            text.append(0x0A)
        }
        return WordSplitter.words(of: text)
    }

    private static func nodes(of section: Section, in catalog: Catalog) -> [MarkdownTree.ID] {
        var nodes: [MarkdownTree.ID] = section.heading.map { [$0] } ?? []
        for part in section.parts {
            switch part {
            case .blocks(let blocks): nodes += blocks
            case .requirements(let ids): nodes += ids.map { catalog[$0].node }
            case .group(let group): nodes += group.requirements.map { catalog[$0].node }
            case .section(let inner): nodes += SearchIndex.nodes(of: inner, in: catalog)
            }
        }
        return nodes
    }

    func document() -> JSONValue {
        // A word that stands in most pages tells none of them apart.
        let limit = pages.count < 20 ? Int.max : pages.count / 2
        var terms: [UInt8] = []
        var numbers: [UInt8] = []
        var before: [UInt8] = []
        let kept = postings.lazy.filter { $0.value.count <= limit }.map { (Array($0.key.utf8), $0.value) }
        for (word, places) in kept.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
            if !terms.isEmpty {
                terms.append(0x20)
                numbers.append(0x20)
            }
            var shared = 0
            while shared < 35, shared < before.count, shared < word.count, before[shared] == word[shared] {
                shared += 1
            }
            // Never inside a character of several bytes.
            while shared > 0, shared < word.count, word[shared] & 0xC0 == 0x80 { shared -= 1 }
            let characters = String(decoding: word[..<shared], as: UTF8.self).utf16.count
            terms += String(min(characters, 35), radix: 36).utf8
            terms += word[shared...]
            before = word
            var last = 0
            for page in places {
                SearchIndex.appendNumber(page - last, to: &numbers)
                last = page
            }
        }
        return .object([
            .init("kinds", .array(kinds.map { .string(site.strings[$0.titleKey]) })), .init("pages", .array(pages)),
            .init("headings", .array(headings)), .init("interfaces", .array(interfaces)),
            .init("interfaceKind", .int(interfaceKind)),
            .init("terms", .string(String(decoding: terms, as: UTF8.self))),
            .init("postings", .string(String(decoding: numbers, as: UTF8.self))),
        ])
    }
}

extension SearchIndex {
    /// Printable ASCII without what JSON or a script element would need escaped: 90 signs. A digit of base 45 is one of
    /// the first 45 at the end of a number and one of the last 45 before another digit; the lowest digit comes first.
    private static let signs = (0x23...0x7E).map { UInt8($0) }.filter { $0 != 0x5C && $0 != 0x3C }

    static func appendNumber(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 45 {
            bytes.append(signs[45 + rest % 45])
            rest /= 45
        }
        bytes.append(signs[rest])
    }
}
