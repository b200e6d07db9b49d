import ARIA
import HTML

extension Rule {
    /// Names on elements whose role has no name.
    static let ariaAttributeProhibited = Rule(
        id: "aria-attr-prohibited", title: "No naming where the role prohibits it", group: .aria, criteria: ["1.3.1"],
        level: .A, severity: .error, act: ["kb1m8s", "5c01ea"], axe: ["aria-prohibited-attr"],
        why: "A plain div, span or p has no name: most screen readers do not read the label that is given to it.",
        howToFix: "Move the label to an element with a role, or write it as text.",
        examples: [
            .passed("A group has a name", "<div role=\"group\" aria-label=\"Price\">1 €</div>"),
            .failed("A plain div has none", "<div aria-label=\"Price\">1 €</div>"),
            .failed("A paragraph has none", "<p aria-label=\"Price\">1 €</p>"),
            .inapplicable("The element is hidden", "<div aria-label=\"Price\" hidden>1 €</div>"),
        ],
        check: .elements(.ariaAttributes) { element, page, verdicts in
            guard !page.isHidden(element), let role = judgedRole(element, page) else { return }
            for attribute in page.document.attributes(element) where attribute.name.text.hasPrefix("aria-") {
                guard let property = StateOrProperty(attributeName: attribute.name.text),
                    property.isGlobal, !attribute.value.isBlank
                else { continue }
                if role.prohibits(property) {
                    verdicts.fail(
                        .attribute(element, attribute.name),
                        "an element with the role `\(role.rawValue)` must not have \(attribute.name.text)")
                } else {
                    verdicts.pass()
                }
            }
        })

    /// The role that the author gave, also where a conflict makes browsers ignore `none`.
    private static func judgedRole(_ element: NodeID, _ page: Page) -> Role? {
        if let explicit = page.tree.explicitRole(element), explicit.isPresentational,
            page.document.namespace(element) == .html, !page.tree.isFocusable(element)
        {
            return explicit
        }
        return page.role(element)
    }
}
