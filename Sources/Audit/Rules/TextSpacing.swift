import ARIA
import CSS
import HTML

extension Rule {
    /// Spacing in style attributes that readers' style sheets cannot override.
    static let textSpacing = Rule(
        id: "text-spacing", title: "No !important spacing that readers cannot override", group: .colour,
        criteria: ["1.4.12"], level: .AA, severity: .error, act: ["24afc2", "9e45ec", "78fd32"],
        axe: ["avoid-inline-spacing"],
        why: "Many people with dyslexia read with wider spacing, which they set in their own style sheet.",
        howToFix: "Remove !important, or raise the value.",
        examples: [
            .passed("Wide enough", "<p style=\"letter-spacing: 0.15em !important\">Some text to read</p>"),
            .failed("Too narrow and unyielding", "<p style=\"letter-spacing: 0.1em !important\">Some text to read</p>"),
            .failed("Too narrow between words", "<p style=\"word-spacing: normal !important\">Some text to read</p>"),
            .inapplicable("Readers can override it", "<p style=\"letter-spacing: 0.1em\">Some text to read</p>"),
        ],
        check: .page { page, verdicts in
            let styled = page.index.elements(with: .style)
            guard styled.contains(where: { page.attribute($0, .style)?.contains("!") == true }) else { return }
            for spacing in Spacing.all { judge(spacing, page, &verdicts) }
        })

    private static func judge(_ spacing: Spacing, _ page: Page, _ verdicts: inout Verdicts) {
        // The element whose style attribute fixes the spacing of each element; nil where none does.
        var fixed: [NodeID: NodeID] = [:]
        var reported: Set<NodeID> = []
        for element in page.elements where page.document.namespace(element) == .html {
            let source: NodeID?
            switch InlineDeclaration.winner(of: spacing.name, in: page.attribute(element, .style)) {
            case .none: source = page.document.parent(element).flatMap { fixed[$0] }
            case .some(let declaration):
                if declaration.isInherited {
                    source = page.document.parent(element).flatMap { fixed[$0] }
                } else {
                    source = declaration.isImportant ? element : nil
                }
            }
            guard let source else { continue }
            fixed[element] = source
            guard page.hasOwnText(element), page.isSeen(element), let style = page.style(element) else { continue }
            switch spacing.judge(style, element, page) {
            case .passed: verdicts.pass()
            case .inapplicable: break
            case .cantTell:
                verdicts.cantTell(source, "does this text run over several lines, with \(spacing.name) fixed?")
            case .failed:
                guard reported.insert(source).inserted else { continue }
                verdicts.fail(
                    .attribute(source, .style),
                    "\(spacing.name) is fixed below \(Viewport.text(spacing.minimum)) times the font size",
                    fix: "Remove !important from \(spacing.name), or raise it.")
            }
        }
    }
}

/// One of the distances that readers set for themselves (WCAG 2.2, 1.4.12 Text Spacing).
struct Spacing: Sendable {
    let name: String
    /// Times the font size.
    let minimum: Double

    static let all = [
        Spacing(name: "letter-spacing", minimum: 0.12), Spacing(name: "word-spacing", minimum: 0.16),
        Spacing(name: "line-height", minimum: 1.5),
    ]

    func judge(_ style: ComputedStyle, _ element: NodeID, _ page: Page) -> Outcome {
        guard style.fontSize > 0 else { return .inapplicable }
        let value: Double
        switch name {
        case "letter-spacing": value = style.pixels(.letterSpacing) ?? 0
        case "word-spacing": value = style.pixels(.wordSpacing) ?? 0
        default: value = style.lineHeight ?? style.fontSize * 1.2
        }
        if value / style.fontSize >= minimum - 0.0005 { return .passed }
        return name == "line-height" ? judgeLines(style, element, page) : .failed
    }

    /// Line height matters to text of several lines. Without layout the number of lines is estimated from the width
    /// of the narrowest box around the text.
    private func judgeLines(_ style: ComputedStyle, _ element: NodeID, _ page: Page) -> Outcome {
        var width = 1280.0
        for id in [element] + page.document.ancestors(element) {
            guard let box = page.style(id) else { continue }
            for property in [Property.width, .maxWidth] {
                if let pixels = box.pixels(property), pixels > 0 { width = min(width, pixels) }
            }
            switch box.keyword(.overflowX) {
            case .scroll, .auto: return .cantTell
            default: break
            }
        }
        let count = page.document.textContent(element).collapsingSpace.unicodeScalars.count
        let length = Double(count) * style.fontSize * 0.5
        if length > width * 1.3 { return .failed }
        return length < width * 0.6 ? .inapplicable : .cantTell
    }
}

/// A declaration in a style attribute.
struct InlineDeclaration {
    var value: String
    var isImportant: Bool

    /// A CSS-wide keyword that takes the parent's value of an inherited property.
    var isInherited: Bool { ["inherit", "unset", "revert", "revert-layer"].contains(value) }

    /// The declaration of a property that wins within the attribute: the last important one, else the last.
    static func winner(of property: String, in style: String?) -> InlineDeclaration? {
        guard let style, style.lowercased().contains(property) else { return nil }
        var winner: InlineDeclaration?
        for part in style.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":"),
                String(part[..<colon]).trimmedASCII.lowercased() == property
            else { continue }
            var value = String(part[part.index(after: colon)...]).trimmedASCII.lowercased()
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                String(value[value.index(after: mark)...]).trimmedASCII == "important"
            {
                isImportant = true
                value = String(value[..<mark]).trimmedASCII
            }
            if winner?.isImportant == true, !isImportant { continue }
            winner = InlineDeclaration(value: value, isImportant: isImportant)
        }
        return winner
    }
}
