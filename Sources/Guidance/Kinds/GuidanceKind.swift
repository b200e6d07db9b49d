extension KindDefinition {
    /// A topic of guidance.
    static let guidance = KindDefinition(
        .guidance, title: "Guidance",
        help: "A topic that is larger than a component: rules and pitfalls, a guide in prose, and variants with code.",
        frontMatter: [
            "kind: guidance", "status: draft", "summary: What a reader can decide after reading.",
            "platforms: []", "availability:", "reviewed:", "related: []",
        ],
        lead: "One sentence that says what this is about.",
        sections: [
            SectionDefinition(
                .contents, "Contents", help: "Checked against the headings and left out: the contents are generated."),
            SectionDefinition(
                .rules, "Rules", help: "What to do: a bold lead and two or three sentences each.",
                example: "- **Lead in bold.** What to do and why."),
            SectionDefinition(
                .pitfalls, "Pitfalls", help: "What goes wrong: a bold lead and two or three sentences each.",
                example: "- **Lead in bold.** What goes wrong and what to do instead."),
            SectionDefinition(.guide, "Guide", help: "Background in prose.", example: "How to think about it."),
            SectionDefinition(
                .keyInterfaces, "Key APIs", help: "Code spans with the interfaces to know.",
                example: "`.modifier(argument:)`"),
            SectionDefinition(
                .variants, "Variants", help: "A subheading, a sentence and code for each.",
                example: "### Name of the variant\n\nWhen to use it.\n\n```swift\n// Code of the variant.\n```"),
            SectionDefinition(.related, "Related", help: "Links to documents that readers need next."),
        ]
            + KindDefinition.component.sections.filter {
                [.mustHaves, .donts, .acceptanceChecks, .useWhen, .avoidWhen, .customizable, .goldenPattern].contains(
                    $0.kind)
            }.map { SectionDefinition($0.kind, $0.title, help: $0.help) })
}
