import Diagnostics
import Guidance
import HTML
import Markdown
import Mustache

/// Cuts a document into what its template shows: headings, prose, code and lists of requirements, in the author's order.
struct EntrySections {
    private let context: PageContext
    private let entry: Entry
    private let rendering: EntryRendering
    private(set) var items: [Value] = []
    private(set) var contents: [ContentsItem] = []

    init(_ entry: Entry, in context: PageContext) {
        self.context = context
        self.entry = entry
        let site = context.site
        rendering = EntryRendering(
            entry, catalog: site.catalog, addresses: site.addresses, strings: site.strings, style: context.style,
            pictures: context.style == .book ? site.bookPictures : [:])
        let top = context.style == .book ? 3 : 2
        var lead = entry.lead
        // The summary stands under the title already.
        if entry.leadRepeatsSummary, !lead.isEmpty { lead.removeFirst() }
        var introduction = parts(of: lead)
        for section in entry.sections where section.heading == nil {
            introduction += parts(of: section)
        }
        if !introduction.isEmpty { items.append(["heading": nil, "parts": .list(introduction)]) }
        for section in entry.sections where section.heading != nil {
            append(section, level: top)
        }
        let footnotes = rendering.footnotes()
        if !footnotes.bytes.isEmpty { items.append(["heading": nil, "parts": .list([prose(footnotes)])]) }
    }

    private mutating func append(_ section: Section, level: Int) {
        // The generated list of contents, and the cards at the end of the page, say the same.
        if section.kind == .contents || (section.kind == .related && section.isOnlyLinks(in: entry, context.catalog)) {
            return
        }
        contents.append(ContentsItem(title: section.title, anchor: section.anchor, isSub: level > 2))
        let sign: String? =
            switch section.kind {
            case .mustHaves: "must"
            case .donts: "avoid"
            default: nil
            }
        let count = section.requirements.count
        let heading: Value = [
            "level": .int(min(level, 6)), "id": context.id(section.anchor, in: entry.id),
            "title": .string(section.title), "sign": Value(sign),
            "text": section.heading.map { .markup(rendering.inlineMarkup($0)) }
                ?? .string(Escaping.escapedText(section.title)),
            "count": count > 0 && sign != nil ? .string(context.strings.counted("rules_count", count)) : .null,
        ]
        items.append(["heading": heading, "parts": .list(parts(of: section))])
        for part in section.parts {
            switch part {
            case .blocks, .requirements: continue
            case .group(let group): append(group, level: level + 1)
            case .section(let subsection): append(subsection, level: level + 1)
            }
        }
    }

    private mutating func append(_ group: CheckGroup, level: Int) {
        contents.append(ContentsItem(title: group.title, anchor: group.anchor, isSub: true))
        let heading: Value = [
            "level": .int(min(level, 6)), "id": context.id(group.anchor, in: entry.id), "title": .string(group.title),
            "sign": nil, "text": .string(Escaping.escapedText(group.title)), "count": nil,
        ]
        let parts = parts(of: group.introduction) + [list(group.requirements)]
        items.append(["heading": heading, "parts": .list(parts)])
    }

    /// What stands in a section itself, before its groups and subsections.
    private func parts(of section: Section) -> [Value] {
        section.parts.flatMap { part -> [Value] in
            switch part {
            case .blocks(let nodes): parts(of: nodes)
            case .requirements(let ids): [list(ids)]
            case .group, .section: []
            }
        }
    }

    private func prose(_ markup: Markup) -> Value { ["body": .markup(markup), "code": nil, "list": nil] }

