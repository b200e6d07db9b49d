import Diagnostics
import Markdown
import YAML

/// A file of global rules: an entry for the file and one for each rule. A file that holds one rule alone is that rule.
enum RuleSetDecoder {
    static func decode(_ document: inout DocumentDecoder) -> [EntryDraft] {
        let (shell, sections) = document.shell()
        let isPrefixed = sections.contains { ruleTitle($0.title) != nil }
        let rules = sections.map { isRule($0, isPrefixed: isPrefixed, in: document.tree) }
        if !isPrefixed, !rules.contains(true) || holdsOneRule(sections) {
            var rule = shell
            rule.kind = .globalRule
            return [document.finish(rule, sections: sections)]
        }
        var set = shell
        var drafts: [EntryDraft] = []
        var free: [HeadingTree] = []
        for (section, isRule) in zip(sections, rules) {
            if isRule { drafts.append(rule(section, of: set, &document)) } else { free.append(section) }
        }
        if set.family == set.name { set.family = nil }
        return [document.finish(set, sections: free)] + drafts
    }

    /// The title of a heading `Rule: Title`; nil for others.
    static func ruleTitle(_ heading: String) -> String? {
        guard heading.lowercased().hasPrefix("rule:") else { return nil }
        let title = heading.dropFirst(5).drop { $0 == " " }
        return title.isEmpty ? nil : String(title)
    }

    private static func isRule(_ part: HeadingTree, isPrefixed: Bool, in tree: MarkdownTree) -> Bool {
        if definition(of: part, in: tree) != nil || SectionDecoder.ruleNumber(part.title) != nil { return true }
        if isPrefixed { return ruleTitle(part.title) != nil }
        if let heading = part.heading, tree.attributes(heading)?.id != nil { return true }
        return part.children.contains { SectionHeadings.kind(of: $0.title)?.requirementKind != nil }
    }

    /// Sections with requirements at the top: the file itself is the rule.
    private static func holdsOneRule(_ sections: [HeadingTree]) -> Bool {
        sections.contains { SectionHeadings.kind(of: $0.title)?.requirementKind != nil && $0.children.isEmpty }
    }

    /// The fenced yaml that a rule starts with, when it has one.
    private static func definition(of part: HeadingTree, in tree: MarkdownTree) -> MarkdownTree.ID? {
        guard let first = part.blocks.first, tree.kind(first) == .codeBlock,
            ["yaml", "yml"].contains(tree.codeLanguage(first) ?? ""), tree.literal(first).contains("id:")
        else { return nil }
        return first
    }

    private static func rule(_ part: HeadingTree, of set: Entry, _ document: inout DocumentDecoder) -> EntryDraft {
        let tree = document.tree
        let title = ruleTitle(part.title) ?? part.title
        var rule = Entry(
            id: EntryID(0), name: "", kind: .globalRule, title: title, metadata: set.metadata, file: set.file,
            tree: tree,
            span: part.heading.map { tree.span($0) } ?? set.span)
        rule.stack = set.stack
        rule.titleHeading = part.heading
        rule.lead = part.blocks
        rule.metadata.aliases = []
        rule.metadata.order = nil
        if let definition = definition(of: part, in: tree) {
            rule.definition.append(definition)
            rule.lead.removeFirst()
            read(definition, into: &rule, &document)
        }
        let stated = rule.name.isEmpty ? statedName(of: part, tree) : rule.name
        rule.name = stated ?? "global." + EntryName.sanitized(Slugger.slug(of: title))
        rule.family = rule.name.split(separator: ".").first.map(String.init)
        rule.summary = rule.lead.first { tree.kind($0) == .paragraph }.map { tree.words($0) }
        var children = part.children
        takeClosingBreaks(&children, &rule, in: tree)
        var draft = document.finish(rule, sections: children)
        if let definition = rule.definition.first, tree.kind(definition) == .codeBlock {
            draft.entry.codeSamples.removeAll { $0.node == definition }
        }
        draft.belongsToRuleSet = true
        draft.isNamed = stated != nil
        draft.related = []
        draft.criteria = []
        draft.aliases = []
        draft.terms = []
        draft.replacedBy = nil
        draft.changes = []
        draft.reviewedSpan = nil
        return draft
    }

    /// The id that the heading gives: `{#id}`, or a number such as `PRESENT-01`.
    private static func statedName(of part: HeadingTree, _ tree: MarkdownTree) -> String? {
        if let heading = part.heading, let id = tree.attributes(heading)?.id { return EntryName.sanitized(id) }
        return SectionDecoder.ruleNumber(part.title)
    }

    /// Reads `id:` and `scope:` of the fenced yaml.
    private static func read(_ node: MarkdownTree.ID, into rule: inout Entry, _ document: inout DocumentDecoder) {
        let file = document.file.file
        let range = document.tree.range(node)
        let first = file.line(at: range.lowerBound)
        let last = file.line(at: max(range.lowerBound, range.upperBound - 1))
        guard last > first + 1 else { return }
        let inner = file.lineStarts[first]..<file.lineStarts[last - 1]
        guard let yaml = ContentYAML.parse(file, in: inner, diagnostics: &document.diagnostics) else { return }
        var reader = NodeReader(yaml, in: file)
        if yaml.mapping == nil {
            document.diagnostics.report(
                YAMLCodes.wrongType, "a rule's yaml is \(yaml.kindName), but needs a mapping with `id`",
                at: file.span(yaml.range))
        }
        if let id = reader.placedString("id", &document.diagnostics) {
            rule.name = document.id(id.text, at: file.span(id.range))
        }
        rule.scopes = reader.strings("scope", &document.diagnostics)
        reader.reportUnknownKeys(&document.diagnostics)
        rule.metadata.other += reader.remaining.map { ($0.key, $0.value) }
    }

    /// Thematic breaks between rules separate nothing once each rule has a page of its own.
    private static func takeClosingBreaks(_ parts: inout [HeadingTree], _ rule: inout Entry, in tree: MarkdownTree) {
        if parts.isEmpty {
            while let last = rule.lead.last, tree.kind(last) == .thematicBreak {
                rule.definition.append(last)
                rule.lead.removeLast()
            }
            return
        }
        takeClosingBreak(&parts[parts.count - 1], &rule, in: tree)
    }

    private static func takeClosingBreak(_ part: inout HeadingTree, _ rule: inout Entry, in tree: MarkdownTree) {
        guard part.children.isEmpty else {
            return takeClosingBreak(&part.children[part.children.count - 1], &rule, in: tree)
        }
        while let last = part.blocks.last, tree.kind(last) == .thematicBreak {
            rule.definition.append(last)
            part.blocks.removeLast()
        }
    }
}
