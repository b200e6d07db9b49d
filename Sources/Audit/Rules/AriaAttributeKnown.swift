import ARIA
import Diagnostics
import HTML

extension Rule {
    /// Attributes that start with `aria-` and do not exist.
    static let ariaAttributeKnown = Rule(
        id: "aria-attr-known", title: "aria-* attributes exist", group: .aria, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["5f99a7"], axe: ["aria-valid-attr"],
        why: "A misspelt attribute does nothing at all, and nothing tells so.",
        howToFix: "Correct the attribute's name, or remove it.",
        examples: [
            .passed("An attribute that exists", "<button aria-expanded=\"false\">More</button>"),
            .failed("A slip of the keys", "<button aria-expnaded=\"false\">More</button>"),
            .inapplicable("There is no such attribute", "<button>More</button>"),
        ],
        check: .elements(.ariaAttributes) { element, page, verdicts in
            for attribute in page.document.attributes(element) where attribute.name.text.hasPrefix("aria-") {
                let name = attribute.name.text
                if StateOrProperty(attributeName: name) != nil {
                    verdicts.pass()
                    continue
                }
                let known = StateOrProperty.allCases.lazy.map(\.attributeName)
                let nearest = NearestName.suggestions(for: name, among: known, limit: 1).first
                verdicts.fail(
                    .attribute(element, attribute.name), "there is no attribute `\(name)`",
                    fix: nearest.map { "Write `\($0)`." })
            }
        })
}
