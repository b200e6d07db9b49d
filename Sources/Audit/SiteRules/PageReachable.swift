extension Rule {
    /// Pages that no chain of links reaches from the first page.
    static let pageReachable = Rule(
        id: "page-reachable", title: "Every page is reached from the first", group: .site, severity: .note,
        why: "A page that nothing links to is found only by those who know that it is there.",
        howToFix: "Link to the page, or delete it.",
        examples: [
            Example(
                .passed, "The first page links to it",
                files: [.init("index.html", "<a href=\"page.html\">A</a>"), .init("page.html", "<p>A</p>")]),
            Example(
                .failed, "Nothing links to it",
                files: [.init("index.html", "<p>Nothing</p>"), .init("page.html", "<p>A</p>")]),
            .inapplicable("There is no first page", "<p>A</p>"),
        ],
        check: .site { site, verdicts in
            guard let start = site.folder.pageNumbers["index.html"].map(Int.init) else { return }
            var reached: Set<Int> = [start]
            var waiting = [start]
            while let page = waiting.popLast() {
                for target in site.pages[page].links + site.pages[page].frames {
                    if reached.insert(Int(target)).inserted { waiting.append(Int(target)) }
                }
            }
            for (index, page) in site.pages.enumerated() where Auditor.isHTMLPage(page.path) {
                let name = page.path.split(separator: "/").last ?? ""
                if reached.contains(index) || page.isRedirect || name == "404.html" {
                    verdicts.pass(page: index)
                } else {
                    verdicts.fail(page: index, page.titleRange, "no chain of links leads from index.html to this page")
                }
            }
        })
}
