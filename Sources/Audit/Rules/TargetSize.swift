import ARIA
import CSS
import HTML

extension Rule {
    /// Controls whose style sheet makes them smaller than a finger can hit.
    static let targetSize = Rule(
        id: "target-size", title: "Declared control size is at least 24 by 24 px", group: .keyboard,
        criteria: ["2.5.8"], level: .AA, severity: .note, isDefault: false, axe: ["target-size"],
        why: "A small target is missed by a trembling hand, and in a moving train by everybody.",
        howToFix: "Raise width, height or padding.",
        examples: [
            .passed("Large enough", "<button style=\"width: 44px; height: 44px\">×</button>"),
            .failed("Too small", "<button style=\"width: 16px; height: 16px; padding: 0; border: 0\">×</button>"),
            .inapplicable("No size is declared", "<button>Close</button>"),
        ],
        check: .elements(.roles([.button, .checkbox, .link, .menuitem, .radio, .switch, .tab])) {
            element, page, verdicts in
            guard page.isSeen(element), page.tree.isFocusable(element), let style = page.style(element),
                style.display != .inline, let width = size(style, .width, [.paddingLeft, .paddingRight]),
                let height = size(style, .height, [.paddingTop, .paddingBottom])
            else { return }
            if min(width, height) < 24 {
                verdicts.fail(
                    element, "the control is \(Viewport.text(width)) by \(Viewport.text(height)) px large")
            } else {
                verdicts.pass()
            }
        })

    private static func size(_ style: ComputedStyle, _ length: Property, _ paddings: [Property]) -> Double? {
        guard let declared = style.pixels(length) else { return nil }
        if style.keyword(.boxSizing) == .borderBox { return declared }
        return paddings.reduce(declared) { $0 + (style.pixels($1) ?? 0) }
    }
}
