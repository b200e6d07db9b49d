import ARIA
import CSS
import Diagnostics
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

    /// For so many failures of a page it is said where their colours are set.
    private static let placeLimit = 20

    static func judge(_ page: Page, _ verdicts: inout Verdicts, required: (TextContrast) -> Double) {
        var failures: [Key: Failure] = [:]
        var order: [Key] = []
        var questions: Set<String> = []
        let schemes = page.distinctSchemes
        for scheme in schemes {
            let texts = page.texts(in: scheme)
            let judgements = texts.contrasts.map { judge($0, scheme, required) }
            for text in texts.texts {
                switch judgements[text.contrast] {
                case .enough: verdicts.pass()
                case .unknown(let doubt):
                    if questions.insert(doubt).inserted {
                        verdicts.cantTell(text.element, "\(doubt): is the contrast enough?")
                    }
                case .low:
                    let contrast = texts.contrasts[text.contrast]
                    let key = Key(
                        foreground: contrast.foreground.hexadecimal,
                        background: contrast.backdrop.colors.map(\.hexadecimal).joined(separator: ", "),
                        isLarge: contrast.isLarge)
                    if failures[key] == nil {
                        order.append(key)
                        failures[key] = Failure(element: text.element, contrast: contrast, schemes: [scheme])
                    } else {
                        if failures[key]?.schemes.last != scheme { failures[key]?.schemes.append(scheme) }
                        failures[key]?.count += 1
                    }
                }
            }
        }
        if page.writesText { verdicts.ask() }
        for (number, key) in order.enumerated() {
            guard let failure = failures[key] else { continue }
            let isEverywhere = failure.schemes.count == schemes.count
            // Finding rules again costs more than judging them; a page with many faults needs it for some.
            let styles = number < placeLimit ? page.colourPlaces(of: failure.element, in: failure.schemes[0]) : []
            report(failure, key, required(failure.contrast), isEverywhere: isEverywhere, styles, &verdicts)
        }
    }

    private static func judge(
        _ contrast: TextContrast, _ scheme: Scheme, _ required: (TextContrast) -> Double
    ) -> TextContrast.Judgement {
        let judgement = contrast.judge(required(contrast))
        if case .low = judgement, scheme == .print, darkensInPrint(contrast.foreground) { return .enough }
        return judgement
    }

    private static func report(
        _ failure: Failure, _ key: Key, _ required: Double, isEverywhere: Bool,
        _ styles: [Diagnostic.Related], _ verdicts: inout Verdicts
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
                ? nil : failure.schemes.map(\.rawValue).joined(separator: ", "), styles: styles)
    }

    /// Browsers darken text near white when they leave backgrounds out.
    private static func darkensInPrint(_ color: Color) -> Bool {
        let (red, green, blue) = color.rgb8
        let distance = [red, green, blue].reduce(0) { $0 + (255 - Int($1)) * (255 - Int($1)) }
        return distance <= 255 * 255
    }
}

/// The elements with text of their own in one scheme, and the different contrasts that they have.
struct ContrastTexts {
    struct Text {
        let element: NodeID
        /// Index into `contrasts`.
        let contrast: Int
    }

    var texts: [Text] = []
    var contrasts: [TextContrast] = []
}

extension Page {
    /// Where style sheets set the colour of an element's text, and that of what lies behind it.
    func colourPlaces(of element: NodeID, in scheme: Scheme) -> [Diagnostic.Related] {
        var places: [Diagnostic.Related] = []
        func add(_ message: String, _ property: Property, inherits: Bool, on element: NodeID) {
            let place = styling.place(
                of: property, inherits: inherits, on: element, in: styledElements, scheme.environment)
            if let place { places.append(Diagnostic.Related(message, at: place)) }
        }
        add("the text's colour is set here", .color, inherits: true, on: element)
        let styles = styles(in: scheme.environment)
        let behind = ([element] + document.ancestors(element)).first { id in
            (styles.style(of: id)?.backgroundColor.alpha ?? 0) > 0
        }
        if let behind { add("the background's colour is set here", .backgroundColor, inherits: false, on: behind) }
        return places
    }

    /// The elements with text that people see and that must be legible, with its contrast in a scheme.
    func findTexts(in scheme: Scheme) -> ContrastTexts {
        let styles = scheme == .light ? lightStyles : styles(in: scheme.environment)
        guard styles.isComplete, let classes = styles.classes else { return findTexts(in: scheme, styles) }
        let memory = styling.contrasts(of: styles.sheets, in: scheme)
        if let known = memory.texts(of: textElements, classes) { return known }
        let texts = findTexts(in: scheme, styles)
        memory.remember(texts, among: textElements, of: self, styles, classes)
        return texts
    }

    private func findTexts(in scheme: Scheme, _ styles: DocumentStyles) -> ContrastTexts {
        let sight = scheme == .light ? sight : Sight(self, styles)
        let backdrops = Backdrops(document, styles, isPaper: scheme == .print)
        // Without any transparency on the page, no chain of ancestors is multiplied out.
        let hasOpacity = styles.palette.contains { $0.opacity < 1 }
        var result = ContrastTexts()
        result.texts.reserveCapacity(textElements.count)
        /// Contrasts by the numbers of the style and of the backdrop.
        var known: [Int: Int] = [:]
        for element in textElements where sight.isTextSeen(in: element) {
            let number = styles.number(of: element)
            guard number >= 0 else { continue }
            let backdrop = backdrops.backdrop(of: element)
            let opacity = hasOpacity ? self.opacity(of: element, styles) : 1
            let key = backdrop << 24 | number
            var contrast = result.contrasts.count
            if opacity == 1, let place = known[key] {
                contrast = place
            } else {
                result.contrasts.append(
                    TextContrast(styles.palette[number], opacity: opacity, on: backdrops.all[backdrop]))
                if opacity == 1 { known[key] = contrast }
            }
            result.texts.append(ContrastTexts.Text(element: element, contrast: contrast))
        }
        return result
    }

    /// The product of the opacities of an element and of all around it.
    private func opacity(of element: NodeID, _ styles: DocumentStyles) -> Double {
        var opacity = styles.style(of: element)?.opacity ?? 1
        for id in document.ancestors(element) { opacity *= styles.style(of: id)?.opacity ?? 1 }
        return opacity
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
            let bytes = document.textBytes(child)
            if let isWord = bytes.withUnsafeBufferPointer({ hasASCIIWord($0) }) {
                if isWord { return true }
                continue
            }
            var run = 0
            for scalar in document.text(child).unicodeScalars {
                run = isLetterOrDigit(scalar) ? run + 1 : 0
                if run >= 2 { return true }
            }
        }
        return false
    }

    /// The same of an ASCII text; nil where a byte decides that is not ASCII.
    private func hasASCIIWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        var run = 0
        for byte in bytes {
            if byte >= 0x80 { return nil }
            run = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) ? run + 1 : 0
            if run >= 2 { return true }
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
