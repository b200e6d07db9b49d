import ARIA
import HTML

extension Rule {
    /// Form fields without a name.
    static let fieldName = Rule(
        id: "field-name", title: "Form fields have a name", group: .names, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["e086e5"],
        axe: ["label", "select-name", "aria-input-field-name", "aria-toggle-field-name"],
        why: "Whoever cannot see the text beside a field knows what to write in it only by the field's name.",
        howToFix: "Add a label element whose for is the field's id.",
        examples: [
            .passed("Named by a label around it", "<label>First name <input></label>"),
            .passed("Named by a label that points to it", "<label for=\"n\">Name</label><input id=\"n\">"),
            .failed("Text beside the field is no label", "<div>Name</div><input>"),
            .failed("The words on a file button do not say what is asked for", "<input type=\"file\">"),
            .failed("A text field is not named by its content", "<div role=\"textbox\">Name</div>"),
            .inapplicable("The field is not shown", "<input hidden>"),
        ],
        check: .elements(.tagsAndRoles([.input, .select, .textarea])) { element, page, verdicts in
            guard isField(element, page), !page.isHidden(element) else { return }
            if page.name(element).isEmpty {
                verdicts.fail(element, "the form field has no name")
            } else {
                verdicts.pass()
            }
        })

    private static let fieldRoles: Set<Role> = [
        .checkbox, .combobox, .listbox, .menuitemcheckbox, .menuitemradio, .radio, .searchbox, .slider, .spinbutton,
        .switch, .textbox,
    ]

    /// Fields by their role, and those inputs that have none: dates, colours, files, passwords.
    private static func isField(_ element: NodeID, _ page: Page) -> Bool {
        let isNative: Bool
        switch page.document.tagName(element) {
        case .input, .select, .textarea: isNative = page.document.namespace(element) == .html
        default: isNative = false
        }
        guard isNative || page.has(element, .role), !page.isHTML(element, .datalist) else { return false }
        if let role = page.role(element) { return fieldRoles.contains(role) }
        guard isNative, page.isHTML(element, .input), page.tree.explicitRole(element) == nil else { return false }
        switch page.document.inputType(element) {
        case "hidden", "submit", "reset", "button", "image": return false
        default: return true
        }
    }
}
