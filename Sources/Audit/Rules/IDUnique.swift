import HTML

extension Rule {
    /// Equal ids that nothing refers to.
    static let idUnique = Rule(
        id: "id-unique", title: "id values are unique", group: .markup, severity: .warning, act: ["3ea0c8"],
        axe: ["duplicate-id", "duplicate-id-active"],
        why: "Of several elements with one id, links, labels and scripts reach only the first.",
        howToFix: "Rename one of the elements.",
        examples: [
            .passed("Each id stands once", "<p id=\"a\">A</p><p id=\"b\">B</p>"),
            .failed("One id stands twice", "<p id=\"a\">A</p><p id=\"a\">B</p>"),
            .inapplicable("There are no ids", "<p>A</p>"),
        ],
        check: .page { page, verdicts in
            Rule.judgeIDs(page, referenced: false, &verdicts)
        })

    /// Equal ids of which a label, an ARIA attribute or a link needs one.
    static let idUniqueReferenced = Rule(
        id: "id-unique-referenced", title: "Referenced id values are unique", group: .markup,
        criteria: ["1.3.1", "4.1.2"], level: .A, severity: .error, act: ["3ea0c8"], axe: ["duplicate-id-aria"],
        why: "A label, a description, a header cell or a link that points to one of two equal ids reaches the first.",
        howToFix: "Rename one of the elements: a label, ARIA attribute, header cell or link points here.",
        examples: [
            .passed("The label stands once", "<b id=\"n\">Name</b><input aria-labelledby=\"n\">"),
            .failed("Two labels have one id", "<b id=\"n\">Name</b><b id=\"n\">City</b><input aria-labelledby=\"n\">"),
            .inapplicable("Nothing refers to an id", "<p id=\"a\">A</p>"),
        ],
        check: .page { page, verdicts in
            Rule.judgeIDs(page, referenced: true, &verdicts)
        })

    private static func judgeIDs(_ page: Page, referenced: Bool, _ verdicts: inout Verdicts) {
        for (id, elements) in page.repeatedIDs where page.referencedIDs.contains(id) == referenced {
            for element in elements.dropFirst() {
                verdicts.fail(
                    .attribute(element, .id), "the id `\(id)` was used before",
                    related: [("the first element with this id", .attribute(elements[0], .id))])
            }
        }
        guard verdicts.outcome == .inapplicable else { return }
        let hasUnique = page.tree.ids.contains {
            $0.value.count == 1 && page.referencedIDs.contains($0.key) == referenced
        }
        if hasUnique { verdicts.pass() }
    }
}
