import Diagnostics
import HTML

extension Cascade {
    /// Ancestors farther up than this are not asked.
    private static let ancestorLimit = 64

    /// Where the declaration stands from which an element has a property: the element's own, or the one that it inherits
    /// from the nearest element that has one. Nil where that is a `style` attribute, the browser's sheet, or not certain.
    ///
    /// For messages about a few elements: complexity O(rules × ancestors).
    ///
    /// - Parameter inherits: whether the property inherits.
    public func place(
        of property: Property, inherits: Bool, on element: NodeID, in page: PageElements
    ) -> SourceSpan? {
        let rules = declaringRules(property, in: page)
        let matcher = SelectorMatcher(page.table, state: PageState())
        var index = element.number < page.table.places.count ? Int(page.table.places[element.number]) : -1
        for _ in 0..<Cascade.ancestorLimit where index >= 0 {
            let entry = page.table.entries[index]
            if entry.hasStyle, let inline = page.document.attributeBytes(entry.node, .style),
                StyleSheet.parseStyleAttribute(Array(inline)).contains(where: { $0.name == .property(property) })
            {
                return nil
            }
            if let winner = winner(property, at: index, rules, matcher) {
                guard case .wide(let keyword) = winner.value else { return winner.span }
                guard inherits, keyword == .inherit || keyword == .unset else { return winner.span }
            }
            guard inherits else { return nil }
            index = Int(entry.parent)
        }
        return nil
    }

    private typealias Winner = (value: DeclaredValue, span: SourceSpan)

    /// CSS Cascade 5, section 6: importance, layer, specificity, order of appearance.
    private func winner(
        _ property: Property, at index: Int, _ rules: DeclaringRules, _ matcher: SelectorMatcher
    ) -> Winner? {
        var best: (weight: (Int, Int32, Specificity), winner: Winner)?
        for rule in rules.rules {
            let matching = rule.selectors.filter {
                $0.pseudoElement == nil && matcher.matches($0.compounds, at: index, scope: nil) == .yes
            }
            guard let specificity = matching.map(\.specificity).max() else { continue }
            // Of important declarations those of the first layer have most weight.
            let isImportant = rule.declaration.isImportant
            let weight = (isImportant ? 1 : 0, isImportant ? -rule.layer : rule.layer, specificity)
            if let best, weight < best.weight { continue }
            best = (weight, (rule.declaration.value, rule.source.span(rule.declaration.range)))
        }
        return best?.winner
    }

    private func declaringRules(_ property: Property, in page: PageElements) -> DeclaringRules {
        let uses = placedSheets(of: page)
        let key = DeclaringRulesKey(
            property: property, sheets: uses.map { SheetKey(sheet: ObjectIdentifier($0.sheet), media: $0.media) })
        if let known = declaringRules[key] { return known }
        if declaringRules.count >= 64 { declaringRules = [:] }
        var collector = RuleCollector(environment: environment, lookup: lookup)
        for use in uses { collector.add(use) }
        let made = DeclaringRules(collector, property, keeping: uses.map(\.sheet))
        declaringRules[key] = made
        return made
    }

    /// A `style` element that several pages have is parsed once for all of them, and has places in one: here in each.
    private func placedSheets(of page: PageElements) -> [StyleSheetUse] {
        if let known = page.placedSheets { return known }
        var finder = StyleSheetFinder(table: page.table, environment: environment, lookup: lookup, parsed: [:])
        finder.find()
        page.placedSheets = finder.uses
        return finder.uses
    }
}

/// What rules that declare a property are remembered by.
struct DeclaringRulesKey: Hashable {
    let property: Property
    let sheets: [Cascade.SheetKey]
}

/// The rules of some sheets that declare one property, in order of appearance.
struct DeclaringRules {
    struct Rule {
        let selectors: [Selector]
        /// The one of the rule that counts.
        let declaration: Declaration
        /// The priority of its layer.
        let layer: Int32
        let source: SourceFile
    }

    let rules: [Rule]
    /// Held so that their identities stay theirs.
    private let sheets: [StyleSheet]

    init(_ collected: RuleCollector, _ property: Property, keeping sheets: [StyleSheet]) {
        self.sheets = sheets
        let ranks = collected.layers.ranks()
        rules = collected.rules.filter { !$0.isUncertain }.compactMap { rule in
            let own = rule.rule.declarations.filter { $0.name == .property(property) }
            // The last of one rule counts, unless one before it is important.
            guard let declaration = own.last(where: \.isImportant) ?? own.last else { return nil }
            return Rule(
                selectors: rule.rule.selectors, declaration: declaration, layer: ranks[rule.layer], source: rule.source)
        }
    }
}
