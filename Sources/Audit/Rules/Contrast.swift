import ARIA
import CSS
import HTML

extension Rule {
    /// Text with too little contrast.
    static let contrast = Rule(
        id: "contrast", title: "Text contrast is at least 4.5:1 (3:1 large)", group: .colour, criteria: ["1.4.3"],
        level: .AA, severity: .error, act: ["afw4f7"], axe: ["color-contrast"],
        why: "Grey on white disappears for people with low vision, for everybody in the sun, and on a tired screen.",
        howToFix: "Change one of the two colours.",
        examples: [
            .passed("Dark on light", "<p style=\"color: #333; background: #fff\">Some text</p>"),
            .passed(
                "Large text needs less", #"<p style="color: #888; background: #fff; font-size: 24px">Some text</p>"#),
            .failed("Light grey on white", "<p style=\"color: #aaa; background: #fff\">Some text</p>"),
            .failed(
                "Too light because it is transparent",
                "<div style=\"background: #fff\"><p style=\"color: #000; opacity: .3\">Some text</p></div>"),
            .cantTell("An image behind", "<p style=\"color: #aaa; background: url(a.png)\">Some text</p>"),
            .inapplicable("Disabled controls may be grey", "<button disabled style=\"color: #aaa\">Save</button>"),
        ],
        check: .page { page, verdicts in
            ContrastCheck.judge(page, &verdicts, required: \.minimum)
        })
}
