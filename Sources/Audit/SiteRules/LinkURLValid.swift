import HTML

extension Rule {
    /// Addresses that no browser can parse.
    static let linkURLValid = Rule(
        id: "link-url-valid", title: "URLs can be parsed", group: .site, severity: .error,
        why: "A link with an address that cannot be parsed does nothing when it is chosen.",
        howToFix: "Correct the address.",
        examples: [
            .passed("An address with a host", "<a href=\"https://example.org/\">Example</a>"),
            .failed("There is no host", "<a href=\"https://\">Example</a>"),
            .failed("A space in the host", "<a href=\"https://example org/\">Example</a>"),
            .inapplicable("There is no address", "<a>Example</a>"),
        ],
        check: .page { page, verdicts in
            for address in page.addresses {
                if case .invalid(let reason) = address.address.place {
                    verdicts.fail(
                        .attribute(address.element, address.attribute),
                        "the address `\(address.text)` cannot be parsed: \(reason)")
                } else {
                    verdicts.pass()
                }
            }
        })
}
