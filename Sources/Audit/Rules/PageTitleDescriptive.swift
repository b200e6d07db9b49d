import ARIA
import HTML

extension Rule {
    /// Titles that say nothing about the page.
    static let pageTitleDescriptive = Rule(
        id: "page-title-descriptive", title: "The title says what the page is about", group: .document,
        criteria: ["2.4.2"], level: .A, severity: .warning, act: ["c4a8a4"],
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
            let titles = page.elements.filter { page.isHTML($0, .title) }
            guard let first = titles.first, let body = page.document.body else { return }
            let words = Set(Words.of(page.document.textContent(first)))
            guard !words.isEmpty else { return }
            let content = Set(Words.of(page.visibleText(of: body)))
            if emptyTitles.contains(Words.of(page.document.textContent(first)).joined(separator: " ")) {
                verdicts.fail(first, "the title does not say what the page is about")
            } else if words.isDisjoint(with: content),
                titles.dropFirst().contains(where: {
                    !Set(Words.of(page.document.textContent($0))).isDisjoint(with: content)
                })
            {
                verdicts.fail(first, "browsers show this title; a second one says what the page is about")
            } else {
                verdicts.ask()
            }
        })

    private static let emptyTitles: Set<String> = [
        "untitled", "untitled document", "untitled page", "document", "new document", "new page", "page", "title",
        "page title", "no title", "html document",
    ]
}
