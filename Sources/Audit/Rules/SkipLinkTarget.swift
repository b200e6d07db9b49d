import ARIA
import Diagnostics
import HTML

extension Rule {
    /// Skip links that lead nowhere, or not past anything.
    static let skipLinkTarget = Rule(
        id: "skip-link-target", title: "Skip link target exists", group: .keyboard, severity: .error,
        act: ["ye5d6e"], axe: ["skip-link"],
        why: "A skip link that leads nowhere takes away what it promises, and the next Tab starts from the top again.",
        howToFix: "Point the link to the id of the main content.",
        examples: [
            .passed(
                "The link leads to main",
                "<a href=\"#m\">Skip to content</a><nav><a href=\"b.html\">B</a></nav><main id=\"m\">Text</main>"),
            .failed(
                "There is no such id",
                ##"<a href="#mian">Skip to content</a><nav><a href="b.html">B</a></nav><main id="main">Text</main>"##),
            .failed(
                "The link leads into the navigation",
                "<a href=\"#n\">Skip to content</a><nav id=\"n\"><a href=\"b.html\">B</a></nav><main>Text</main>"),
            .cantTell("There is no skip link", "<nav><a href=\"b.html\">B</a></nav><main>Text</main>"),
            .inapplicable("There is nothing to skip", "<p>Text</p>"),
        ],
        check: .page { page, verdicts in
            guard !page.isRedirect else { return }
            guard let root = page.root else { return }
            for link in page.skipLinks where page.fragmentTarget(of: link) == nil {
                let fragment = page.fragment(of: link) ?? ""
                let nearest = NearestName.suggestions(for: fragment, among: page.tree.ids.texts, limit: 1)
                verdicts.fail(
                    .attribute(link, .href), "the skip link leads to `#\(fragment)`, which is not on this page",
                    fix: nearest.first.map { "Did you mean `#\($0)`?" })
            }
            guard verdicts.outcome != .failed else { return }
            if page.skipTargets.contains(where: { !page.isInRepeatedBlock($0) }) {
                verdicts.pass()
            } else if let link = page.skipLinks.first {
                if saysContent(link, page) {
                    verdicts.fail(
                        .attribute(link, .href), "the skip link does not lead past the repeated content")
                } else {
                    verdicts.cantTell(link, "does this link lead past what every page repeats?")
                }
            } else if page.hasRepeatedContent {
                verdicts.cantTell(
                    page.document.body ?? root,
                    "there is no skip link: can the focus be moved past what every page repeats?")
            }
        })

    private static func saysContent(_ link: NodeID, _ page: Page) -> Bool {
        let name = page.name(link).lowercased()
        return name.contains("main") || name.contains("content")
    }
}
