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
            let text = page.text(inheritingLanguageFrom: root)
            guard !Words.of(text, limit: 1).isEmpty else { return }
            switch LanguageGuess.compare(text, with: language) {
            case .same: verdicts.pass()
            case .unknown: verdicts.ask()
            case .other(let code):
                verdicts.fail(
                    .attribute(root, .lang), "the page says it is in `\(language)` but seems to be in `\(code)`",
                    fix: "Write lang=\"\(code)\".")
            }
        })

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
            let text = page.text(inheritingLanguageFrom: element)
            guard !Words.of(text, limit: 1).isEmpty else { return }
            switch LanguageGuess.compare(text, with: language) {
            case .same: verdicts.pass()
            case .unknown: verdicts.ask()
            case .other(let code):
                verdicts.fail(
                    .attribute(element, .lang), "this says it is in `\(language)` but seems to be in `\(code)`",
                    fix: "Write lang=\"\(code)\".")
            }
        })
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
