import ARIA
import HTML

extension Rule {
    /// Roles that the specifications advise against.
    static let roleDeprecated = Rule(
        id: "role-deprecated", title: "No deprecated roles", group: .aria, criteria: ["4.1.2"], level: .A,
        severity: .warning, axe: ["aria-deprecated-role"],
        why: "Support for a deprecated role is going away; some browsers already treat it as plain text.",
        howToFix: "Use the role that took its place.",
        examples: [
            .passed("A current role", "<div role=\"list\"><div role=\"listitem\">A</div></div>"),
            .failed("directory became list", "<div role=\"directory\">…</div>"),
            .inapplicable("There is no role attribute", "<ul><li>A</ul>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard !page.isHidden(element), let role = page.tree.explicitRole(element) else { return }
            if let replacement = role.replacement {
                verdicts.fail(
                    .attribute(element, .role), "the role `\(role.rawValue)` is deprecated",
                    fix: "Use the role `\(replacement)`.")
            } else {
                verdicts.pass()
            }
        })
}
