/// The headings that announce sections, with their synonyms: the one table of design 4.3.
///
/// Headings are compared by `Wording.heading`: without regard to case, apostrophes and punctuation.
enum SectionHeadings {
    static let table: [(kind: SectionKind, headings: [String])] = [
        (.selection, ["selection", "when to use it and when not"]),
        (.useWhen, ["use when", "use it when", "use this when", "use this component when", "when to use",
            "when to use this component", "when to use it"]),
        (.avoidWhen, ["try a different component when", "do not use when", "dont use when", "avoid when", "avoid",
            "when not to use", "when not to use this component", "when not to use it", "do not use it when"]),
        (.mustHaves, ["must haves", "must have", "musts", "must"]),
        (.donts, ["donts", "dont", "do not", "do nots", "must not", "must nots"]),
        (.customizable, ["customizable", "customisable", "customization", "customisation"]),
        (.goldenPattern, ["golden pattern", "golden patterns"]),
        (.acceptanceChecks, ["acceptance checks", "acceptance check", "acceptance criteria", "acceptance tests", "checks"]),
        (.rules, ["rules"]),
        (.pitfalls, ["pitfalls", "common pitfalls"]),
        (.takeaways, ["takeaways", "key takeaways"]),
        (.contents, ["contents", "table of contents", "on this page", "in this document"]),
        (.guide, ["guide"]),
        (.keyInterfaces, ["key apis", "key api"]),
        (.variants, ["variants"]),
        (.related, ["related", "see also", "related topics", "related content"]),
        (.next, ["next", "whats next", "next steps", "next lesson"]),
    ]

    private static let kinds: [String: SectionKind] = Dictionary(
        table.flatMap { row in row.headings.map { ($0, row.kind) } }, uniquingKeysWith: { first, _ in first })

    /// What a heading announces, or nil for a heading of the author's own.
    static func kind(of heading: String) -> SectionKind? { kinds[Wording.heading(heading)] }
}
