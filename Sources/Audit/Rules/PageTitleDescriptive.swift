import ARIA
import HTML

extension Rule {
    /// Titles that say nothing about the page.
    static let pageTitleDescriptive = Rule(
        id: "page-title-descriptive", title: "The title says what the page is about", group: .document,
        criteria: ["2.4.2"], level: .A, severity: .warning, isAboutWebPages: true, act: ["c4a8a4"],
        why: "\"Untitled\" in a row of tabs is the page that one does not find again.",
        howToFix: "Write what the page is about in its title.",
        examples: [
            .cantTell("Does it say what the page is about?", "<title>Menus</title><p>Menus open from a button.</p>"),
            .failed("The editor's own words", "<title>Untitled document</title><p>Menus open from a button.</p>"),
            .failed(
                "A second title would have said it",
                "<title>Start here</title><title>Menus</title><p>Menus open from a button.</p>"),
            .inapplicable("There is no title", "<p>Menus</p>"),
        ],
        check: .page { page, verdicts in
            let titles = page.index[.title]
            guard let first = titles.first, let body = page.document.body else { return }
            let words = Set(Words.of(page.document.textContent(first)))
            guard !words.isEmpty else { return }
            if emptyTitles.contains(Words.of(page.document.textContent(first)).joined(separator: " ")) {
                verdicts.fail(first, "the title does not say what the page is about")
            } else if titles.count > 1, isBelied(words, by: titles.dropFirst(), body, page) {
                verdicts.fail(first, "browsers show this title; a second one says what the page is about")
            } else {
                verdicts.ask()
            }
        })

    /// Nothing of the first title occurs on the page, but something of another does.
    private static func isBelied(
        _ words: Set<String>, by titles: ArraySlice<NodeID>, _ body: NodeID, _ page: Page
    ) -> Bool {
        let content = Set(Words.of(page.visibleText(of: body)))
        guard words.isDisjoint(with: content) else { return false }
        return titles.contains { !Set(Words.of(page.document.textContent($0))).isDisjoint(with: content) }
    }

    private static let emptyTitles: Set<String> = [
        "untitled", "untitled document", "untitled page", "document", "new document", "new page", "page", "title",
        "page title", "no title", "html document",
    ]
}
