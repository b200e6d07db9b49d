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
            Rule.judgeSameText(page, &verdicts) { page.name($0).lowercased() + "\u{0}" + page.linkContext($0) }
        })

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
            Rule.judgeSameText(page, &verdicts) { page.name($0).lowercased() }
        })

    private static func judgeSameText(_ page: Page, _ verdicts: inout Verdicts, key: (NodeID) -> String) {
        var groups: [String: [NodeID]] = [:]
        var order: [String] = []
        for link in page.links where !page.name(link).isEmpty {
            let key = key(link)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(link)
        }
        for key in order {
            guard let links = groups[key], links.count > 1 else { continue }
            let first = links[0]
            for other in links.dropFirst() {
                switch page.compareTargets(first, other) {
                case .same: verdicts.pass()
                case .unknown: verdicts.ask()
                case .different:
                    verdicts.fail(
                        .element(other), "a link with the same text “\(page.name(other))” leads elsewhere",
                        related: [("the other link", .element(first))])
                }
            }
        }
    }
}
