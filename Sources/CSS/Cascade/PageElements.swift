import HTML

/// The elements of one page laid out for the cascades of several environments, so that each need not do it again.
/// Not Sendable: one thread styles one page.
public final class PageElements {
    public let document: Document
    let table: ElementTable
    /// Matches selectors on the page at rest.
    let matcher: SelectorMatcher
    private var known: [(space: ElementKeys, keys: [Int32])] = []
    private var knownClasses: [(space: ElementKeys, classes: StyleClasses)] = []
    /// The page's sheets, its own `style` elements parsed with places in this page; found for messages only.
    var placedSheets: [StyleSheetUse]?
    /// What the page says of colour schemes.
    private(set) lazy var schemes = PageElements.schemes(of: table)
    private(set) lazy var hints = PresentationalHints(document)

    /// Complexity: O(nodes + bytes of class attributes).
    public init(_ document: Document) {
        self.document = document
        table = ElementTable(document)
        matcher = SelectorMatcher(table, state: PageState())
    }

    /// The elements' keys, by entry of the table; computed once.
    func keys(in space: ElementKeys) -> [Int32] {
        if let found = known.first(where: { $0.space === space }) { return found.keys }
        let keys = space.keys(of: table, matcher)
        known.append((space, keys))
        return keys
    }

    /// The elements' style classes; found once.
    func classes(in space: ElementKeys) -> StyleClasses {
        if let found = knownClasses.first(where: { $0.space === space }) { return found.classes }
        let classes = space.classes.classes(of: table, keys(in: space), hints: hints, pageSchemes: schemes)
        knownClasses.append((space, classes))
        return classes
    }

    /// CSS Color Adjust 1, 2.2 and HTML 4.2.5.4: `<meta name=color-scheme>`.
    private static func schemes(of table: ElementTable) -> Value {
        let meta = NameHashes.hash(of: .meta)
        for entry in table.entries where entry.tagHash == meta && table.document.isHTML(entry.node, .meta) {
            guard let name = table.document.attribute(entry.node, .name), asciiLowercased(name) == "color-scheme",
                let content = table.document.attribute(entry.node, .content)
            else { continue }
            var cursor = TokenList(content).cursor
            if let value = ValueParser.colorScheme(&cursor), cursor.isExhausted() { return value }
        }
        return .keyword(.normal)
    }
}

/// What the cascades of several environments share: the sheets of `style` elements and the keys of elements.
/// One for all pages of a site on one thread.
public final class CascadeSharing {
    private struct Key: Hashable {
        let sheets: [ObjectIdentifier]
        let isQuirky: Bool
    }

    private var spaces: [Key: ElementKeys] = [:]
    /// Sheets of `style` elements by their text.
    var inlineSheets: [ArraySlice<UInt8>: StyleSheet] = [:]

    public init() {}

    /// The keys for pages with these sheets.
    func keys(_ sheets: [StyleSheet], lookup: StyleSheetLookup?, isQuirky: Bool) -> ElementKeys {
        let key = Key(sheets: sheets.map { ObjectIdentifier($0) }, isQuirky: isQuirky)
        if let known = spaces[key], !known.isFull { return known }
        if spaces.count >= 64 { spaces = [:] }
        let made = ElementKeys(sheets, lookup: lookup, isQuirky: isQuirky)
        spaces[key] = made
        return made
    }
}
