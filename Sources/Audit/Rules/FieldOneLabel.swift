import ARIA
import HTML

extension Rule {
    /// Fields with several label elements.
    static let fieldOneLabel = Rule(
        id: "field-one-label", title: "Form fields have one label element", group: .names, criteria: ["3.3.2"],
        level: .A, severity: .note, axe: ["form-field-multiple-labels"],
        why: "Screen readers differ in which of several labels they read.",
        howToFix: "Merge the labels, or use aria-labelledby.",
        examples: [
            .passed("One label", "<label for=\"n\">Name</label><input id=\"n\">"),
            .failed("Two labels", "<label for=\"n\">Name</label><label for=\"n\">Surname</label><input id=\"n\">"),
            .inapplicable("No label element", "<input aria-label=\"Name\">"),
        ],
        check: .elements(.tags([.input, .select, .textarea])) { element, page, verdicts in
            guard !page.isHidden(element) else { return }
            let labels = page.tree.labels(of: element).filter { !page.isHidden($0) }
            guard !labels.isEmpty else { return }
            if labels.count > 1, page.tree.name(element).source == .native {
                verdicts.fail(element, "the field has \(labels.count) label elements")
            } else {
                verdicts.pass()
            }
        })
}
