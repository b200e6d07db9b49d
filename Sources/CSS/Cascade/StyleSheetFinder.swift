import Diagnostics
import HTML

/// Finds the style sheets of a page: its `style` and `link` elements in document order.
struct StyleSheetFinder {
    let table: ElementTable
    let environment: Environment
    let lookup: StyleSheetLookup?
    /// Sheets of `style` elements by their text.
    var parsed: [ArraySlice<UInt8>: StyleSheet]
    private(set) var uses: [StyleSheetUse] = []
    private(set) var missing: [String] = []

    init(
        table: ElementTable, environment: Environment, lookup: StyleSheetLookup?,
        parsed: [ArraySlice<UInt8>: StyleSheet]
    ) {
        self.table = table
        self.environment = environment
        self.lookup = lookup
        self.parsed = parsed
    }

    private var document: Document { table.document }

    mutating func find() {
        for index in table.sheetElements where table.entries[index].namespace != .mathML {
            let entry = table.entries[index]
            let name = document.tagName(entry.node)
            if name == .style {
                if isCSS(entry.node), isActive(entry) { addStyle(entry.node) }
            } else if name == .link, entry.namespace == .html, isStyleSheetLink(entry.node), isActive(entry) {
                addLink(entry.node)
            }
        }
    }

    /// Scripts run: then what is in `noscript` does not count.
    private func isActive(_ entry: ElementTable.Entry) -> Bool {
        guard environment.scripting else { return true }
        return !document.ancestors(entry.node).contains { document.isHTML($0, .noscript) }
    }

    private func isCSS(_ node: NodeID) -> Bool {
        guard let type = document.attribute(node, .type), !type.isEmpty else { return true }
        return asciiLowercased(type) == "text/css"
    }

    /// HTML 4.6.7.22: `stylesheet` without `alternate`.
    private func isStyleSheetLink(_ node: NodeID) -> Bool {
        guard let rel = document.attribute(node, .rel), !document.hasAttribute(node, .disabled) else { return false }
        let words = asciiLowercased(rel).split { $0.isASCII && $0.isWhitespace }
        guard words.contains("stylesheet"), !words.contains("alternate") else { return false }
        return isCSS(node) && !(document.attribute(node, .href) ?? "").isEmpty
    }

    private func media(_ node: NodeID) -> MediaQueryList {
        document.attribute(node, .media).map { MediaQueryList($0) } ?? .all
    }

    private mutating func addLink(_ node: NodeID) {
        let media = media(node)
        // A sheet for other media is not missed.
        guard media.matches(environment) != .no, let href = document.attribute(node, .href) else { return }
        if let sheet = lookup?(href, document.source.path) {
            uses.append(StyleSheetUse(sheet, media: media))
        } else {
            missing.append(href)
        }
    }

    private mutating func addStyle(_ node: NodeID) {
        let text = document.textContentBytes(node)
        let media = media(node)
        if let known = parsed[text[...]] {
            uses.append(StyleSheetUse(known, media: media))
            return
        }
        let sheet = sheet(of: node, text)
        // What it imports depends on the page.
        if sheet.imports.isEmpty { parsed[text[...]] = sheet }
        uses.append(StyleSheetUse(sheet, media: media))
    }

    /// The sheet of a `style` element, with offsets in the page's bytes where its text stands there as it is.
    private func sheet(of node: NodeID, _ text: [UInt8]) -> StyleSheet {
        let source = document.source
        if let child = document.firstChild(node), document.nextSibling(child) == nil,
            let range = document.range(ofText: child), range.count == text.count,
            source.bytes[range].elementsEqual(text)
        {
            return StyleSheet(source, in: range)
        }
        let file = SourceFile(path: source.path, bytes: text)
        return StyleSheet(file, in: 0..<text.count)
    }
}
