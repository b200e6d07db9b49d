import ARIA
import CSS
import HTML

extension Rule {
    /// Links in text that only their colour tells apart.
    static let linkDistinct = Rule(
        id: "link-distinct", title: "Links in text are not marked by colour alone", group: .colour,
        criteria: ["1.4.1"], level: .A, severity: .error, axe: ["link-in-text-block"],
        why: "Who does not tell the two colours apart does not know that there is a link.",
        howToFix: "Underline links in text.",
        examples: [
            .passed("Underlined", "<p>Read about <a href=\"a.html\">menus</a> first.</p>"),
            .failed(
                "Only another colour",
                """
                <style>a { text-decoration: none; color: #555 } p { color: #333 }</style>
                <p>Read about <a href="a.html">menus</a> first.</p>
                """),
            .inapplicable(
                "A link that stands alone",
                #"<style>a { text-decoration: none }</style><p><a href="a.html">A</a></p>"#),
        ],
        check: .page { page, verdicts in
            let links = page.linksInText
            guard !links.isEmpty else { return }
            let schemes = page.distinctSchemes.filter { $0 != .print }
            for scheme in schemes {
                let styles = page.styles(in: scheme.environment)
                for link in links {
                    guard let parent = page.document.parent(link), let style = styles.style(of: link),
                        let around = styles.style(of: parent)
                    else { continue }
                    if hasOtherCue(link, style, around, page, styles) {
                        verdicts.pass()
                    } else if !styles.isComplete || !style.areKnown(.color, .textDecorationLine) {
                        verdicts.cantTell(link, "is this link told from the text around it by more than colour?")
                    } else if Color.contrastRatio(style.textFillColor, around.textFillColor) >= 3 {
                        // WCAG technique G183: enough contrast to the text, and a cue on focus and hover.
                        verdicts.pass()
                    } else {
                        verdicts.fail(
                            .element(link), "only its colour tells this link from the text around it",
                            scheme: schemes.count > 1 ? scheme.rawValue : nil)
                        return
                    }
                }
            }
        })

    private static func hasOtherCue(
        _ link: NodeID, _ style: ComputedStyle, _ around: ComputedStyle, _ page: Page, _ styles: DocumentStyles
    ) -> Bool {
        if isMarked(style, around) { return true }
        for element in page.document.elements(in: link) {
            if page.isHTML(element, .img) || page.document.namespace(element) == .svg { return true }
            if let inner = styles.style(of: element), isMarked(inner, around) { return true }
        }
        for pseudoElement in [PseudoElement.before, .after] {
            if let content = styles.style(of: link, pseudoElement)?.contentText,
                content.hasImage || !content.text.isBlank
            {
                return true
            }
        }
        return false
    }

    private static func isMarked(_ style: ComputedStyle, _ around: ComputedStyle) -> Bool {
        if !style.textDecorationLines.isEmpty { return true }
        let borders: [Property] = [.borderBottomWidth, .borderTopWidth, .borderLeftWidth, .borderRightWidth]
        if borders.contains(where: { style.borderWidth($0) > 0 }) || style.outlineWidth > 0 { return true }
        if !style.backgroundColor.isTransparent || !style.backgroundImages.isEmpty { return true }
        if !style.value(.boxShadow).isNone { return true }
        return abs(style.fontWeight - around.fontWeight) >= 200 || style.isItalic != around.isItalic
            || abs(style.fontSize - around.fontSize) > around.fontSize * 0.2 || style.display != .inline
    }
}

extension Page {
    /// Links with text of their own that stand in a line of other text.
    var linksInText: [NodeID] {
        index[.a].filter { element in
            guard has(element, .href), isSeen(element), hasVisibleWords(element),
                let parent = document.parent(element)
            else { return false }
            return document.children(parent).contains {
                document.isText($0) && Words.has(document.unsafeText($0))
            }
        }
    }

    private func hasVisibleWords(_ element: NodeID) -> Bool {
        document.textContentBytes(element).withUnsafeBufferPointer { Words.has($0) }
    }
}
