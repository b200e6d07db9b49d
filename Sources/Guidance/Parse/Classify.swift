import Diagnostics
import Markdown

/// What kind of document a file is: `kind:` says so, else the folder, else the headings.
enum Classify {
    static func kind(
        of file: ContentFile, parts: [HeadingTree], metadata: MetadataReader, diagnostics: inout DiagnosticList
    ) -> EntryKind {
        if let placed = metadata.kind {
            if let kind = named(placed.text) { return kind }
            let names = Kinds.all.map(\.kind.rawValue)
            diagnostics.report(
                GuidanceCodes.unknownKind, "there is no kind of document called `\(placed.text)`",
                at: file.file.span(placed.range), help: "expected one of \(names.joined(separator: ", "))",
                suggestions: NearestName.suggestions(for: placed.text, among: names))
        }
        if let kind = file.place.kind { return kind }
        if let kind = kind(ofHeadings: parts) { return kind }
        diagnostics.report(
            GuidanceCodes.noSchema, "the document is shown as a plain page: nothing says what kind it is",
            at: file.file.span(file.frontMatter.bodyStart..<file.frontMatter.bodyStart),
            help: "write `kind: page`, or move it into the folder of its kind")
        return .page
    }

    private static func named(_ word: String) -> EntryKind? {
        switch word.lowercased() {
        case "components": .component
        case "rule", "global rules": .ruleSet
        case "lessons": .lesson
        case "pages": .page
        default: EntryKind(rawValue: word.lowercased()).flatMap { $0 == .globalRule ? .ruleSet : $0 }
        }
    }

    /// Two sections that only one kind has are enough.
    private static func kind(ofHeadings parts: [HeadingTree]) -> EntryKind? {
        let sections = topParts(parts)
        if sections.contains(where: { RuleSetDecoder.ruleTitle($0.title) != nil }) { return .ruleSet }
        var found = Set<SectionKind>()
        for part in sections {
            guard let kind = SectionHeadings.kind(of: part.title) else { continue }
            found.insert(kind)
            if kind == .selection { found.formUnion(part.children.compactMap { SectionHeadings.kind(of: $0.title) }) }
        }
        let component: Set<SectionKind> = [.useWhen, .avoidWhen, .mustHaves, .donts, .goldenPattern, .acceptanceChecks]
        if found.intersection(component).count >= 2 { return .component }
        if found.intersection([.rules, .pitfalls, .keyInterfaces, .variants]).count >= 2 { return .guidance }
        if found.contains(.takeaways) { return .lesson }
        return nil
    }

    /// The sections of a document: the parts, or the children of a single leading title.
    static func topParts(_ parts: [HeadingTree]) -> [HeadingTree] {
        let headed = parts.drop { $0.heading == nil }
        guard let first = headed.first, first.level == 1 else { return Array(headed) }
        return first.children + headed.dropFirst()
    }
}
