import ARIA
import HTML

extension Rule {
    /// Fields whose name is only a tooltip or a placeholder.
    static let fieldLabelVisible = Rule(
        id: "field-label-visible", title: "Form fields have a visible label", group: .names, severity: .warning,
        axe: ["label-title-only"],
        why: "A placeholder is gone when one writes, and a tooltip needs a mouse: then nothing says what the field is.",
        howToFix: "Add a label element; do not rely on title or placeholder.",
        examples: [
            .passed("A label", "<label>Name <input placeholder=\"Ada Lovelace\"></label>"),
            .failed("Only a placeholder", "<input placeholder=\"Name\">"),
            .failed("Only a tooltip", "<input title=\"Name\">"),
            .inapplicable("There is no field", "<p>Name</p>"),
        ],
        check: .elements(.tags([.input, .select, .textarea])) { element, page, verdicts in
            guard !page.isHidden(element), page.tree.isLabelable(element) else { return }
            if page.isHTML(element, .input),
                ["submit", "reset", "button", "image"].contains(page.document.inputType(element))
            {
                return
            }
            switch page.tree.name(element).source {
            case .tooltip: verdicts.fail(element, "only the title attribute says what the field is for")
            case .placeholder: verdicts.fail(element, "only the placeholder says what the field is for")
            case .nothing: break
            default: verdicts.pass()
            }
        })
}
