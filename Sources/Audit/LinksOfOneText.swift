import ARIA
import HTML

// What the two rules about links with the same text have in common.

extension Rule {
    /// Compares where links of one name lead.
    ///
    /// - Parameter inContext: whether what stands around the links counts as part of their names.
    static func judgeSameText(_ page: Page, _ verdicts: inout Verdicts, inContext: Bool) {
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
