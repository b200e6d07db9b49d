import ARIA
import HTML

extension Rule {
    /// Parts that are written in another language than they say.
    static let partLanguageMatches = Rule(
        id: "part-lang-matches", title: "Parts are in the language that they say", group: .document,
        criteria: ["3.1.2"], level: .AA, severity: .warning, act: ["off6ek"],
        why: "A quotation read with the voice of a third language is lost.",
        howToFix: "Correct the lang attribute of the part.",
        examples: [
            .failed(
                "Dutch that says it is French",
                "<p>It means: <span lang=\"fr\">Hij ging met de kippen op stok en het was goed</span>.</p>"),
            .cantTell("Too little text to tell", "<p>It means <span lang=\"nl\">gelukkig</span>.</p>"),
            .inapplicable("No part says", "<p>It means nothing.</p>"),
        ],
        check: .elements(.attributes([.lang])) { element, page, verdicts in
            guard element != page.root, page.isInBody(element), let language = page.attribute(element, .lang),
                LanguageSubtags.isRegistered(primaryOf: language)
            else { return }
            Rule.judgeLanguage(of: element, saying: language, "this says it is", page, &verdicts)
        })
}
