import HTML

extension Rule {
    /// Attributes that stand twice on a tag.
    static let attributeUnique = Rule(
        id: "attr-unique", title: "Attributes are not repeated on a tag", group: .markup, severity: .error,
        act: ["e6952f"],
        why: "The parser keeps the first of equal attributes and drops the others without a word.",
        howToFix: "Delete one of them; the parser keeps the first.",
        examples: [
            .passed("Each attribute stands once", "<input type=\"checkbox\" disabled>"),
            .failed("disabled stands twice", "<input type=\"checkbox\" disabled=\"disabled\" disabled>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            var isFaulty = false
            for error in page.document.errors where error.code.rawValue == "duplicate-attribute" {
                isFaulty = true
                verdicts.fail(.range(error.range), "the attribute stands twice on this tag")
            }
            if !isFaulty { verdicts.pass() }
        })
}
