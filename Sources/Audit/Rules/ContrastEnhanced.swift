import ARIA
import CSS
import HTML

extension Rule {
    /// Text with less contrast than level AAA asks for.
    static let contrastEnhanced = Rule(
        id: "contrast-enhanced", title: "Text contrast is at least 7:1 (4.5:1 large)", group: .colour,
        criteria: ["1.4.6"], level: .AAA, severity: .note, isDefault: false, act: ["09o5cg"],
        axe: ["color-contrast-enhanced"],
        why: "People with a visual acuity of a quarter read with the contrast that level AAA asks for.",
        howToFix: "Change one of the two colours.",
        examples: [
            .passed("Dark on light", "<p style=\"color: #333; background: #fff\">Some text</p>"),
            .failed("Grey on white", "<p style=\"color: #666; background: #fff\">Some text</p>"),
            .inapplicable("No text", "<p></p>"),
        ],
        check: .page { page, verdicts in
            ContrastCheck.judge(page, &verdicts, required: \.enhanced)
        })
}
