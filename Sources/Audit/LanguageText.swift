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
        var text = page.text(inheritingLanguageFrom: element)
        guard text.withUTF8({ Words.has($0) }) else { return }
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
        var text: [UInt8] = []
        var visits = document.visits(element)
        while text.count <= 4000, let visit = visits.next() {
            guard case .enter(let id) = visit else { continue }
            if document.isElement(id) {
                if id != element, has(id, .lang) || isHTML(id, .script) || isHTML(id, .style) {
                    visits.skipChildren(of: id)
                } else if isHTML(id, .title) {
                    text += document.textContentBytes(id) + [0x20]
                    visits.skipChildren(of: id)
                } else if !isHidden(id), isHTML(id, .img) {
                    text += Array((attribute(id, .alt) ?? "").utf8) + [0x20]
                }
            } else if document.isText(id), !isHidden(id) {
                text.append(contentsOf: document.unsafeText(id))
                text.append(0x20)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
