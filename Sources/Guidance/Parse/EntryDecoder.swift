import Diagnostics
import Markdown
import YAML

/// From a content file to its documents: one, or for a rule set one for the file and one for each rule.
enum EntryDecoder {
    static func decode(
        _ file: ContentFile, settings: Settings, diagnostics: inout DiagnosticList
    ) -> [EntryDraft] {
        let reader = MetadataReader(
            file.frontMatter.mapping, in: file.file, statuses: settings.statuses.map(\.id), diagnostics: &diagnostics)
        let parts = HeadingTree.parts(of: file.tree)
        let kind = Classify.kind(of: file, parts: parts, metadata: reader, diagnostics: &diagnostics)
        var document = DocumentDecoder(file: file, reader: reader, kind: kind, parts: parts)
        let drafts = kind == .ruleSet ? RuleSetDecoder.decode(&document) : [document.decode()]
        diagnostics.append(contentsOf: document.diagnostics)
        return drafts
    }
}

/// Decodes one document: title, id, lead, sections.
struct DocumentDecoder {
    let file: ContentFile
    let tree: MarkdownTree
    let reader: MetadataReader
    var kind: EntryKind
    let parts: [HeadingTree]
    var diagnostics = DiagnosticList()
    /// Whether the document says its id itself.
    private var isNamed = true

    init(file: ContentFile, reader: MetadataReader, kind: EntryKind, parts: [HeadingTree]) {
        self.file = file
        tree = file.tree
        self.reader = reader
        self.kind = kind
        self.parts = parts
    }

    /// The document without its sections, which are returned beside it.
    mutating func shell() -> (entry: Entry, sections: [HeadingTree]) {
        var sections = parts
        var lead: [MarkdownTree.ID] = []
        if sections.first?.heading == nil, let first = sections.first {
            lead = first.blocks
            sections.removeFirst()
        }
        var heading: MarkdownTree.ID?
        if let first = sections.first, first.level == 1 {
            heading = first.heading
            lead += first.blocks
            sections = first.children + sections.dropFirst()
        }
        let title = title(heading: heading)
        var entry = Entry(
            id: EntryID(0), name: "", kind: kind, title: title, metadata: reader.metadata, file: file.file, tree: tree,
            span: file.file.span(
                heading.map { tree.range($0) } ?? file.frontMatter.bodyStart..<file.frontMatter.bodyStart))
        entry.titleHeading = heading
        entry.stack = stack()
        takeDefinition(from: lead, patternID: takePatternID(from: lead), to: &entry)
        entry.name = name(patternID: patternID(lead))
        entry.family = reader.family ?? entry.name.split(separator: ".").first.map(String.init)
        entry.summary = summary(lead: entry.lead)
        if let stated = reader.summary, let first = entry.lead.first {
            let links = tree.descendants(first).contains {
                [.link, .image, .footnoteReference].contains(tree.kind($0))
            }
            entry.leadRepeatsSummary = !links && Wording.heading(tree.words(first)) == Wording.heading(stated)
        }
        if file.tree.firstChild(file.tree.root) == nil, !file.file.bytes.isEmpty || file.frontMatter.range != nil {
            diagnostics.report(
                GuidanceCodes.emptyDocument, "the document has no text", at: file.file.span(0..<0))
        }
        return (entry, sections)
    }

    mutating func decode() -> EntryDraft {
        let (shell, sections) = shell()
        return finish(shell, sections: sections)
    }

    /// Decodes the sections into the document.
    mutating func finish(_ shell: Entry, sections: [HeadingTree]) -> EntryDraft {
        var entry = shell
        entry.headingAnchors = Anchors.headings(
            (entry.titleHeading.map { [$0] } ?? []) + sections.flatMap(\.headings), in: tree, diagnostics: &diagnostics)
        var decoder = SectionDecoder(
            tree: tree, known: Kinds.sections(of: entry.kind), anchors: entry.headingAnchors,
            readsMarks: entry.kind == .lesson || entry.kind == .page)
        let leadParts = decoder.parts(of: entry.lead, in: .free)
        if leadParts.contains(where: { if case .requirements = $0 { true } else { false } }) {
            entry.lead = []
            entry.sections = [Section(kind: .free, title: "", heading: nil, level: 1, anchor: "", parts: leadParts)]
        }
        entry.sections += sections.map { decoder.section($0) }
        let nodes = entry.lead + sections.flatMap(\.nodes)
        entry.codeSamples = CodeSample.samples(in: nodes, of: tree)
        collectSamples(&entry)
        checkContents(entry)
        diagnostics.append(contentsOf: decoder.diagnostics)
        var draft = EntryDraft(entry: entry, decoder: decoder)
        draft.isNamed = isNamed
        draft.related = reader.related
        draft.criteria = reader.criteria
        draft.extends = reader.extends
        draft.replacedBy = reader.replacedBy
        draft.aliases = reader.aliases
        draft.planned = reader.planned
        draft.terms = reader.terms
        draft.reviewedSpan = reader.reviewedSpan
        draft.changes = reader.changes.map { EntryDraft.ChangeDraft(date: $0.date, version: $0.version, text: $0.text) }
        return draft
    }

    // MARK: Title, id, stack, summary

