import ARIA
import HTML

extension Rule {
    /// Elements that react to a click and cannot be reached with the keyboard.
    static let clickFocusable = Rule(
        id: "click-focusable", title: "Elements with click handlers are focusable and have a role", group: .keyboard,
        criteria: ["2.1.1", "4.1.2"], level: .A, severity: .warning, axe: ["focus-order-semantics"],
        why: "What can be clicked but not focused does not exist for people without a mouse.",
        howToFix: "Use a button, or a link with href.",
        examples: [
            .passed("A button", "<button onclick=\"save()\">Save</button>"),
            .failed("A plain div", "<div onclick=\"save()\">Save</div>"),
            .cantTell("The click may be on what is inside", "<div onclick=\"save(event)\"><button>Save</button></div>"),
            .inapplicable("Nothing reacts", "<div>Save</div>"),
        ],
        check: .elements(.attributes([.onclick])) { element, page, verdicts in
            guard page.tree.isVisible(element), page.document.namespace(element) == .html,
                !page.isHTML(element, .body), !page.isHTML(element, .label)
            else { return }
            if page.tree.isFocusableByMarkup(element) {
                verdicts.pass()
            } else if page.document.elements(in: element).contains(where: { page.tree.isFocusable($0) })
                || page.document.ancestors(element).contains(where: { page.tree.isFocusable($0) })
            {
                verdicts.cantTell(element, "does the click do what a control inside or around it does?")
            } else {
                verdicts.fail(element, "the element reacts to clicks but cannot be focused")
            }
        })
}
