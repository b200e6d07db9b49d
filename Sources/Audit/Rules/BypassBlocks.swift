import ARIA
import HTML

extension Rule {
    /// Pages on which one has to pass through everything that pages repeat.
    static let bypassBlocks = Rule(
        id: "bypass-blocks", title: "Repeated blocks can be skipped", group: .structure, criteria: ["2.4.1"],
        level: .A, severity: .error, isAboutWebPages: true, act: ["cf77f2"], axe: ["bypass"],
        why: "Whoever uses the keyboard or a switch presses a key for each link of the navigation, on every page.",
        howToFix: "Add a skip link, a main element, or a heading at the start of the content.",
        examples: [
            .passed("There is main", "<nav><a href=\"b.html\">B</a></nav><main>Text</main>"),
            .passed("There is a heading", "<nav><a href=\"b.html\">B</a></nav><h1>A</h1>"),
            .failed("There is nothing", "<nav><a href=\"b.html\">B</a></nav><div>Text</div>"),
            .inapplicable("Nothing is repeated", "<p>Text</p>"),
        ],
        check: .page { page, verdicts in
            guard !page.isRedirect else { return }
            guard let root = page.root, page.hasRepeatedBlock else { return }
            let hasMain = page.landmarks.contains { page.role($0) == .main }
            let hasHeading = page.headings.contains { !page.isInRepeatedBlock($0.element) }
            if hasMain || hasHeading || page.skipTargets.contains(where: { !page.isInRepeatedBlock($0) }) {
                verdicts.pass()
            } else if page.hasScript || page.hasClickHandler {
                verdicts.cantTell(page.document.body ?? root, "is there another way past the repeated content?")
            } else {
                verdicts.fail(page.document.body ?? root, "there is no way past the repeated content")
            }
        })
}
