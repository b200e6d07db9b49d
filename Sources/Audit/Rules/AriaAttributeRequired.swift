import ARIA
import HTML

extension Rule {
    /// Roles without the states that they cannot do without.
    static let ariaAttributeRequired = Rule(
        id: "aria-attr-required", title: "Required states and properties are present", group: .aria,
        criteria: ["4.1.2"], level: .A, severity: .error, act: ["4e8ab6"], axe: ["aria-required-attr"],
        why: "A switch that does not say whether it is on is no switch.",
        howToFix: "Add the attribute that the message names.",
        examples: [
            .passed("The state is given", "<div role=\"switch\" aria-checked=\"true\" tabindex=\"0\">Sound</div>"),
            .failed("The state is missing", "<div role=\"switch\" tabindex=\"0\">Sound</div>"),
            .failed("A focusable separator has a value", "<div role=\"separator\" tabindex=\"0\"></div>"),
            .inapplicable("The element has the state by itself", "<input type=\"checkbox\" role=\"checkbox\">"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard !page.isHidden(element), let role = page.tree.explicitRole(element),
                role == page.role(element), !hasNativeState(element, role, page)
            else { return }
            let missing = required(by: role, element, page).filter { property in
                page.document.attribute(element, named: property.attributeName).map(\.isBlank) ?? true
            }
            if missing.isEmpty {
                verdicts.pass()
            } else {
                let names = missing.map(\.attributeName).sorted()
                verdicts.fail(
                    .attribute(element, .role),
                    "the role `\(role.rawValue)` needs \(names.joined(separator: " and "))",
                    fix: "Add \(names.joined(separator: " and ")).")
            }
        })

    private static func required(by role: Role, _ element: NodeID, _ page: Page) -> Set<StateOrProperty> {
        var required = role.definition.required
        // WAI-ARIA 1.2: a separator that can be focused is a widget with a value.
        if role == .separator, page.tree.isFocusable(element) { required.insert(.valuenow) }
        // The popup of a collapsed combo box need not exist yet.
        if role == .combobox, page.attribute(element, .ariaExpanded) != "true" { required.remove(.controls) }
        return required
    }

    /// The element has the role's states by its own attributes, or the role repeats its own.
    private static func hasNativeState(_ element: NodeID, _ role: Role, _ page: Page) -> Bool {
        if page.tree.implicitRole(element) == role { return true }
        guard page.isHTML(element, .input) else {
            return page.isHTML(element, .select) || page.isHTML(element, .option)
        }
        switch page.document.inputType(element) {
        case "checkbox", "radio":
            return [.checkbox, .switch, .radio, .menuitemcheckbox, .menuitemradio].contains(role)
        case "range", "number": return [.slider, .spinbutton, .scrollbar].contains(role)
        default: return false
        }
    }
}
