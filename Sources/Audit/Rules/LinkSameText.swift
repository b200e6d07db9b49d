import ARIA
import HTML

extension Rule {
    /// Links with one text and one context to different places.
    static let linkSameText = Rule(
        id: "link-same-text", title: "Links with the same text lead to the same page", group: .site,
        criteria: ["2.4.4"], level: .A, severity: .note, act: ["fd3a94"], axe: ["identical-links-same-purpose"],
        why: "Two links that are called the same lead to the same place, one would think.",
        howToFix: "Make the texts differ.",
        examples: [
            .passed("The same place", "<p><a href=\"a.html\">Rules</a> and <a href=\"a.html\">rules</a></p>"),
            .failed(
                "Two places under one name",
                """
                <p><a href="https://a.example/x">Rules</a></p><p><a href="https://b.example/y">Rules</a></p>
                """),
            .inapplicable("Two names", "<a href=\"a.html\">Rules</a> <a href=\"b.html\">Checks</a>"),
        ],
        check: .page { page, verdicts in
            Rule.judgeSameText(page, &verdicts, inContext: true)
        })
}
