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

    private static func judgeSameText(_ page: Page, _ verdicts: inout Verdicts, inContext: Bool) {
        // Links of which nothing can be said but that they lead to one place, or that a person must look: these
        // are looked at only until the outcome of the page is known.
        var others: [(links: [NodeID], worst: Outcome)] = []
        for links in page.linksByName where links.count > 1 {
            switch page.compareTargets(links) {
            case .different: judge(links, page, &verdicts, inContext: inContext)
            case .same: others.append((links, .passed))
            case .unknown: others.append((links, .cantTell))
            }
        }
        for (links, worst) in others.sorted(by: { $0.links.count < $1.links.count }) where verdicts.outcome < worst {
            judge(links, page, &verdicts, inContext: inContext)
        }
    }

    private static func judge(_ links: [NodeID], _ page: Page, _ verdicts: inout Verdicts, inContext: Bool) {
        // The context is looked at only where the names are the same.
        let groups = inContext ? Dictionary(grouping: links) { page.linkContext($0) } : ["": links]
        for (_, links) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
            for other in links.dropFirst() { judge(other, like: links[0], page, &verdicts) }
        }
    }

    private static func judge(_ other: NodeID, like first: NodeID, _ page: Page, _ verdicts: inout Verdicts) {
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
