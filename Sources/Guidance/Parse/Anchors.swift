import Diagnostics
import Markdown

/// The anchors of a page: those of headings as GitHub makes them, and those that authors give.
enum Anchors {
    /// Anchors of headings, each only once. One that reads like the code of a requirement gets a prefix, so that `#m4`
    /// always is the requirement, and so does one that reads like a part of the page (`hr-main`).
    static func headings(
        _ headings: [MarkdownTree.ID], in tree: MarkdownTree, diagnostics: inout DiagnosticList
    ) -> [MarkdownTree.ID: String] {
        var slugger = Slugger()
        var anchors: [MarkdownTree.ID: String] = [:]
        anchors.reserveCapacity(headings.count)
        for heading in headings {
            if let own = tree.attributes(heading)?.id {
                let anchor = slugger.unique(isReserved(own) ? "section-\(own)" : own)
                if anchor != own {
                    diagnostics.report(
                        GuidanceCodes.repeatedAnchor, "the anchor `\(own)` is already taken", at: tree.span(heading),
                        help: "the heading gets `\(anchor)`")
                }
                anchors[heading] = anchor
            } else {
                let slug = Slugger.slug(of: tree.words(heading))
                anchors[heading] = slugger.slug(isReserved(slug) ? "section-\(slug)" : slug)
            }
        }
        return anchors
    }

    private static func isReserved(_ anchor: String) -> Bool {
        RequirementCode(anchor) != nil || anchor.hasPrefix("hr-")
    }
}
