import Diagnostics
import Markdown

/// Headings that leave a level out.
enum HeadingCheck {
    static func report(_ entry: Entry, _ diagnostics: inout DiagnosticList) {
        let tree = entry.tree
        // The title has level 1, whether it is written or comes from the front matter.
        var previous = 1
        for node in tree.children(tree.root) where tree.kind(node) == .heading {
            let level = tree.headingLevel(node)
            if level > previous + 1 {
                diagnostics.report(
                    GuidanceCodes.skippedHeading, "a heading of level \(level) follows one of level \(previous)",
                    at: tree.span(node), help: "expected level \(previous + 1) or less")
            }
            previous = level
        }
    }
}
