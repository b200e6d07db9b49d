import ARIA
import HTML

// What the two rules about the language of a text have in common.

extension Rule {
    /// Compares the language in which an element's text seems to be with what its `lang` attribute says.
    ///
    /// - Parameter claim: how the message starts, such as `the page says it is`.
    static func judgeLanguage(
        of element: NodeID, saying language: String, _ claim: String, _ page: Page, _ verdicts: inout Verdicts
    ) {
        let text = page.text(inheritingLanguageFrom: element)
        guard !Words.of(text, limit: 1).isEmpty else { return }
        switch LanguageGuess.compare(text, with: language) {
        case .same: verdicts.pass()
        case .unknown: verdicts.ask()
        case .other(let code):
            verdicts.fail(
                .attribute(element, .lang), "\(claim) in `\(language)` but seems to be in `\(code)`",
                fix: "Write lang=\"\(code)\".")
        }
    }
}

extension Page {
    /// The text and the image alternatives below an element that are read in its language, the page's title included;
    /// no more of it than is needed to know a language.
    func text(inheritingLanguageFrom element: NodeID) -> String {
        var text = ""
        var skipped: NodeID?
        for visit in document.visits(element) {
            switch visit {
            case .leave(let id): if id == skipped { skipped = nil }
            case .enter(let id):
                guard skipped == nil else { continue }
                if text.utf8.count > 4000 { return text }
                if document.isElement(id) {
                    if id != element, has(id, .lang) || isHTML(id, .script) || isHTML(id, .style) {
                        skipped = id
                    } else if isHTML(id, .title) {
                        text += document.textContent(id) + " "
                    } else if !isHidden(id), isHTML(id, .img) {
                        text += (attribute(id, .alt) ?? "") + " "
                    }
                } else if document.isText(id), !isHidden(id) {
                    text += document.text(id) + " "
                }
            }
        }
        return text
    }
}
