extension KindDefinition {
    /// A component specification.
    static let component = KindDefinition(
        .component, title: "Component",
        help: """
            A part that teams build with: when to choose it, what every use of it must and must not do, a golden pattern \
            to copy, and the checks that tell whether it was done.
            """,
        frontMatter: [
            "kind: component", "status: draft", "summary: One sentence that tells it from its neighbours.",
            "platforms: []", "reviewed:",
        ],
        lead: "Say in two sentences what it is and what it is not.",
        sections: [
            SectionDefinition(
                .selection, "Selection", help: "Holds *Use when* and *Try a different component when* as subheadings."),
            SectionDefinition(
                .useWhen, "Use when", help: "Conditions under which this is the right component, one an item.",
                example: "- A condition that makes this component the right one."),
            SectionDefinition(
                .avoidWhen, "Try a different component when",
                help: "Conditions under which another is right. Name it in each item: the chooser is made from these.",
                example: "- A condition under which another component is right, and which one."),
            SectionDefinition(
                .mustHaves, "Must haves",
                help: "What every use must do, one an item, with the success criterion that asks for it.",
                example: "- Do this, because people who use that technology need it. {#anchor}"),
            SectionDefinition(
                .donts, "Donts", help: "Barriers that people build by mistake, one an item, with what happens then.",
                example: "- Do not do this; it keeps people from that."),
            SectionDefinition(
                .customizable, "Customizable", help: "What may differ from use to use.",
                example: "- This may differ, as long as that stays."),
            SectionDefinition(
                .goldenPattern, "Golden pattern", help: "Code that does everything the musts ask for.",
                example: "```swift\n// Code that does everything the must haves ask for.\n```"),
            SectionDefinition(
                .acceptanceChecks, "Acceptance checks",
                help: "What a tester observes, grouped by technique under subheadings.",
                example: "### VoiceOver\n\n- What a tester observes (see #anchor)."),
            SectionDefinition(.rules, "Rules", help: "Short rules with a bold lead."),
            SectionDefinition(.pitfalls, "Pitfalls", help: "Mistakes with a bold lead."),
            SectionDefinition(.guide, "Guide", help: "Background in prose."),
            SectionDefinition(.keyInterfaces, "Key APIs", help: "Code spans with the interfaces to know."),
            SectionDefinition(.variants, "Variants", help: "A subheading, a sentence and code for each."),
        ])
}
