import HTML

extension Rule {
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
}
