extension KindDefinition {
    /// Anything else.
    static let page = KindDefinition(
        .page, title: "Page", help: "Any other text: how to contribute, decisions, an introduction.",
        frontMatter: ["kind: page", "summary: What the page is about."], lead: "The text of the page.", sections: [])
}
