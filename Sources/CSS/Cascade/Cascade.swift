import HTML

/// Computes the styles of pages in one environment.
///
/// It keeps what pages have in common: parsed sheets, the rules that hold in the environment, and every computed style
/// it has made. Use one for all pages of a site on one thread; it is not `Sendable`, what it returns is.
public final class Cascade {
    public let environment: Environment
    let lookup: StyleSheetLookup?
    private let userAgent: RuleIndex
    private let userAgentQuirks: RuleIndex
    private let foreign: RuleIndex
    private var indices: [[SheetKey]: (index: RuleIndex, number: Int32, missing: [String])] = [:]
    private var inlineSheets: [ArraySlice<UInt8>: StyleSheet] = [:]
    private var indexCount: Int32 = 0
    let cache = StyleCache()

    private struct SheetKey: Hashable {
        let sheet: ObjectIdentifier
        let media: MediaQueryList
    }

    /// - Parameter lookup: finds the sheets that `link` elements and `@import` name; without one they are missing.
    public init(environment: Environment = Environment(), lookup: StyleSheetLookup? = nil) {
        self.environment = environment
        self.lookup = lookup
        func index(_ sheets: [StyleSheet]) -> RuleIndex {
            var collector = RuleCollector(environment: environment, lookup: nil)
            for sheet in sheets { collector.add(StyleSheetUse(sheet)) }
            return RuleIndex(collector)
        }
        userAgent = index([UserAgentSheet.sheet])
        userAgentQuirks = index([UserAgentSheet.sheet, UserAgentSheet.quirks])
        foreign = index([UserAgentSheet.foreign])
    }

    /// The computed styles of a page: its `style` elements and linked sheets, `style` attributes, presentational
    /// hints and the sheet that browsers have. Complexity: O(elements) for pages whose rules and styles recur.
    ///
    /// - Parameter state: what has the focus, and the like; nothing by default.
    public func styles(of document: Document, state: PageState = PageState()) -> DocumentStyles {
        let table = ElementTable(document)
        var finder = StyleSheetFinder(table: table, environment: environment, lookup: lookup, parsed: inlineSheets)
        finder.find()
        inlineSheets = finder.parsed.count > 256 ? [:] : finder.parsed
        return styles(table, finder.uses, missing: finder.missing, state: state)
    }

    /// The computed styles of a page with given author sheets, whatever it links to itself.
    public func styles(of document: Document, sheets: [StyleSheetUse], state: PageState = PageState()) -> DocumentStyles
    {
        styles(ElementTable(document), sheets, missing: [], state: state)
    }

    private func styles(
        _ table: ElementTable, _ uses: [StyleSheetUse], missing: [String], state: PageState
    ) -> DocumentStyles {
        let author = authorIndex(uses)
        let userAgent = table.isQuirky ? userAgentQuirks : self.userAgent
        var styler = DocumentStyler(
            table: table, userAgent: userAgent, foreign: foreign, author: author.index,
            indexNumber: author.number * 2 + (table.isQuirky ? 1 : 0),
            environment: environment, cache: cache, matcher: SelectorMatcher(table, state: state))
        styler.run()
        let missing = missing + author.missing
        return DocumentStyles(
            styles: styler.styles, pseudoElements: styler.pseudoElements,
            isComplete: missing.isEmpty && !styler.matcher.isExhausted, missingSheets: missing)
    }

    /// The index of a list of sheets, built once.
    private func authorIndex(_ uses: [StyleSheetUse]) -> (index: RuleIndex, number: Int32, missing: [String]) {
        let key = uses.map { SheetKey(sheet: ObjectIdentifier($0.sheet), media: $0.media) }
        if let known = indices[key] { return known }
        if indices.count >= 64 { indices = [:] }
        var collector = RuleCollector(environment: environment, lookup: lookup)
        for use in uses { collector.add(use) }
        indexCount += 1
        let made = (RuleIndex(collector, keeping: uses.map(\.sheet)), indexCount, collector.missing)
        indices[key] = made
        return made
    }
}
