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
        var finder = StyleSheetFinder(table: page.table, environment: environment, lookup: lookup, parsed: [:])
        finder.find()
        var collector = RuleCollector(environment: environment, lookup: lookup)
        for use in finder.uses { collector.add(use) }
        let ranks = collector.layers.ranks()
        let matcher = SelectorMatcher(page.table, state: PageState())
        var index = element.number < page.table.places.count ? Int(page.table.places[element.number]) : -1
        for _ in 0..<Cascade.ancestorLimit where index >= 0 {
            let entry = page.table.entries[index]
            if entry.hasStyle, let inline = page.document.attributeBytes(entry.node, .style),
                StyleSheet.parseStyleAttribute(Array(inline)).contains(where: { $0.name == .property(property) })
            {
                return nil
            }
            if let winner = winner(property, at: index, collector.rules, ranks, matcher) {
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
        _ property: Property, at index: Int, _ rules: [RuleCollector.Rule], _ ranks: [Int32], _ matcher: SelectorMatcher
    ) -> Winner? {
        var best: (weight: (Int, Int32, Specificity), winner: Winner)?
        for rule in rules where !rule.isUncertain {
            // The last of one rule counts, unless one before it is important.
            let own = rule.rule.declarations.filter { $0.name == .property(property) }
            guard let declaration = own.last(where: \.isImportant) ?? own.last else { continue }
            let matching = rule.rule.selectors.filter {
                $0.pseudoElement == nil && matcher.matches($0.compounds, at: index, scope: nil) == .yes
            }
            guard let specificity = matching.map(\.specificity).max() else { continue }
            let layer = ranks[rule.layer]
            // Of important declarations those of the first layer have most weight.
            let weight = (declaration.isImportant ? 1 : 0, declaration.isImportant ? -layer : layer, specificity)
            if let best, weight < best.weight { continue }
            best = (weight, (declaration.value, rule.source.span(declaration.range)))
        }
        return best?.winner
    }
}
