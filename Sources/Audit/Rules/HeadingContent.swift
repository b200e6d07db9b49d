import ARIA
import HTML

extension Rule {
    /// Pages whose own content has no heading.
    static let headingContent = Rule(
        id: "heading-content", title: "The page's own content has a heading", group: .structure, severity: .note,
        isAboutWebPages: true,
        act: ["047fe0"],
        why: "With the key for headings one gets past what every page repeats, if there is a heading to get to.",
        howToFix: "Start the page's own content with a heading.",
        examples: [
            .passed("A heading after the navigation", "<nav><a href=\"b.html\">B</a></nav><h1>A</h1><p>Text</p>"),
            .failed("No heading", "<nav><a href=\"b.html\">B</a></nav><p>Text</p>"),
            .passed("There is nothing to get past", "<p>Text</p>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard !page.isRedirect else { return }
            guard let root = page.root else { return }
            if !page.hasRepeatedContent || page.headings.contains(where: { !page.isInRepeatedBlock($0.element) }) {
                verdicts.pass()
            } else {
                verdicts.fail(page.document.body ?? root, "nothing but what pages repeat has a heading")
            }
        })
}