    private mutating func title(heading: MarkdownTree.ID?) -> String {
        let written = heading.map { tree.words($0) } ?? ""
        guard let stated = reader.title.map({ Wording.normalized($0) }), !stated.isEmpty else {
            if !written.isEmpty { return written }
            let title = EntryName.title(fromStem: file.place.stem)
            diagnostics.report(
                GuidanceCodes.titleFromFileName, "the title “\(title)” was made from the file name",
                at: file.file.span(0..<0), help: "add `title:` or a level 1 heading")
            return title
        }
        if let heading, !written.isEmpty, Wording.heading(written) != Wording.heading(stated) {
            diagnostics.report(
                GuidanceCodes.headingDiffers, "the heading “\(written)” differs from the title “\(stated)”",
                at: tree.span(heading), help: "readers see the title")
        }
        return stated
    }

    private func stack() -> String? {
        let stack = reader.stack ?? file.place.stack
        guard let stack, !stack.isEmpty else { return nil }
        return stack
    }

    private mutating func name(patternID: (text: String, node: MarkdownTree.ID)?) -> String {
        guard let placed = reader.id, !placed.text.isEmpty else {
            if let patternID { return id(patternID.text, at: tree.span(patternID.node)) }
            isNamed = false
            return EntryName.sanitized(file.place.stem)
        }
        if let patternID, patternID.text != placed.text {
            diagnostics.report(
                GuidanceCodes.patternIDDiffers, "the text says `\(patternID.text)`, the front matter `\(placed.text)`",
                at: tree.span(patternID.node), related: [.init("the id stands here", at: file.file.span(placed.range))])
        }
        return id(placed.text, at: file.file.span(placed.range))
    }

    /// The id that is written, or the nearest that can be one.
    mutating func id(_ written: String, at span: SourceSpan) -> String {
        let name = EntryName.sanitized(written)
        if name != written {
            diagnostics.report(
                GuidanceCodes.invalidID, "`\(written)` cannot be an id; `\(name)` was taken", at: span,
                help:
                    "ids have small letters, digits, hyphens, underscores and dots, and are at most \(ASCIIName.longest) characters long"
            )
        }
        return name
    }

    private func summary(lead: [MarkdownTree.ID]) -> String? {
        if let stated = reader.summary.map({ Wording.normalized($0) }), !stated.isEmpty { return stated }
        guard let first = lead.first(where: { tree.kind($0) == .paragraph }) else { return nil }
        let words = tree.words(first)
        return words.isEmpty ? nil : words
    }

    // MARK: Definition lines

    /// The paragraph that says the id and nothing else.
    private func takePatternID(from lead: [MarkdownTree.ID]) -> MarkdownTree.ID? {
        patternID(lead).flatMap { tree.children($0.node).contains { isBreak($0) } ? nil : $0.node }
    }

    private func isBreak(_ node: MarkdownTree.ID) -> Bool {
        tree.kind(node) == .softBreak || tree.kind(node) == .lineBreak
    }

    /// A paragraph, or the first line of one, `Pattern ID: \`dialog.modal\``; the label may be bold, the id plain.
    private func patternID(_ lead: [MarkdownTree.ID]) -> (text: String, node: MarkdownTree.ID)? {
        for node in lead where tree.kind(node) == .paragraph {
            let line = tree.children(node).prefix { !isBreak($0) }
            guard let label = line.first, tree.kind(label) == .text || tree.kind(label) == .strong,
                Wording.heading(tree.words(label)).hasPrefix("pattern id")
            else { continue }
            let words = Wording.normalized(line.map { tree.words($0) }.joined(separator: " "))
            guard let colon = words.firstIndex(of: ":"), Wording.heading(String(words[..<colon])) == "pattern id" else {
                continue
            }
            let id = words[words.index(after: colon)...].drop { $0 == " " }
            guard !id.isEmpty, !id.contains(" ") else { continue }
            return (String(id), node)
        }
        return nil
    }

    private func takeDefinition(from lead: [MarkdownTree.ID], patternID: MarkdownTree.ID?, to entry: inout Entry) {
        for node in lead {
            if node == patternID { entry.definition.append(node) } else { entry.lead.append(node) }
        }
    }

    // MARK: Samples and contents

    private func collectSamples(_ entry: inout Entry) {
        for section in entry.sections.flatMap(\.flattened) {
            switch section.kind {
            case .goldenPattern:
                entry.goldenPattern += CodeSample.samples(in: section.blocks, of: tree)
            case .variants:
                for variant in section.subsections {
                    entry.variants.append(
                        Variant(
                            title: variant.title, anchor: variant.anchor,
                            codeSamples: CodeSample.samples(in: variant.blocks, of: tree)))
                }
            case .keyInterfaces:
                for block in section.blocks {
                    for node in tree.descendants(block) where tree.kind(node) == .code {
                        entry.keyInterfaces.append(tree.literal(node))
                    }
                }
            default: break
            }
        }
    }

    /// A hand-written list of contents is dropped, so each of its lines has to be a heading.
    private mutating func checkContents(_ entry: Entry) {
        let sections = entry.sections.flatMap(\.flattened)
        let titles = Set(sections.map { Wording.heading($0.title) })
        for section in sections where section.kind == .contents {
            for list in section.blocks {
                for item in tree.descendants(list) where tree.kind(item) == .paragraph {
                    let words = tree.words(item)
                    guard !titles.contains(Wording.heading(words)) else { continue }
                    diagnostics.report(
                        GuidanceCodes.contentsDiffer, "the contents name “\(words)”, which is no heading here",
                        at: tree.span(item))
                }
            }
        }
    }
}
