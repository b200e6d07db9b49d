import ARIA
import HTML

extension Rule {
    /// States and properties with values that they cannot have.
    static let ariaAttributeValue = Rule(
        id: "aria-attr-value", title: "aria-* values are valid", group: .aria, criteria: ["4.1.2"], level: .A,
        severity: .error, act: ["6a7281"], axe: ["aria-valid-attr-value"],
        why: "Browsers replace a value that does not exist by the default, which often says the opposite.",
        howToFix: "Use one of the values that the attribute takes.",
        examples: [
            .passed("One of its values", "<button aria-pressed=\"mixed\">Bold</button>"),
            .failed("Not one of its values", "<button aria-expanded=\"collapsed\">More</button>"),
            .failed("Not a whole number", "<div role=\"gridcell\" aria-rowindex=\"2.5\">Fred</div>"),
            .inapplicable("The value is empty, as if the attribute were absent", "<button aria-pressed>Bold</button>"),
        ],
        check: .elements(.ariaAttributes) { element, page, verdicts in
            guard page.document.namespace(element) != .mathML else { return }
            for attribute in page.document.attributes(element) where attribute.name.text.hasPrefix("aria-") {
                guard let property = StateOrProperty(attributeName: attribute.name.text) else { continue }
                let value = attribute.value
                guard !value.isBlank else { continue }
                if let allowed = property.valueType.complaint(about: value) {
                    verdicts.fail(
                        .attribute(element, attribute.name), "`\(value)` is no value of \(attribute.name.text)",
                        fix: "Use \(allowed).")
                } else {
                    verdicts.pass()
                }
            }
        })
}

extension StateOrProperty.ValueType {
    /// What is allowed instead of a value, or nil for a valid one.
    func complaint(about value: String) -> String? {
        let word = value.trimmedASCII
        switch self {
        case .trueFalse: return among(["true", "false"], word)
        case .trueFalseUndefined: return among(["true", "false", "undefined"], word)
        case .tristate: return among(["true", "false", "mixed", "undefined"], word)
        case .token(let tokens): return among(tokens, word)
        case .tokenList(let tokens):
            return value.spaceSeparatedTokens.lazy.compactMap { among(tokens, $0) }.first
        case .integer: return isInteger(word) ? nil : "a whole number"
        case .number: return Double(word).map(\.isFinite) == true ? nil : "a number"
        case .idReference, .idReferenceList, .string: return nil
        }
    }

    private func among(_ tokens: [String], _ value: String) -> String? {
        if tokens.contains(value) { return nil }
        let quoted = tokens.map { "`\($0)`" }
        return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }

    private func isInteger(_ text: String) -> Bool {
        var digits = text.utf8[...]
        if let sign = digits.first, sign == 0x2D || sign == 0x2B { digits = digits.dropFirst() }
        return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
    }
}
