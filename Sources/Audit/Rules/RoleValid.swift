import ARIA
import Diagnostics
import HTML

extension Rule {
    /// Role attributes without any role that exists.
    static let roleValid = Rule(
        id: "role-valid", title: "role values exist", group: .aria, criteria: ["4.1.2"], level: .A, severity: .error,
        act: ["674b10"], axe: ["aria-roles"],
        why: "A role that no browser knows is ignored: what looks like a control is announced as plain text.",
        howToFix: "Correct the role, or remove the attribute.",
        examples: [
            .passed("A role that exists", "<span role=\"link\" tabindex=\"0\">Menus</span>"),
            .passed("The second token is known", "<input role=\"searchfield searchbox\">"),
            .failed("A slip of the keys", "<span role=\"lnik\" tabindex=\"0\">Menus</span>"),
            .failed("Authors must not use abstract roles", "<div role=\"widget\">Menus</div>"),
            .inapplicable("The attribute is empty", "<div role=\"\">Menus</div>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard page.isExposedOrSeen(element), !page.tree.isHidden(element),
                let value = page.attribute(element, .role)
            else { return }
            let tokens = value.spaceSeparatedTokens
            guard let first = tokens.first else { return }
            if page.tree.explicitRole(element) != nil {
                verdicts.pass()
                return
            }
            let isAbstract = Role(token: first)?.isAbstract == true
            let known = Role.allCases.lazy.filter { !$0.isAbstract }.map(\.rawValue)
            let nearest = NearestName.suggestions(for: first, among: known, limit: 1).first
            verdicts.fail(
                .attribute(element, .role),
                isAbstract
                    ? "`\(first)` is an abstract role, which authors must not use" : "there is no role `\(first)`",
                fix: nearest.map { "Write `\($0)`, or remove the attribute." })
        })
}
