import ARIA
import HTML

extension Rule {
    /// Roles that ARIA in HTML does not allow on the element.
    static let roleAllowed = Rule(
        id: "role-allowed", title: "role fits the element (ARIA in HTML)", group: .aria, severity: .warning,
        axe: ["aria-allowed-role"],
        why: "An element keeps its own behaviour under a role: a heading that says it is a button is still no button.",
        howToFix: "Use another element, or another role.",
        examples: [
            .passed("A link that opens a tab", "<a href=\"#a\" role=\"tab\">A</a>"),
            .failed("A heading is no button", "<h2 role=\"button\">More</h2>"),
            .failed("main has no other role", "<main role=\"region\" aria-label=\"Menus\">Menus</main>"),
            .inapplicable("There is no role", "<h2>More</h2>"),
        ],
        check: .elements(.attributes([.role])) { element, page, verdicts in
            guard page.document.namespace(element) == .html, !page.isHidden(element),
                let role = page.tree.explicitRole(element)
            else { return }
            // DPUB-ARIA roles are allowed on many sections besides; they do no harm.
            let isPublishing = role.rawValue.hasPrefix("doc-")
            let own = page.tree.implicitRole(element)
            let isAllowed = page.tree.allowedRoles(element).contains(role) || isScoped(role, element, page)
            if role == own || isPublishing || isAllowed {
                verdicts.pass()
            } else {
                verdicts.fail(
                    .attribute(element, .role),
                    "the role `\(role.rawValue)` is not allowed on `\(page.document.tagName(element).text)`")
            }
        })

    /// A role that repeats what the element is in most places, such as banner on a header.
    private static func isScoped(_ role: Role, _ element: NodeID, _ page: Page) -> Bool {
        switch (page.document.tagName(element), role) {
        case (.header, .banner), (.footer, .contentinfo), (.aside, .complementary), (.section, .region), (.form, .form),
            (.li, .listitem), (.img, .img), (.img, .presentation), (.img, Role.none), (.a, .link), (.summary, .button):
            true
        default: false
        }
    }
}
