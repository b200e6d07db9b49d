import HTML

extension Rule {
    /// `html lang` whose primary subtag is not registered.
    static let pageLanguageValid = Rule(
        id: "page-lang-valid", title: "Page lang is a known language tag", group: .document, criteria: ["3.1.1"],
        level: .A, severity: .error, act: ["bf051a"], axe: ["html-lang-valid"],
        why: """
            A language tag that no program knows is as good as none: the screen reader falls back to its own language \
            and reads the page with the wrong voice.
            """,
        howToFix: "Use a BCP 47 tag whose first part is a registered language code, such as en, pt-BR or gsw.",
        examples: [
            .passed("English as spoken in Ireland", "<html lang=\"en-IE\"><title>Sheets</title></html>"),
            .passed("Letter case does not matter", "<html lang=\"FR\"><title>Feuilles</title></html>"),
            .failed("A word instead of a code", "<html lang=\"english\"><title>Sheets</title></html>"),
            .failed("A code of three letters where there is one of two", "<html lang=\"eng\"><title>S</title></html>"),
            .inapplicable("No language is given", "<html><title>Sheets</title></html>"),
        ],
        check: .page { page, verdicts in
            guard let root = page.root, let language = page.attribute(root, .lang), !language.isBlank else { return }
            if LanguageSubtags.isRegistered(primaryOf: language) {
                verdicts.pass()
            } else {
                verdicts.fail(
                    .attribute(root, .lang), "no language is registered under `\(language)`",
                    fix: LanguageSubtags.advice(for: language))
            }
        })
}
