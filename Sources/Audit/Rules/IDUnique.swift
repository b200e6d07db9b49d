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
}
