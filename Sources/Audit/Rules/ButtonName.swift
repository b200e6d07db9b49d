import ARIA
import HTML

extension Rule {
    /// Buttons without a name.
    static let buttonName = Rule(
        id: "button-name", title: "Buttons have a name", group: .names, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["97a4e1"], axe: ["button-name", "input-button-name", "aria-command-name"],
        why: "A button that only shows an icon is announced as \"button\" and cannot be called by voice control.",
        howToFix: "Write text in the button, or aria-label on it.",
        examples: [
            .passed("Named by its text", "<button>Close</button>"),
            .passed("Named by aria-label", "<button aria-label=\"Close\">×</button>"),
            .failed("Nothing inside", "<button></button>"),
            .failed("A hidden icon inside", "<button><svg aria-hidden=\"true\"></svg></button>"),
            .inapplicable("The button is not shown", "<button hidden></button>"),
        ],
        check: .elements(.roles([.button])) { element, page, verdicts in
            if page.isHTML(element, .input), page.document.inputType(element) == "image" { return }
            if page.isHTML(element, .summary) { return }
            if !page.name(element).isEmpty {
                verdicts.pass()
            } else {
                verdicts.fail(element, "the button has no name")
            }
        })
}
