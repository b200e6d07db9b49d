import Diagnostics
import Markdown

/// Turns the parts of a document into sections with requirements. Nothing is left out: what is no requirement stays a
/// block where it stands.
///
/// The requirement ids in its sections count from 0 within the entry.
struct SectionDecoder {
    let tree: MarkdownTree
    /// The kinds of section that headings of this kind of document announce.
    let known: Set<SectionKind>
    let anchors: [MarkdownTree.ID: String]
    /// True when items and paragraphs marked `{.rule}` or `{.avoid}` are requirements.
    let readsMarks: Bool

    private(set) var requirements: [RequirementDraft] = []
    var groups: [GroupDraft] = []
    private(set) var diagnostics = DiagnosticList()
    /// Sections that were announced, with their headings.
    private(set) var announced: [SectionKind: MarkdownTree.ID] = [:]

    /// A group of checks before codes are given.
    struct GroupDraft: Sendable {
        var title: String
        var label: MarkdownTree.ID?
        var requirements: [RequirementID] = []
    }

    init(
        tree: MarkdownTree, known: Set<SectionKind>, anchors: [MarkdownTree.ID: String], readsMarks: Bool = false
    ) {
        self.tree = tree
        self.known = known
        self.anchors = anchors
        self.readsMarks = readsMarks
    }

    mutating func add(_ requirement: RequirementDraft) -> RequirementID {
        requirements.append(requirement)
        let id = RequirementID(requirements.count - 1)
        if let group = requirement.group { groups[group].requirements.append(id) }
        return id
    }

    // MARK: Sections

    /// - Parameter inherited: the kind of the section that this one stands in, when its items are requirements.
    mutating func section(_ part: HeadingTree, inherited: SectionKind? = nil) -> Section {
        let announcedKind = inherited == nil ? announcedKind(of: part) : nil
        let kind = announcedKind ?? (inherited == .variants ? .variant : .free)
        var section = Section(
            kind: kind, title: part.title, heading: part.heading, level: max(part.level, 1),
            anchor: part.heading.flatMap { anchors[$0] } ?? "")
        let governing = announcedKind ?? inherited
        switch governing {
        case .acceptanceChecks where inherited == nil: section.parts = checkParts(part)
        case let governing?:
            section.parts = parts(of: part.blocks, in: governing)
            for child in part.children { appendChild(child, of: governing, to: &section.parts) }
        case nil:
            section.parts = parts(of: part.blocks, in: .free)
            for child in part.children { section.parts.append(.section(self.section(child))) }
        }
        if let heading = part.heading { reportIfEmpty(section, heading) }
        if section.kind == .free, inherited == nil { reportIfNearlyAnnounced(part) }
        if let announcedKind, announcedKind.requirementKind != nil, let heading = part.heading {
            reportIfProse(section, heading)
        }
        return section
    }

    private mutating func announcedKind(of part: HeadingTree) -> SectionKind? {
        guard let kind = SectionHeadings.kind(of: part.title), known.contains(kind) else { return nil }
        if kind == .contents, !(part.blocks.allSatisfy { tree.kind($0) == .list } && part.children.isEmpty) {
            return nil
        }
        if let heading = part.heading {
            if let first = announced[kind], kind != .selection {
                diagnostics.report(
                    GuidanceCodes.repeatedSection, "the section “\(part.title)” stands here again",
                    at: tree.span(heading),
                    related: [.init("it stands here first", at: tree.span(first))])
            } else {
                announced[kind] = heading
            }
        }
        return kind
    }

    private mutating func reportIfNearlyAnnounced(_ part: HeadingTree) {
        guard let heading = part.heading, let near = SectionHeadings.nearest(to: part.title, among: known) else {
            return
        }
        diagnostics.report(
            GuidanceCodes.nearlyAnnounced, "“\(part.title)” announces no section, so its lists give no rules",
            at: tree.span(heading), suggestions: [near])
    }

    private mutating func appendChild(_ child: HeadingTree, of kind: SectionKind, to parts: inout [Section.Part]) {
        if kind == .selection {
            parts.append(.section(section(child)))
        } else if let requirementKind = kind.requirementKind, let heading = child.heading,
            let anchor = SectionDecoder.ruleNumber(child.title)
        {
            let blocks = child.blocks + child.children.flatMap(\.nodes)
            let draft = RequirementDraft(
                heading: heading, blocks: blocks, anchor: anchor, kind: requirementKind,
                group: requirementKind == .check ? group("General", label: nil) : nil, in: tree)
            append(add(draft), to: &parts)
        } else if kind.requirementKind != nil || kind == .variants {
            parts.append(.section(section(child, inherited: kind)))
        } else {
            parts.append(.section(section(child)))
        }
    }

