import ARIA
import Diagnostics
import HTML

extension Rule {
    /// ARIA references to ids that are not on the page.
    static let ariaIDReference = Rule(
        id: "aria-idref", title: "ARIA ID references exist on the page", group: .aria, criteria: ["1.3.1", "4.1.2"],
        level: .A, severity: .error, act: ["in6db8"], axe: ["aria-valid-attr-value"],
        why: "A label, a description or a relation that points nowhere is not there.",
        howToFix: "Point to the id of an element on this page.",
        examples: [
            .passed("The label exists", "<h2 id=\"t\">Price</h2><section aria-labelledby=\"t\">1 €</section>"),
            .failed("There is no such id", "<section aria-labelledby=\"title\"><h2 id=\"titel\">Price</h2></section>"),
            .inapplicable("The menu may be made when it is opened", "<button aria-controls=\"menu\">Open</button>"),
        ],
        check: .elements(.ariaAttributes) { element, page, verdicts in
            for attribute in page.document.attributes(element) where attribute.name.text.hasPrefix("aria-") {
                guard let property = StateOrProperty(attributeName: attribute.name.text) else { continue }
                let tokens: [String]
                switch property.valueType {
                case .idReference: tokens = [attribute.value.trimmedASCII].filter { !$0.isEmpty }
                case .idReferenceList: tokens = attribute.value.spaceSeparatedTokens
                default: continue
                }
                judge(tokens, of: property, attribute, on: element, page, &verdicts)
            }
        })

    private static func judge(
        _ tokens: [String], of property: StateOrProperty, _ attribute: Attribute, on element: NodeID, _ page: Page,
        _ verdicts: inout Verdicts
    ) {
        guard !tokens.isEmpty else { return }
        guard let missing = tokens.first(where: { page.tree.element(withID: $0) == nil }) else {
            verdicts.pass()
            return
        }
        let isPartlyMissing = tokens.contains { page.tree.element(withID: $0) != nil }
        switch property {
        case .controls, .errormessage, .details, .flowto, .activedescendant:
            // What they point to may be made when it is needed, apart from what is said to be shown now.
            let isShown = page.attribute(element, .ariaExpanded) == "true" || page.role(element) == .scrollbar
            if isPartlyMissing {
                verdicts.pass()
                return
            }
            guard isShown, property == .controls else { return }
        default: break
        }
        let nearest = NearestName.suggestions(for: missing, among: page.tree.ids.texts, limit: 1).first
        verdicts.fail(
            .attribute(element, attribute.name),
            "no element on this page has the id `\(missing)` that \(attribute.name.text) points to",
            fix: nearest.map { "Did you mean `\($0)`?" })
    }
}
