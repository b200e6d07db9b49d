import ARIA
import HTML

extension Rule {
    /// Pages that are written in another language than they say.
    static let pageLanguageMatches = Rule(
        id: "page-lang-matches", title: "The page is in the language that it says", group: .document,
        criteria: ["3.1.1"], level: .A, severity: .warning, act: ["ucwvc8"],
        why: "English read by a Danish voice is not understood by anybody.",
        howToFix: "Correct the lang attribute of html.",
        examples: [
            .failed(
                "English text that says it is Danish",
                """
                <!DOCTYPE html><html lang="da"><title>The sheet and the menu</title><p>The sheet is closed by the button
                that is at the top of it, and the focus returns to the control that opened it.</p></html>
                """),
            .cantTell("Too little text to tell", "<html lang=\"nl\"><title>Paris</title><p>Gelukkig!</p></html>"),
            .passed(
                "English text that says so",
                """
                <!DOCTYPE html><html lang="en"><title>The sheet and the menu</title><p>The sheet is closed by the button
                that is at the top of it, and the focus returns to the control that opened it.</p></html>
                """),
            .inapplicable("The page does not say", "<html><title>Paris</title></html>"),
        ],
        check: .page { page, verdicts in
            guard let root = page.root, let language = page.attribute(root, .lang),
                LanguageSubtags.isRegistered(primaryOf: language)
            else { return }
            Rule.judgeLanguage(of: root, saying: language, "the page says it is", page, &verdicts)
        })
}
