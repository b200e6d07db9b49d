import ARIA
import HTML

extension Rule {
    /// Pages without one main landmark.
    static let landmarkMain = Rule(
        id: "landmark-main", title: "Page has one main landmark, not inside another", group: .structure,
        severity: .warning, isAboutWebPages: true, act: ["b40fd1"],
        axe: ["landmark-one-main", "landmark-no-duplicate-main", "landmark-main-is-top-level"],
        why: "One key of the screen reader leads to main: past navigation, search and banners, on every page.",
        howToFix: "Wrap the content of the page in one main element.",
        examples: [
            .passed("Navigation and main", "<nav><a href=\"b.html\">B</a></nav><main><h1>A</h1></main>"),
            .failed("Navigation without main", "<nav><a href=\"b.html\">B</a></nav><div><h1>A</h1></div>"),
            .failed("Two mains", "<nav><a href=\"b.html\">B</a></nav><main>A</main><main>B</main>"),
            .failed("main inside a landmark", "<aside><main><h1>A</h1></main></aside>"),
            .passed("There is nothing to skip", "<p>A</p>"),
            .inapplicable(
                "The page only sends the browser on",
                #"<meta http-equiv="refresh" content="0; url=menus.html"><p>See <a href="menus.html">menus</a>.</p>"#),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard !page.isRedirect else { return }
            guard let root = page.root else { return }
            let mains = page.landmarks.filter { page.role($0) == .main }
            guard let first = mains.first else {
                if page.hasRepeatedContent {
                    verdicts.fail(page.document.body ?? root, "the page has no main landmark")
                } else {
                    verdicts.pass()
                }
                return
            }
            if let outer = page.landmark(around: first) {
                verdicts.fail(first, "main stands inside another landmark (\(page.role(outer)?.rawValue ?? ""))")
            }
            for other in mains.dropFirst() where page.has(other, .ariaLabel) == page.has(first, .ariaLabel) {
                verdicts.fail(
                    .element(other), "the page has a second main landmark", related: [("the first", .element(first))])
            }
            verdicts.pass()
        })
}
