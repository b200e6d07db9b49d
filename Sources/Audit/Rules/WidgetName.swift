import ARIA
import HTML

extension Rule {
    /// Widgets other than buttons, links, fields and menu items without a name.
    static let widgetName = Rule(
        id: "widget-name", title: "Tabs, tooltips, meters, progress bars and tree items have a name", group: .names,
        criteria: ["4.1.2"], level: .A, severity: .error,
        axe: [
            "aria-tab-name", "aria-tooltip-name", "aria-meter-name", "aria-progressbar-name", "aria-treeitem-name",
        ],
        why: "40 % of what? A widget without a name gives an answer without its question.",
        howToFix: "Write text in the element, or aria-label on it.",
        examples: [
            .passed("A named progress bar", "<progress aria-label=\"Upload\" value=\"4\" max=\"9\"></progress>"),
            .failed("A progress bar without a name", "<progress value=\"4\" max=\"9\"></progress>"),
            .failed("An empty tab", "<div role=\"tablist\"><div role=\"tab\"></div></div>"),
            .inapplicable("Nothing of the kind", "<p>Upload</p>"),
        ],
        check: .elements(.roles([.tab, .tooltip, .meter, .progressbar, .treeitem])) { element, page, verdicts in
            if page.name(element).isEmpty {
                verdicts.fail(element, "the \(page.role(element)?.rawValue ?? "widget") has no name")
            } else {
                verdicts.pass()
            }
        })
}
