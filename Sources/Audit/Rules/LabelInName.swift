import ARIA
import HTML

extension Rule {
    /// Names that leave out what the control shows.
    static let labelInName = Rule(
        id: "label-in-name", title: "Visible label is part of the name", group: .names, criteria: ["2.5.3"],
        level: .A, severity: .error, act: ["2ee8b8"], axe: ["label-content-name-mismatch"],
        why: "Who controls the computer by voice says what stands on the button; it must be what the button is called.",
        howToFix: "Start aria-label with the visible text.",
        examples: [
            .passed("The name starts with the text", "<button aria-label=\"Next page of the list\">Next page</button>"),
            .failed("The name leaves out a word", "<button aria-label=\"the full\">The full label</button>"),
            .failed("Another name", "<a href=\"a.html\" aria-label=\"WCAG\">ACT rules</a>"),
            .passed("One letter is a symbol", "<button aria-label=\"Close\">X</button>"),
            .cantTell("A sign and a number", "<a href=\"#note\" aria-label=\"Back to the text\">↩<sup>2</sup></a>"),
            .inapplicable("The name is the text", "<button>Next page</button>"),
        ],
        check: .elements(.attributes([.ariaLabel, .ariaLabelledby])) { element, page, verdicts in
            guard !page.isHidden(element), let role = page.role(element), isWidget(role) else { return }
            let name = page.tree.name(element)
            guard name.source == .label || name.source == .labelledby else { return }
            let visible = page.visibleText(of: element)
            let label = Words.of(visible)
            guard label.joined().count > 1 || label.joined().contains(where: \.isNumber) else {
                if !visible.isBlank { verdicts.pass() }
                return
            }
            if Words.contains(Words.of(name.text), label) {
                verdicts.pass()
            } else if label.joined().count == 1, visible.collapsingSpace.unicodeScalars.count > 1 {
                // A sign with a number, such as the second way back from a footnote: perhaps a picture made of text.
                verdicts.ask()
            } else {
                let attribute: AttributeName = name.source == .label ? .ariaLabel : .ariaLabelledby
                verdicts.fail(
                    .attribute(element, attribute),
                    "the name “\(name.text)” does not contain the visible text “\(visible.collapsingSpace)”")
            }
        })

    /// Widgets that are named from their content.
    private static func isWidget(_ role: Role) -> Bool {
        switch role {
        case .button, .checkbox, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio, .switch, .tab,
            .treeitem, .gridcell:
            true
        default: false
        }
    }
}
