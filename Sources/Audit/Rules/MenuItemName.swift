import ARIA
import HTML

extension Rule {
    /// Menu items without a name.
    static let menuItemName = Rule(
        id: "menuitem-name", title: "Menu items have a name", group: .names, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["m6b1q3"], axe: ["button-name"],
        why: "A menu is read item by item; one without a name cannot be chosen knowingly.",
        howToFix: "Write text in the menu item.",
        examples: [
            .passed("Named by its text", "<ul role=\"menu\"><li role=\"menuitem\">New file</li></ul>"),
            .failed("Only a decorative image", "<ul role=\"menu\"><li role=\"menuitem\"><img alt=\"\"></li></ul>"),
            .inapplicable("A menu element is a list", "<menu><li>New file</li></menu>"),
        ],
        check: .elements(.roles([.menuitem])) { element, page, verdicts in
            if page.name(element).isEmpty {
                verdicts.fail(element, "the menu item has no name")
            } else {
                verdicts.pass()
            }
        })
}
