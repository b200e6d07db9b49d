import CSS
import HTML

extension Rule {
    /// Themes that change the text colour or the background, and leave the other as it was.
    static let schemeHalf = Rule(
        id: "scheme-half", title: "A theme that sets the text colour sets the background too", group: .colour,
        severity: .warning,
        why: "A dark theme that changes one of the two colours leaves dark text on dark, or light text on light.",
        howToFix: "Set both colours in each scheme, or neither.",
        examples: [
            .passed(
                "The dark theme sets both",
                "<style>@media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }</style><p>Text</p>"
            ),
            .failed(
                "The dark theme sets the text colour alone",
                "<style>@media (prefers-color-scheme: dark) { body { color: #eee } }</style><p>Some text</p>"),
            .failed(
                "The canvas turns dark, the text stays dark",
                "<style>:root { color-scheme: light dark } body { color: #222 }</style><p>Some text</p>"),
            .cantTell(
                "One theme, and no background: is it legible for people who set their own colours?",
                "<style>body { color: #222 }</style><p>Some text</p>"),
            .inapplicable("The page sets no colours", "<p>Some text</p>"),
        ],
        check: .page { page, verdicts in
            guard let body = page.document.body, let root = page.root,
                let light = SchemeColors(of: body, in: .light, page)
            else { return }
            if page.distinctSchemes.contains(.dark), let dark = SchemeColors(of: body, in: .dark, page) {
                let changesText = light.text != dark.text
                let changesBackground = light.backdrop.colors != dark.backdrop.colors
                guard changesText == changesBackground else {
                    judge(dark, changesText: changesText, body, &verdicts)
                    return
                }
                if changesText {
                    verdicts.pass()
                    return
                }
            }
            let setsText = light.text != .black
            let setsBackground = [root, body].contains { element in
                guard let style = page.style(element) else { return false }
                return !style.backgroundColor.isTransparent || !style.backgroundImages.isEmpty
            }
            guard setsText || setsBackground else { return }
            if setsText == setsBackground || !setsText { verdicts.pass() } else { verdicts.ask() }
        })

    private static func judge(_ dark: SchemeColors, changesText: Bool, _ body: NodeID, _ verdicts: inout Verdicts) {
        guard dark.backdrop.doubt == nil, let background = dark.backdrop.colors.first else {
            verdicts.ask()
            return
        }
        let ratio = dark.backdrop.colors.map { dark.text.contrastRatio(on: $0) }.max() ?? 21
        guard ratio < 4.5 else {
            verdicts.pass()
            return
        }
        let changed = changesText ? "text colour" : "background"
        let kept = changesText ? "background" : "text colour"
        verdicts.fail(
            .element(body),
            "the dark theme changes the \(changed) and not the \(kept): \(dark.text.hexadecimal) on \(background.hexadecimal)",
            fix: "Set the \(kept) for the dark theme too.", scheme: Scheme.dark.rawValue)
    }
}

/// The colour of an element's text and what lies behind it, in one scheme.
private struct SchemeColors {
    let text: Color
    let backdrop: Backdrop

    init?(of element: NodeID, in scheme: Scheme, _ page: Page) {
        let styles = scheme == .light ? page.lightStyles : page.styles(in: scheme.environment)
        guard let style = styles.style(of: element) else { return nil }
        text = style.color
        backdrop = Backdrops(page.document, styles, isPaper: false).backdrop(behind: element)
    }
}
