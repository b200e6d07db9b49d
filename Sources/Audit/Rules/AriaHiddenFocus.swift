import ARIA
import HTML

extension Rule {
    /// Focusable elements that are hidden from assistive technology.
    static let ariaHiddenFocus = Rule(
        id: "aria-hidden-focus", title: "No focusable content in aria-hidden", group: .aria, criteria: ["4.1.2"],
        level: .A, severity: .error, act: ["6cfa84"], axe: ["aria-hidden-focus"],
        why: "The focus goes where the screen reader sees nothing: one presses Tab and hears silence.",
        howToFix: "Remove aria-hidden, or make the content unfocusable too (hidden, inert).",
        examples: [
            .passed("Hidden text", "<p aria-hidden=\"true\">Text</p>"),
            .passed("The link is not shown", "<p aria-hidden=\"true\"><a href=\"a.html\" hidden>A</a></p>"),
            .failed("A hidden button takes the focus", "<div aria-hidden=\"true\"><button>A</button></div>"),
            .inapplicable("Nothing is hidden", "<p aria-hidden=\"false\">Text</p>"),
        ],
        check: .elements(.attributes([.ariaHidden])) { element, page, verdicts in
            guard page.attribute(element, .ariaHidden) == "true", !page.isHTML(element, .body),
                !page.document.ancestors(element).contains(where: { page.attribute($0, .ariaHidden) == "true" })
            else { return }
            let inside = [element] + page.document.elements(in: element)
            guard let focused = inside.first(where: { page.tree.isInTabOrder($0) }) else {
                verdicts.pass()
                return
            }
            if page.hasScript, mayBeSentinel(focused, page) {
                verdicts.cantTell(focused, "does a script move the focus on from here?")
            } else {
                verdicts.fail(focused, "the element takes the focus but is hidden from assistive technology")
            }
        })

    /// Dialogs put an element that only passes the focus on at their ends.
    private static func mayBeSentinel(_ element: NodeID, _ page: Page) -> Bool {
        if page.isHTML(element, .a) { return page.attribute(element, .href)?.utf8.first == 0x23 }
        return !page.tree.isLabelable(element)
    }
}
