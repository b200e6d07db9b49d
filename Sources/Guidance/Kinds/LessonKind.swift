extension KindDefinition {
    /// A long text that teaches.
    static let lesson = KindDefinition(
        .lesson, title: "Lesson",
        help: """
            A text to read from start to end. Its rules are the items and paragraphs that are marked `{.rule}` or \
            `{.avoid}`, and the items of a *Takeaways* section.
            """,
        frontMatter: ["kind: lesson", "status: draft", "summary: What a reader can do afterwards.", "order: 1"],
        lead: "Say what the reader will be able to do at the end.",
        sections: [
            SectionDefinition(
                .takeaways, "Takeaways", help: "What to remember, one an item.",
                example: "- One sentence to remember."),
            SectionDefinition(.next, "Next", help: "What to read next.", example: "What to read next."),
            SectionDefinition(.related, "Related", help: "Links to documents that readers need next."),
        ])
}
