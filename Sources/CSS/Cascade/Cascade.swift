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
    private var indexCount: Int32 = 0
    private let sharing: CascadeSharing
    private var matchedRules: [MatchedRulesKey: MatchedRules] = [:]
    private var matchedRulesCount = 0
    private var pageCount: Int32 = 0
    let cache = StyleCache()

    struct SheetKey: Hashable {
        let sheet: ObjectIdentifier
        let media: MediaQueryList
    }
    /// The rules that declare a property, for messages; found when first asked for.
    var declaringRules: [DeclaringRulesKey: DeclaringRules] = [:]

    private struct MatchedRulesKey: Hashable {
        let index: Int32
        let keys: ObjectIdentifier
    }

    /// - Parameters:
    ///   - sharing: what cascades of other environments have found out already.
    ///   - lookup: finds the sheets that `link` elements and `@import` name; without one they are missing.
    public init(
        environment: Environment = Environment(), sharing: CascadeSharing = CascadeSharing(),
        lookup: StyleSheetLookup? = nil
    ) {
        self.environment = environment
        self.sharing = sharing
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
        styles(of: PageElements(document), state: state)
    }

    /// The computed styles of a page whose elements are laid out already.
    public func styles(of page: PageElements, state: PageState = PageState()) -> DocumentStyles {
        var finder = StyleSheetFinder(
            table: page.table, environment: environment, lookup: lookup, parsed: sharing.inlineSheets)
        finder.find()
        sharing.inlineSheets = finder.parsed.count > 256 ? [:] : finder.parsed
        return styles(page, finder.uses, missing: finder.missing, state: state)
    }

    /// The computed styles of a page with given author sheets, whatever it links to itself.
    public func styles(of document: Document, sheets: [StyleSheetUse], state: PageState = PageState()) -> DocumentStyles
    {
        styles(PageElements(document), sheets, missing: [], state: state)
    }

    private func styles(
        _ page: PageElements, _ uses: [StyleSheetUse], missing: [String], state: PageState
    ) -> DocumentStyles {
        let author = authorIndex(uses)
        let isQuirky = page.table.isQuirky
        let indexNumber = author.number * 2 + (isQuirky ? 1 : 0)
        let missing = missing + author.missing
        let isResting = state == PageState()
        let space = isResting ? sharing.keys(uses.map(\.sheet), lookup: lookup, isQuirky: isQuirky) : nil
        var rules: MatchedRules?
        var classes: StyleClasses?
        if let space, space.isUsable {
            let found = matchedRules(indexNumber, space)
            rules = found
            // Finding the keys may have used up what a page may ask; then they say too little to tell classes by.
            _ = page.keys(in: space)
            if !page.matcher.isExhausted {
                let known = page.classes(in: space)
                classes = known
                if let styled = found.classStyles.styles(of: known, page.table, cache) {
                    return DocumentStyles(styled, missing: missing, isExhausted: false, classes: known, found.number)
                }
            }
        }
        var styler = DocumentStyler(
            page, userAgent: isQuirky ? userAgentQuirks : userAgent, foreign: foreign, author: author.index,
            indexNumber: indexNumber, environment: environment, cache: cache,
            matcher: isResting ? page.matcher : SelectorMatcher(page.table, state: state))
        if let space, let rules {
            pageCount &+= 1
            styler.run(page.keys(in: space), rules, page: pageCount)
        } else {
            styler.run()
        }
        let isExhausted = styler.matcher.isExhausted
        if let rules, let known = classes, !isExhausted {
            rules.classStyles.remember(styler, known, page.table, cache)
        }
        return DocumentStyles(
            styler.page, missing: missing, isExhausted: isExhausted, classes: isExhausted ? nil : classes,
            rules?.number ?? -1)
    }

    private func matchedRules(_ index: Int32, _ space: ElementKeys) -> MatchedRules {
        let key = MatchedRulesKey(index: index, keys: ObjectIdentifier(space))
        if let known = matchedRules[key] { return known }
        if matchedRules.count >= 64 { matchedRules = [:] }
        matchedRulesCount += 1
        let made = MatchedRules(space, number: matchedRulesCount)
        matchedRules[key] = made
        return made
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
