import CSS
import HTML

extension Rule {
    /// Style sheets that show controls in another order than the page has them.
    static let orderVisual = Rule(
        id: "order-visual", title: "CSS does not reorder focusable content", group: .structure,
        criteria: ["1.3.2", "2.4.3"], level: .A, severity: .note,
        why: "The focus follows the markup; when it jumps about on the screen one loses it.",
        howToFix: "Change the order of the markup instead of order, row-reverse or grid placement.",
        examples: [
            .cantTell(
                "Shown from right to left",
                """
                <div style="display: flex; flex-direction: row-reverse"><a href="a.html">A</a><a href="b.html">B</a></div>
                """),
            .inapplicable("In the order of the page", "<div><a href=\"a.html\">A</a><a href=\"b.html\">B</a></div>"),
        ],
        check: .page { page, verdicts in
            let styles = page.lightStyles
            let reordered = styles.palette.map(isReordered)
            guard reordered.contains(true) else { return }
            for element in page.elements where page.tree.isVisible(element) {
                let style = styles.number(of: element)
                guard style >= 0, reordered[style] else { continue }
                let inside = page.document.elements(in: element)
                if page.tree.isInTabOrder(element) || inside.contains(where: { page.tree.isInTabOrder($0) }) {
                    verdicts.cantTell(element, "the style sheet changes the order here: does the focus still follow?")
                    return
                }
            }
        })

    private static func isReordered(_ style: ComputedStyle) -> Bool {
        if let order = style.number(.order), order != 0 { return true }
        guard style.display == .flex || style.display == .inlineFlex else { return false }
        let direction = style.keyword(.flexDirection)
        return direction == .rowReverse || direction == .columnReverse
    }
}
