import ARIA
import Diagnostics
import HTML

/// One page under audit: its document, its accessibility tree, its styles, and what lies around it.
///
/// The one place where rules ask. Everything is computed when first asked for and kept as long as the page is
/// judged. Not Sendable: one thread judges one page.
final class Page {
    let file: SiteFile
    let document: Document
    let folder: SiteFolder
    let schemes: [Scheme]

    init(_ file: SiteFile, in folder: SiteFolder, schemes: [Scheme] = Scheme.allCases) {
        self.file = file
        self.folder = folder
        self.schemes = schemes
        document = HTMLParser.parseDocument(file.source)
    }

    private(set) lazy var tree = AccessibilityTree(document)

    /// Every element in document order.
    var elements: [NodeID] { tree.elements }

    /// The `html` element that the author wrote, or that the parser implied.
    private(set) lazy var root: NodeID? = document.documentElement

    /// SVG and other XML files are no pages with a title, a language and landmarks.
    var isHTML: Bool { !file.path.lowercased().hasSuffix(".svg") && !file.path.lowercased().hasSuffix(".xml") }

    // MARK: Shorthand for rules

    func attribute(_ id: NodeID, _ name: AttributeName) -> String? { document.attribute(id, name) }
    func has(_ id: NodeID, _ name: AttributeName) -> Bool { document.hasAttribute(id, name) }
    func isHTML(_ id: NodeID, _ tag: TagName) -> Bool { document.isHTML(id, tag) }
    func role(_ id: NodeID) -> Role? { tree.role(id) }
    func name(_ id: NodeID) -> String { tree.name(id).text }
    func isHidden(_ id: NodeID) -> Bool { tree.isHidden(id) }

    /// The start tag as the author wrote it, on one line and at most 120 characters long.
    func excerpt(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        var count = 0
        var isSpace = false
        let limited = range.lowerBound..<min(range.upperBound, range.lowerBound + 600)
        for scalar in file.source.text(in: limited).unicodeScalars {
            if scalar.properties.isWhitespace {
                isSpace = true
                continue
            }
            if count >= 117 {
                text.append("…")
                break
            }
            if isSpace, !text.isEmpty { text.append(" ") }
            isSpace = false
            text.append(scalar)
            count += 1
        }
        return String(text)
    }

    /// The bytes that a place stands for.
    func range(of place: Verdicts.Place) -> Range<Int> {
        switch place {
        case .range(let range): return range
        case .element(let id): return range(of: id)
        case .attribute(let id, let name):
            guard let attribute = document.attributeNode(id, name), let name = attribute.nameRange else {
                return range(of: id)
            }
            return name.lowerBound..<(attribute.valueRange?.upperBound ?? name.upperBound)
        }
    }

    /// The start tag of an element, the bytes of another node, or the place of the nearest element around it that
    /// was written.
    func range(of id: NodeID) -> Range<Int> {
        if let own = document.startTagRange(id) ?? document.range(of: id) { return own }
        for ancestor in document.ancestors(id) {
            if let range = document.startTagRange(ancestor) { return range.lowerBound..<range.lowerBound }
        }
        return 0..<0
    }
}
