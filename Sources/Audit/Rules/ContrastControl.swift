import CSS
import HTML

extension Rule {
    /// Fields and boxes whose border or fill is hardly seen.
    static let contrastControl = Rule(
        id: "contrast-control", title: "Borders of fields and boxes have 3:1", group: .colour, criteria: ["1.4.11"],
        level: .AA, severity: .warning,
        why: "Who sees little contrast does not find a field whose pale border is all that shows it.",
        howToFix: "Darken the border, or fill the field with a colour that stands out.",
        examples: [
            .passed(
                "A grey border on white",
                "<style>input { border: 1px solid #767676 }</style><label>Name <input></label>"),
            .passed("The browser's own border", "<style>input { padding: 4px }</style><label>Name <input></label>"),
            .passed(
                "A line below is enough",
                "<style>input { border: 0; border-bottom: 2px solid #555 }</style><label>Name <input></label>"),
            .failed(
                "A pale border on white",
                "<style>input { border: 1px solid #ddd; background: #fff }</style><label>Name <input></label>"),
            .failed(
                "A pale box to tick",
                "<style>input { appearance: none; width: 1em; height: 1em; border: 1px solid #ccc }</style>"
                    + "<p><input type=\"checkbox\" id=\"a\"> <label for=\"a\">By mail</label>"),
            .failed(
                "A dark border on the dark theme",
                """
                <style>input { border: 1px solid #555; background: Canvas }
                @media (prefers-color-scheme: dark) { body { color: #eee; background: #222 } input { background: #222 } }
                </style><label>Name <input></label>
                """),
            .cantTell(
                "The box around the field has a border",
                "<style>input { border: 0; background: #fafafa } p { border: 1px solid #555 }</style>"
                    + "<p><label>Name <input></label></p>"),
            .inapplicable("A button shows its words", "<button style=\"border: 1px solid #ddd\">Send</button>"),
            .inapplicable(
                "A field that is out of use",
                "<label>Name <input disabled style=\"border: 1px solid #ddd; background: #fff\"></label>"),
        ],
        check: .page { page, verdicts in
            let controls = (page.index[.input] + page.index[.textarea]).sorted()
            guard !controls.isEmpty else { return }
            let schemes = page.distinctSchemes.filter { $0 != .print }
            for scheme in schemes {
                let styles = page.styles(in: scheme.environment)
                let backdrops = page.screenBackdrops(in: scheme)
                var told: Set<String> = []
                for control in controls {
                    switch page.controlBoundary(of: control, styles, backdrops) {
                    case nil: break
                    case .enough: verdicts.pass()
                    case .unknown: verdicts.ask()
                    case .low(let ratio, let boundary, let background):
                        let colors = "\(boundary.hexadecimal) on \(background.hexadecimal)"
                        guard told.insert(colors).inserted else { continue }
                        verdicts.fail(
                            .element(control),
                            "the boundary of the control has a contrast of \(ratio):1 (\(colors)) where 3:1 is needed",
                            scheme: schemes.count > 1 ? scheme.rawValue : nil)
                    }
                }
            }
        })
}
