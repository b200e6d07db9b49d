import ARIA
import CSS
import HTML

/// Judges the contrast of every text of a page in every scheme; equal failures are told once, with a count.
enum ContrastCheck {
    private struct Key: Hashable {
        let foreground: String, background: String, isLarge: Bool
    }

    private struct Failure {
        let element: NodeID
        let contrast: TextContrast
        var count = 1
        var schemes: [Scheme]
    }

    static func judge(_ page: Page, _ verdicts: inout Verdicts, required: (TextContrast) -> Double) {
        var failures: [Key: Failure] = [:]
        var order: [Key] = []
        var questions: Set<String> = []
        let schemes = page.distinctSchemes
        for scheme in schemes {
            for text in page.texts(in: scheme) {
                switch text.contrast.judge(required(text.contrast)) {
                case .enough: verdicts.pass()
                case .unknown(let doubt):
                    if questions.insert(doubt).inserted {
                        verdicts.cantTell(text.element, "\(doubt): is the contrast enough?")
                    }
                case .low:
                    if scheme == .print, darkensInPrint(text.contrast.foreground) {
                        verdicts.pass()
                        continue
                    }
                    let key = Key(
                        foreground: text.contrast.foreground.hexadecimal,
                        background: text.contrast.backdrop.colors.map(\.hexadecimal).joined(separator: ", "),
                        isLarge: text.contrast.isLarge)
                    if failures[key] == nil {
                        order.append(key)
                        failures[key] = Failure(element: text.element, contrast: text.contrast, schemes: [scheme])
                    } else {
                        if failures[key]?.schemes.last != scheme { failures[key]?.schemes.append(scheme) }
                        failures[key]?.count += 1
                    }
                }
            }
        }
        if page.writesText { verdicts.ask() }
        for key in order {
            guard let failure = failures[key] else { continue }
            let isEverywhere = failure.schemes.count == schemes.count
            report(failure, key, required(failure.contrast), isEverywhere: isEverywhere, &verdicts)
        }
    }

    private static func report(
        _ failure: Failure, _ key: Key, _ required: Double, isEverywhere: Bool, _ verdicts: inout Verdicts
    ) {
        let ratio = (failure.contrast.highest * 100).rounded(.down) / 100
        var message = "the contrast of the text is \(ratio):1 (\(key.foreground) on \(key.background))"
        message += " where \(Viewport.text(required)):1 is needed"
        if failure.count > 1 { message += ", here and in \(failure.count - 1) more places on this page" }
        let better = failure.contrast.passingColor(required)
            .map { "\($0.hexadecimal) would pass as the text's colour." }
        verdicts.fail(
            .element(failure.element), message, fix: better,
            scheme: isEverywhere && failure.schemes.first == .light
                ? nil : failure.schemes.map(\.rawValue).joined(separator: ", "))
    }

    /// Browsers darken text near white when they leave backgrounds out.
    private static func darkensInPrint(_ color: Color) -> Bool {
        let (red, green, blue) = color.rgb8
        let distance = [red, green, blue].reduce(0) { $0 + (255 - Int($1)) * (255 - Int($1)) }
        return distance <= 255 * 255
    }
}

/// An element with text of its own, and its contrast.
struct ContrastText {
    let element: NodeID
    let contrast: TextContrast
}

extension Page {
    /// The elements with text that people see and that must be legible, with its contrast in a scheme.
    func findTexts(in scheme: Scheme) -> [ContrastText] {
        let styles = styles(in: scheme.environment)
        let sight = Sight(self, styles)
        let backdrops = Backdrops(self, styles, isPaper: scheme == .print)
        // Without any transparency on the page, no chain of ancestors is multiplied out.
        let hasOpacity = elements.contains { (styles.style(of: $0)?.opacity ?? 1) < 1 }
        var texts: [ContrastText] = []
        for element in textElements {
            guard sight.isTextSeen(in: element), let style = styles.style(of: element), !style.isDisplayNone else {
                continue
            }
            var opacity = 1.0
            if hasOpacity {
                opacity = style.opacity
                for id in document.ancestors(element) { opacity *= styles.style(of: id)?.opacity ?? 1 }
            }
            texts.append(
                ContrastText(
                    element: element,
                    contrast: TextContrast(style, opacity: opacity, on: backdrops.backdrop(of: element))))
        }
        return texts
    }

    /// HTML elements that hold words of their own and are not part of a disabled control.
    func findTextElements() -> [NodeID] {
        elements.filter { element in
            guard document.namespace(element) == .html, isInTextContent(element), hasWords(element) else {
                return false
            }
            return !isPartOfDisabledControl(element)
        }
    }

    private func isInTextContent(_ element: NodeID) -> Bool {
        switch document.tagName(element) {
        case .script, .style, .title, .head, .option, .optgroup, .template, .noscript, .iframe, .object, .canvas,
            .video, .audio, .textarea, .select:
            return false
        default: return true
        }
    }

    /// Two letters or digits side by side: single characters and rows of signs may be pictures.
    private func hasWords(_ element: NodeID) -> Bool {
        for child in document.children(element) where document.isText(child) {
            var run = 0
            for scalar in document.text(child).unicodeScalars {
                run = isLetterOrDigit(scalar) ? run + 1 : 0
                if run >= 2 { return true }
            }
        }
        return false
    }

    private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isAlphabetic }
        return (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value)
    }

    /// WCAG 1.4.3: text of inactive components, and labels of inactive fields.
    private func isPartOfDisabledControl(_ element: NodeID) -> Bool {
        guard hasDisabledControl else { return false }
        var id: NodeID? = element
        while let current = id {
            if document.isElement(current) {
                if tree.isDisabled(current) || attribute(current, .ariaDisabled) == "true" { return true }
                if disabledLabels.contains(current) { return true }
            }
            id = document.parent(current)
        }
        return false
    }

    /// The elements that label a disabled control.
    func findDisabledLabels() -> Set<NodeID> {
        var labels: Set<NodeID> = []
        for element in elements where tree.isDisabled(element) || attribute(element, .ariaDisabled) == "true" {
            labels.formUnion(tree.labels(of: element))
            for id in attribute(element, .ariaLabelledby)?.spaceSeparatedTokens ?? [] {
                if let label = tree.element(withID: id) { labels.insert(label) }
            }
        }
        return labels
    }
}
