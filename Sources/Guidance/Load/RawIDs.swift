import Diagnostics
import Markdown

extension Entry {
    /// Settles which ids of raw HTML stay: those that no heading, no rule and no other element of the document has, and
    /// inside rules, which checklists show together, no rule of another document.
    ///
    /// - Parameters:
    ///   - own: the document's requirements, by their places in the catalog.
    ///   - inRules: the ids that rules of earlier documents hold.
    mutating func settleRawIDs(
        _ own: ArraySlice<Requirement>, inRules: inout Set<String>, _ diagnostics: inout DiagnosticList
    ) {
        var taken = Set(headingAnchors.values)
        for requirement in own { taken.formUnion([requirement.anchor, requirement.authorAnchor].compactMap { $0 }) }
        let ruleNodes = Set(tree.rawIDs(own.flatMap(\.blocks)).map(\.node))
        for (node, id) in tree.rawIDs(visibleBlocks(own)) {
            // The page's own parts have names with this prefix.
            let isFree = !id.hasPrefix("hr-") && taken.insert(id).inserted
            if isFree, !ruleNodes.contains(node) || inRules.insert(id).inserted { continue }
            refusedRawIDs[node, default: []].insert(id)
            diagnostics.append(
                Diagnostic(
                    GuidanceCodes.repeatedAnchor, "the id `\(id)` of this element is already taken, and is left out",
                    at: tree.span(node), help: "give it another name", severity: .warning))
        }
    }
}
