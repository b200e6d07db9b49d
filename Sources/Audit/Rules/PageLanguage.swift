import HTML

extension Rule {
    /// `html` without a lang attribute.
    static let pageLanguage = Rule(
        id: "page-lang", title: "Page has a lang attribute", group: .document, criteria: ["3.1.1"], level: .A,
        severity: .error, act: ["b5c3f8"], axe: ["html-has-lang"],
        why: """
            Screen readers choose their voice and pronunciation by the page's language; browsers choose hyphenation, \
            quotation marks and the offer to translate by it.
            """,
        howToFix: "Write the page's language on the html element, such as <html lang=\"en\">.",
        examples: [
            .passed("The language is given", "<!DOCTYPE html><html lang=\"en\"><title>Menus</title></html>"),
            .failed("There is no lang attribute", "<!DOCTYPE html><html><title>Menus</title></html>"),
            .failed("The attribute is empty", "<!DOCTYPE html><html lang=\"\"><title>Menus</title></html>"),
            .failed(
                "Only XML tools read xml:lang",
                "<!DOCTYPE html><html xml:lang=\"en\"><title>Menus</title></html>"),
            .noPage,
        ],
        check: .page { page, verdicts in
            guard let root = page.root else { return }
            guard let language = page.attribute(root, .lang) else {
                verdicts.fail(root, "the page does not say which language it is in")
                return
            }
            if language.isBlank {
                verdicts.fail(.attribute(root, .lang), "the page's lang attribute is empty")
            } else {
                verdicts.pass()
            }
        })
}
