/// The autofill detail tokens of the HTML Standard 4.10.18.7.1.
enum AutofillField {
    private static let normal: Set<String> = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
        "organization-title", "username", "new-password", "current-password", "one-time-code", "organization",
        "street-address", "address-line1", "address-line2", "address-line3", "address-level4", "address-level3",
        "address-level2", "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
        "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc",
        "cc-type", "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
        "bday-year", "sex", "url", "photo",
    ]

    private static let contact: Set<String> = [
        "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
        "tel-local-suffix", "tel-extension", "email", "impp",
    ]

    /// The first token that must not stand where it stands, or nil for a valid list. Tokens are in lower case.
    static func firstWrong(in tokens: [String]) -> String? {
        var rest = tokens[...]
        if let first = rest.first, first.hasPrefix("section-"), first.count > 8 { rest = rest.dropFirst() }
        if let first = rest.first, first == "shipping" || first == "billing" { rest = rest.dropFirst() }
        if let first = rest.first, ["home", "work", "mobile", "fax", "pager"].contains(first) {
            rest = rest.dropFirst()
            guard let field = rest.first else { return first }
            guard contact.contains(field) else { return field }
        } else {
            guard let field = rest.first else { return tokens.last }
            guard contact.contains(field) || normal.contains(field) else { return field }
        }
        rest = rest.dropFirst()
        if rest.first == "webauthn" { rest = rest.dropFirst() }
        return rest.first
    }
}
