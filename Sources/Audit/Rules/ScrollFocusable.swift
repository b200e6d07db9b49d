import CSS
import HTML

extension Rule {
    /// Scrolling boxes that no key reaches.
    static let scrollFocusable = Rule(
        id: "scroll-focusable", title: "Scroll areas can be reached by keyboard", group: .keyboard,
        criteria: ["2.1.1", "2.1.3"], level: .A, severity: .warning, act: ["0ssw9k"],
        axe: ["scrollable-region-focusable"],
        why: "What is outside of the box is never seen by people who cannot use a mouse or a finger.",
        howToFix: "Add tabindex=\"0\", a role and a name to the box.",
        examples: [
            .passed("The box takes the focus", "<pre style=\"overflow: auto\" tabindex=\"0\">Some text</pre>"),
            .cantTell("Does it scroll?", "<div style=\"overflow: scroll; height: 40px\">Some text</div>"),
            .inapplicable("Nothing scrolls", "<p>Some text</p>"),
        ],
        check: .page { page, verdicts in
            let styles = page.lightStyles
            let scrolls = styles.palette.map(\.isScrollContainer)
            guard scrolls.contains(true) else { return }
            var doubtful: [NodeID] = []
            for element in page.elements {
                let style = styles.number(of: element)
                if style >= 0, scrolls[style], judge(element, page, &verdicts) == .cantTell { doubtful.append(element) }
            }
            // One question, whatever the number of boxes: who looks at one of them sees the others.
            guard let first = doubtful.first else { return }
            let others = doubtful.count == 1 ? "" : ", like \(doubtful.count - 1) more on this page"
            verdicts.cantTell(first, "does this box\(others) scroll, and can it be scrolled with the keyboard?")
        })

    private static func judge(_ element: NodeID, _ page: Page, _ verdicts: inout Verdicts) -> Outcome {
        guard page.tree.isVisible(element), !page.isHTML(element, .html), !page.isHTML(element, .body),
            !page.isHTML(element, .textarea), !page.isHTML(element, .select)
        else { return .inapplicable }
        if page.tree.isInTabOrder(element)
            || page.document.elements(in: element).contains(where: { page.tree.isInTabOrder($0) })
        {
            verdicts.pass()
            return .passed
        }
        return page.document.textContent(element).isBlank ? .inapplicable : .cantTell
    }
}

extension ComputedStyle {
    /// Whether the box scrolls where its content is too large.
    var isScrollContainer: Bool {
        [Property.overflowX, .overflowY].contains {
            let overflow = keyword($0)
            return overflow == .scroll || (overflow == .auto && value($0).keyword != nil)
        }
    }
}
