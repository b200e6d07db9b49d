extension Rule {
    /// Pages with the title of another page.
    static let pageTitleUnique = Rule(
        id: "page-title-unique", title: "Titles differ between pages", group: .site, criteria: ["2.4.2"], level: .A,
        severity: .warning,
        why: "Two tabs, two bookmarks or two search results with one title cannot be told apart.",
        howToFix: "Put what is specific to the page first in its title.",
        examples: [
            Example(
                .passed, "Two titles",
                files: [.init("page.html", "<title>Menus</title>"), .init("b.html", "<title>Sheets</title>")]),
            Example(
                .failed, "One title for two pages",
                files: [.init("a.html", "<title>Menus</title>"), .init("page.html", "<title>Menus</title>")]),
            .inapplicable("There is no title", "<p>A</p>"),
        ],
        check: .site { site, verdicts in
            var first: [String: Int] = [:]
            for (index, page) in site.pages.enumerated() {
                guard let title = page.title, !title.isEmpty, !page.isRedirect, !site.isEmbedded[index] else {
                    continue
                }
                if let other = first[title] {
                    verdicts.fail(
                        page: index, page.titleRange, "the page `\(site.pages[other].path)` has the same title")
                } else {
                    first[title] = index
                    verdicts.pass(page: index)
                }
            }
        })
}
