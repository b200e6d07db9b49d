import ARIA
import HTML

extension Rule {
    /// Frames without a name.
    static let frameName = Rule(
        id: "iframe-name", title: "Frames have a name", group: .names, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["cae760"], axe: ["frame-title"],
        why: "The name of a frame tells what is inside before one goes in, or lets one pass it by.",
        howToFix: "Add a title that says what the frame shows.",
        examples: [
            .passed("Named by its title", "<iframe title=\"Grocery list\" src=\"list.html\"></iframe>"),
            .failed("name is not a name for people", "<iframe name=\"list\" src=\"list.html\"></iframe>"),
            .inapplicable("The frame is not shown", "<iframe hidden src=\"list.html\"></iframe>"),
        ],
        check: .elements(.tags([.iframe, .frame])) { element, page, verdicts in
            guard !page.isHidden(element) else { return }
            if let role = page.tree.explicitRole(element), role.isPresentational { return }
            if !page.name(element).isEmpty {
                verdicts.pass()
            } else if !page.tree.isInTabOrder(element), page.has(element, .tabindex) {
                verdicts.cantTell(element, "the frame is not reached with the Tab key: does it hold anything?")
            } else {
                verdicts.fail(element, "the frame has no name")
            }
        })
}
