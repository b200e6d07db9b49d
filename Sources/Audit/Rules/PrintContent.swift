import ARIA
import CSS
import HTML

extension Rule {
    /// Pages whose content is missing on paper.
    static let printContent = Rule(
        id: "print-content", title: "Main content is printed", group: .colour, severity: .warning,
        why: "Many people read on paper what they cannot read on a screen.",
        howToFix: "Do not hide main in @media print.",
        examples: [
            .passed(
                "Only the navigation is left out",
                "<style>@media print { nav { display: none } }</style><main>A</main>"),
            .failed("The content is left out", "<style>@media print { main { display: none } }</style><main>A</main>"),
            .inapplicable("No style sheet speaks of print", "<main>A</main>"),
        ],
        check: .page { page, verdicts in
            guard page.mentions.contains(.print),
                let main = page.landmarks.first(where: { page.role($0) == .main })
            else { return }
            let styles = page.styles(in: .paper)
            let around = [main] + page.document.ancestors(main)
            if around.contains(where: { styles.style(of: $0)?.isDisplayNone == true })
                || styles.style(of: main)?.visibility == .hidden
            {
                verdicts.fail(main, "the main content is not printed")
            } else {
                verdicts.pass()
            }
        })
}
