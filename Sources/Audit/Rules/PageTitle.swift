import ARIA
import HTML

extension Rule {
    /// A page without a title, or with an empty one.
    static let pageTitle = Rule(
        id: "page-title", title: "Page has a non-empty title", group: .document, criteria: ["2.4.2"], level: .A,
        severity: .error, isAboutWebPages: true, act: ["2779a5"], axe: ["document-title"],
        why: """
            The title is the first thing a screen reader says of a page, and the only thing that tells one tab, one \
            bookmark and one search result from another.
            """,
        howToFix: "Write a title element with the page's name in the head.",
        examples: [
            .passed("The title names the page", "<!DOCTYPE html><html lang=\"en\"><title>Menus</title></html>"),
            .failed("There is no title", "<!DOCTYPE html><html lang=\"en\"><p>Menus</p></html>"),
            .failed("The title is empty", "<!DOCTYPE html><html lang=\"en\"><title> </title></html>"),
            Example(
                .inapplicable, "What only a frame of another page shows",
                files: [
                    .init("page.html", "<p>Menus</p>"),
                    .init("index.html", "<title>All</title><iframe src=\"page.html\" title=\"Menus\"></iframe>"),
                ]),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard let root = page.root else { return }
            // HTML Standard 3.1.5: the title element of a document is the first one in tree order.
            guard let title = page.index[.title].first else {
                verdicts.fail(root, "the page has no title")
                return
            }
            if page.document.textContent(title).isBlank {
                verdicts.fail(title, "the page's title is empty")
            } else {
                verdicts.pass()
            }
        })
}
