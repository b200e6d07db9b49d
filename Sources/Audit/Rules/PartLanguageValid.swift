import ARIA
import HTML

extension Rule {
    /// `lang` inside the page whose primary subtag is not registered, where text inherits it.
    static let partLanguageValid = Rule(
        id: "part-lang-valid", title: "lang on parts is a known language tag", group: .document, criteria: ["3.1.2"],
        level: .AA, severity: .error, act: ["de46e4"], axe: ["valid-lang"],
        why: "A passage in another language is read with the right voice only when its tag names a real language.",
        howToFix: "Use a BCP 47 tag whose first part is a registered language code.",
        examples: [
            .passed("A French quotation", "<p lang=\"fr-CH\">Bonjour</p>"),
            .failed("A word instead of a code", "<p lang=\"dutch\">Goedendag</p>"),
            .failed("Nothing but spaces", "<p lang=\"  \">Goedendag</p>"),
            .inapplicable("No text inherits the attribute", "<p lang=\"dutch\"></p>"),
            .inapplicable("An empty value says that the language is unknown", "<p lang=\"\">Ia, ia</p>"),
        ],
        check: .elements(.attributes([.lang])) { element, page, verdicts in
            guard element != page.root, page.document.namespace(element) == .html,
                page.isInBody(element), let language = page.attribute(element, .lang), !language.isEmpty,
                hasText(inheritingFrom: element, page)
            else { return }
            if LanguageSubtags.isRegistered(primaryOf: language) {
                verdicts.pass()
            } else {
                verdicts.fail(
                    .attribute(element, .lang), "no language is registered under `\(language)`",
                    fix: LanguageSubtags.advice(for: language))
            }
        })

    /// Whether a text or an image's alternative below the element is read in its language.
    private static func hasText(inheritingFrom element: NodeID, _ page: Page) -> Bool {
        var visits = page.document.visits(element)
        while let visit = visits.next() {
            guard case .enter(let id) = visit else { continue }
            if page.document.isElement(id) {
                if id != element, page.has(id, .lang) {
                    visits.skipChildren(of: id)
                } else if page.isExposedOrSeen(id), page.role(id) == .img, !page.name(id).isEmpty {
                    return true
                }
            } else if page.document.isText(id), page.isExposedOrSeen(id), !page.document.text(id).isBlank {
                return true
            }
        }
        return false
    }
}
