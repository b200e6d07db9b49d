import ARIA
import HTML

extension Rule {
    /// States and properties that the element's role does not have.
    static let ariaAttributeSupported = Rule(
        id: "aria-attr-supported", title: "aria-* attributes are supported by the role", group: .aria,
        criteria: ["4.1.2"], level: .A, severity: .error, act: ["5c01ea"],
        axe: ["aria-allowed-attr", "aria-conditional-attr"],
        why: "What a role cannot have is not announced, or is announced in one browser and not in the next.",
        howToFix: "Remove the attribute, or give the element the role that has it.",
        examples: [
            .passed("A button has a pressed state", "<button aria-pressed=\"false\">Bold</button>"),
            .passed("Global attributes fit every role", "<div aria-busy=\"true\">Loading</div>"),
            .failed("A button cannot be checked", "<button aria-checked=\"true\">Bold</button>"),
            .failed("A plain div cannot be expanded", "<div aria-expanded=\"true\">More</div>"),
            .inapplicable("There is no such attribute", "<div role=\"group\">Rows</div>"),
        ],
        check: .elements(.ariaAttributes) { element, page, verdicts in
            guard !page.isHidden(element), page.document.namespace(element) != .mathML else { return }
            let role = page.role(element)
            for attribute in page.document.attributes(element) where attribute.name.text.hasPrefix("aria-") {
                guard let property = StateOrProperty(attributeName: attribute.name.text) else { continue }
                if property.isGlobal {
                    verdicts.pass()
                } else if let role {
                    if role.supports(property) {
                        verdicts.pass()
                    } else {
                        verdicts.fail(
                            .attribute(element, attribute.name),
                            "the role `\(role.rawValue)` does not have \(attribute.name.text)")
                    }
                } else if !page.tree.isLabelable(element) {
                    verdicts.cantTell(
                        .attribute(element, attribute.name),
                        "the element has no role of its own: does \(attribute.name.text) reach anybody?")
                } else {
                    verdicts.pass()
                }
            }
        })
}
