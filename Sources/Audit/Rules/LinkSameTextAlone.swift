import ARIA
import HTML

extension Rule {
    /// Links with one text to different places, whatever stands around them.
    static let linkSameTextAlone = Rule(
        id: "link-same-text-alone", title: "Links with the same text alone lead to the same page", group: .site,
        criteria: ["2.4.9"], level: .AAA, severity: .note, isDefault: false, act: ["b20e66"],
        axe: ["identical-links-same-purpose"],
        why: "A list of links shows their text without the sentences around.",
        howToFix: "Make the texts differ.",
        examples: [
            .passed("The same place", "<p><a href=\"a.html\">Rules</a> and <a href=\"a.html\">rules</a></p>"),
            .failed(
                "Two places under one name",
                """
                <p>For A: <a href="https://a.example/x">Rules</a></p><p>B: <a href="https://b.example/y">Rules</a></p>
                """),
            .inapplicable("Two names", "<a href=\"a.html\">Rules</a> <a href=\"b.html\">Checks</a>"),
        ],
        check: .page { page, verdicts in
            Rule.judgeSameText(page, &verdicts, inContext: false)
        })
}
