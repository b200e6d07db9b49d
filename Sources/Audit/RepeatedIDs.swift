import HTML

// What the two rules about equal ids have in common.

extension Rule {
    /// Judges the ids that something on the page refers to, or those that nothing does.
    static func judgeIDs(_ page: Page, referenced: Bool, _ verdicts: inout Verdicts) {
        for (id, elements) in page.repeatedIDs where page.referencedIDs.contains(id) == referenced {
            for element in elements.dropFirst() {
                verdicts.fail(
                    .attribute(element, .id), "the id `\(id)` was used before",
                    related: [("the first element with this id", .attribute(elements[0], .id))])
            }
        }
        guard verdicts.outcome == .inapplicable else { return }
        if page.tree.ids.hasUnique(where: { page.referencedIDs.contains($0) == referenced }) { verdicts.pass() }
    }
}