    /// The number that a heading such as `PRESENT-01: Name the sheet` starts with, in small letters; nil for others.
    static func ruleNumber(_ title: String) -> String? {
        guard let word = title.split(separator: " ").first?.split(separator: ":").first else { return nil }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = parts.last, !last.isEmpty, last.allSatisfy(\.isNumber),
            parts.dropLast().allSatisfy({ part in
                part.first.map { $0.isASCII && $0.isUppercase } == true
                    && part.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            })
        else { return nil }
        return word.lowercased()
    }

    // MARK: Blocks

    /// The blocks of a section: its lists are requirements when the section's kind says so.
    mutating func parts(of blocks: [MarkdownTree.ID], in kind: SectionKind) -> [Section.Part] {
        var parts: [Section.Part] = []
        for block in blocks {
            if let requirementKind = kind.requirementKind, tree.kind(block) == .list {
                let group = requirementKind == .check ? self.group("General", label: nil) : nil
                for item in tree.children(block) where hasContent(item) {
                    append(add(RequirementDraft(item, kind: requirementKind, group: group, in: tree)), to: &parts)
                }
            } else if [.rules, .pitfalls, .takeaways].contains(kind), let requirementKind = kind.requirementKind,
                hasBoldLead(block)
            {
                append(add(RequirementDraft(block, kind: requirementKind, in: tree)), to: &parts)
            } else if readsMarks, let marked = markedKind(block) {
                append(add(RequirementDraft(block, kind: marked, in: tree)), to: &parts)
            } else if readsMarks, tree.kind(block) == .list,
                tree.children(block).contains(where: { markedKind($0) != nil })
            {
                // One marked item makes the list one of requirements: an unmarked item between them reads as a rule too.
                for item in tree.children(block) {
                    append(add(RequirementDraft(item, kind: markedKind(item) ?? .rule, in: tree)), to: &parts)
                }
            } else if case .blocks(let earlier)? = parts.last {
                parts[parts.count - 1] = .blocks(earlier + [block])
            } else {
                parts.append(.blocks([block]))
            }
        }
        return parts
    }

    /// `**Keep it short.** A modal is a detour.`: a rule or a pitfall that is written as a paragraph.
    private func hasBoldLead(_ block: MarkdownTree.ID) -> Bool {
        guard tree.kind(block) == .paragraph, let first = tree.firstChild(block), tree.kind(first) == .strong else {
            return false
        }
        return tree.children(block).dropFirst().contains { !tree.words($0).isEmpty }
    }

    /// False for an item without anything in it, which is told: it can be no rule.
    mutating func hasContent(_ item: MarkdownTree.ID) -> Bool {
        guard tree.firstChild(item) == nil else { return true }
        diagnostics.report(GuidanceCodes.emptyItem, "this item is empty", at: tree.span(item))
        return false
    }

    private func markedKind(_ node: MarkdownTree.ID) -> RequirementKind? {
        guard tree.kind(node) == .item || tree.kind(node) == .paragraph else { return nil }
        let first = tree.kind(node) == .item ? tree.firstChild(node) : nil
        let classes = (tree.attributes(node)?.classes ?? []) + (first.flatMap { tree.attributes($0)?.classes } ?? [])
        if classes.contains("rule") { return .rule }
        if classes.contains("avoid") { return .pitfall }
        return nil
    }

    func append(_ requirement: RequirementID, to parts: inout [Section.Part]) {
        if case .requirements(let list)? = parts.last {
            parts[parts.count - 1] = .requirements(list + [requirement])
        } else {
            parts.append(.requirements([requirement]))
        }
    }

    /// The open group of that title, or a new one.
    mutating func group(_ title: String, label: MarkdownTree.ID?) -> Int {
        if label == nil, let last = groups.lastIndex(where: { $0.label == nil && $0.title == title }) { return last }
        groups.append(GroupDraft(title: title, label: label))
        return groups.count - 1
    }

    /// Only items of lists are rules, and a writer who wrote sentences may not know.
    private mutating func reportIfProse(_ section: Section, _ heading: MarkdownTree.ID) {
        guard !section.parts.isEmpty, !section.flattened.contains(where: { $0.hasRequirements }) else { return }
        diagnostics.report(
            GuidanceCodes.noRequirements, "nothing under the heading “\(section.title)” is a rule",
            at: tree.span(heading), help: "write each rule as an item of a list")
    }

    private mutating func reportIfEmpty(_ section: Section, _ heading: MarkdownTree.ID) {
        guard section.parts.isEmpty else { return }
        diagnostics.report(
            GuidanceCodes.emptySection, "there is nothing under the heading “\(section.title)”", at: tree.span(heading))
    }
}
