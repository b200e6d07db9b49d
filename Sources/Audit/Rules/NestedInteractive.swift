import ARIA
import HTML

extension Rule {
    /// Controls inside elements whose children are presented as plain text.
    static let nestedInteractive = Rule(
        id: "nested-interactive", title: "No focusable content inside buttons, images and the like", group: .aria,
        criteria: ["4.1.2"], level: .A, severity: .error, act: ["307n5z"], axe: ["nested-interactive"],
        why: """
            Assistive technology presents what is inside a button, an image or a tab as plain text: a control there \
            takes the focus but is not announced.
            """,
        howToFix: "Move the inner control out.",
        examples: [
            .passed("Two buttons side by side", "<button>Save</button><button>Options</button>"),
            .failed("A link in a tab", "<ul role=\"tablist\"><li role=\"tab\"><a href=\"#a\">A</a></li></ul>"),
            .failed(
                "A button in a button", #"<button>Save <span role="button" tabindex="0">Options</span></button>"#),
            .inapplicable("Cells may hold links", "<table><tr><td><a href=\"#a\">A</a></td></tr></table>"),
        ],
        check: .elements(.roles(Role.allCases.filter(\.childrenArePresentational))) { element, page, verdicts in
            guard let role = page.role(element), page.document.firstChild(element) != nil,
                !page.isHTML(element, .select), !page.isHTML(element, .progress), !page.isHTML(element, .meter)
            else { return }
            var unreached: NodeID?
            for inner in page.document.elements(in: element) {
                if page.tree.isInTabOrder(inner) {
                    verdicts.fail(
                        inner, "a focusable element stands inside an element with the role `\(role.rawValue)`")
                    return
                }
                if page.tree.isFocusable(inner), unreached == nil { unreached = inner }
            }
            if let unreached {
                verdicts.cantTell(unreached, "does a script move the focus here?")
            } else {
                verdicts.pass()
            }
        })
}
