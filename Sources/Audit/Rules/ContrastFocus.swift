import CSS
import HTML

extension Rule {
    /// Focus outlines that are hardly seen.
    static let contrastFocus = Rule(
        id: "contrast-focus", title: "Focus outline has 3:1 against what it lies on", group: .colour,
        criteria: ["1.4.11"], level: .AA, severity: .warning,
        why: "A pale outline on a pale page leaves people who use the keyboard searching for where they are.",
        howToFix: "Change the colour of the outline.",
        examples: [
            .passed(
                "A dark outline on white",
                "<style>a:focus { outline: 2px solid #004 }</style><a href=\"a.html\">A link</a>"),
            .passed(
                "The browser's own outline",
                "<style>a:focus { outline: auto }</style><a href=\"a.html\">A link</a>"),
            .failed(
                "A pale outline on white",
                "<style>a:focus { outline: 2px solid #ddd }</style><a href=\"a.html\">A link</a>"),
            .failed(
                "A dark outline on the dark theme",
                """
                <style>a:focus { outline: 2px solid #004 } a { color: inherit }
                @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }</style>
                <a href="a.html">A link</a>
                """),
            .cantTell(
                "A pale outline, and another background: does that show the focus?",
                "<style>a:focus { outline: 2px solid #ddd; background: #ff0 }</style><a href=\"a.html\">A link</a>"),
            .inapplicable("No outline is set", "<a href=\"a.html\">A link</a>"),
        ],
        check: .page { page, verdicts in
            guard page.mentions.isSuperset(of: [.focus, .outline]) else { return }
            for scheme in page.distinctSchemes where scheme != .print {
                for kind in page.focusableKinds(in: scheme) {
                    switch page.focusIndicator(of: kind, in: scheme) {
                    case .none: break
                    case .enough: verdicts.pass()
                    case .unknown: verdicts.ask()
                    case .low(let ratio, let outline, let background):
                        verdicts.fail(
                            .element(kind),
                            "the focus outline has a contrast of \(ratio):1 (\(outline) on \(background)) where 3:1 is needed",
                            scheme: page.distinctSchemes.contains(.dark) ? scheme.rawValue : nil)
                        return
                    }
                }
            }
        })
}
