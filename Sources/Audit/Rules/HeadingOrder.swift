import ARIA
import HTML

extension Rule {
    /// Headings that skip a level.
    static let headingOrder = Rule(
        id: "heading-order", title: "Heading levels do not skip", group: .structure, severity: .warning,
        axe: ["heading-order"],
        why: "The levels are the outline: after a gap one looks for a chapter that is not there.",
        howToFix: "Use the next level down.",
        examples: [
            .passed("Each level follows the one above", "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>"),
            .failed("From one to three", "<h1>A</h1><h3>B</h3>"),
            .inapplicable("There are no headings", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            var previous: Int?
            for heading in page.headings {
                if let before = previous, heading.level > before + 1 {
                    verdicts.fail(
                        heading.element, "a heading of level \(heading.level) follows one of level \(before)",
                        fix: "Make it a heading of level \(before + 1).")
                } else {
                    verdicts.pass()
                }
                previous = heading.level
            }
        })
}