    /// Runs of blocks as they are, and code blocks with their language, title and button.
    private func parts(of nodes: [MarkdownTree.ID]) -> [Value] {
        var values: [Value] = []
        var run: [MarkdownTree.ID] = []
        for node in nodes {
            guard entry.tree.kind(node) == .codeBlock else {
                run.append(node)
                continue
            }
            if !run.isEmpty { values.append(prose(rendering.markup(run))) }
            run = []
            var source = rendering.markup([node])
            let marked = MarkedLines(entry.tree.attributes(node)?["mark"])
            if let marked { source.bytes = marked.marked(source.bytes) }
            let code: Value = [
                "title": Value(entry.tree.codeTitle(node)),
                "language": .string(Languages.name(of: entry.tree.codeLanguage(node)) ?? context.strings["code"]),
                "lines": Value(marked.map { context.strings.filled("marked_lines", ["lines": $0.text]) }),
                "source": .markup(source),
            ]
            values.append(["body": nil, "code": code, "list": nil])
        }
        if !run.isEmpty { values.append(prose(rendering.markup(run))) }
        return values
    }

    private func list(_ ids: [RequirementID]) -> Value {
        let rail = ids.first.flatMap { RequirementValue.rail(of: context.catalog[$0].kind) }
        let requirements = ids.map { id in
            let body =
                context.style == .folder
                ? context.site.bodies[id]
                : rendering.markup(context.catalog[id].blocks)
            return RequirementValue.make(id, body: body, in: context)
        }
        return ["body": nil, "code": nil, "list": ["rail": Value(rail), "requirements": .list(requirements)]]
    }
}

extension Section {
    /// True for links to documents and nothing else: not for a section with words of its own, links to other sites, or
    /// links whose words are more than the document's title.
    fileprivate func isOnlyLinks(in entry: Entry, _ catalog: Catalog) -> Bool {
        let tree = entry.tree
        return parts.allSatisfy { part in
            guard case .blocks(let nodes) = part else { return false }
            return nodes.allSatisfy { node in
                tree.descendants(node).allSatisfy { child in
                    switch tree.kind(child) {
                    case .link:
                        entry.referencesByNode[child]?.allSatisfy { saysItsTitle($0, tree.plainText(child), catalog) }
                            ?? false
                    case .code, .list, .item, .paragraph, .softBreak, .lineBreak, .emphasis, .strong: true
                    case .text: tree.isInLink(child) || tree.literalBytes(child).allSatisfy { !isWord($0) }
                    default: false
                    }
                }
            }
        }
    }

    /// True when a card with the document's title says as much as the link: its text is the title or the id.
    private func saysItsTitle(_ reference: Reference, _ text: String, _ catalog: Catalog) -> Bool {
        guard reference.isToEntry else { return false }
        guard let entry = reference.entry.map({ catalog[$0] }) else {
            // A card of what is not written shows the link's own words.
            if case .requirement = reference.target { return false }
            return true
        }
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return [entry.title.lowercased(), entry.name, entry.qualifiedName, entry.slug].contains(words)
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}

extension MarkdownTree {
    fileprivate func isInLink(_ node: ID) -> Bool { ancestors(node).contains { kind($0) == .link } }
}

/// The names of languages as readers know them.
enum Languages {
    private static let names: [String: String] = [
        "swift": "Swift", "html": "HTML", "css": "CSS", "js": "JavaScript", "javascript": "JavaScript",
        "ts": "TypeScript", "typescript": "TypeScript", "tsx": "TSX", "jsx": "JSX", "kotlin": "Kotlin", "kt": "Kotlin",
        "java": "Java", "json": "JSON", "yaml": "YAML", "yml": "YAML", "sh": "Shell", "bash": "Shell", "shell": "Shell",
        "zsh": "Shell", "console": "Shell", "diff": "Diff", "xml": "XML", "objc": "Objective-C", "dart": "Dart",
        "markdown": "Markdown", "md": "Markdown", "swiftui": "SwiftUI",
    ]

    /// The name of a fence's language; the word itself when it is not known, nil for none and for plain text.
    static func name(of language: String?) -> String? {
        guard let language, language != "text", language != "plain", language != "txt" else { return nil }
        return names[language] ?? language
    }
}
