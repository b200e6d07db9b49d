import HTML

extension Rule {
    /// `html` with `lang` and `xml:lang` that disagree.
    static let pageLanguageXML = Rule(
        id: "page-lang-xml", title: "lang and xml:lang agree", group: .document, criteria: ["3.1.1"], level: .A,
        severity: .warning, act: ["5b7ae0"], axe: ["html-xml-lang-mismatch"],
        why: "Tools that read the page as XML take xml:lang, browsers take lang; they must not hear two languages.",
        howToFix: "Give both attributes the same language, or drop xml:lang.",
        examples: [
            .passed("Both are English", "<html lang=\"en-GB\" xml:lang=\"en\"><title>Lists</title></html>"),
            .failed("French and English", "<html lang=\"fr\" xml:lang=\"en\"><title>Lists</title></html>"),
            .inapplicable("There is only lang", "<html lang=\"en\"><title>Lists</title></html>"),
        ],
        check: .page { page, verdicts in
            guard let root = page.root, let language = page.attribute(root, .lang),
                let xml = page.attribute(root, .xmlLang),
                LanguageSubtags.isRegistered(primaryOf: language), !xml.isBlank
            else { return }
            if primary(language) == primary(xml) {
                verdicts.pass()
            } else {
                verdicts.fail(.attribute(root, .xmlLang), "xml:lang is `\(xml)` but lang is `\(language)`")
            }
        })

    private static func primary(_ tag: String) -> String {
        tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    }
}
