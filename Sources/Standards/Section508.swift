/// The Revised Section 508 Standards of the United States: which of their provisions ask for a success criterion.
public enum Section508 {
    /// What the provisions ask for.
    public static let wcagBasis = "WCAG 2.0 Level A and AA"
    /// Where the standards are published.
    public static let url = "https://www.access-board.gov/ict/"

    /// E205.4 and E207.2 except these four criteria for documents and software outside the web.
    private static let webOnly: Set<String> = ["2.4.1", "2.4.5", "3.2.3", "3.2.4"]

    /// The provisions for a success criterion; nil for criteria that are not in WCAG 2.0 level A or AA.
    public static func provisions(for criterion: String) -> Section508Provisions? {
        guard let known = WCAG.criterion(criterion), known.introducedIn == "2.0", known.level <= .aa else { return nil }
        let isWebOnly = webOnly.contains(criterion)
        return Section508Provisions(
            web: ["E205.4"], electronicDocuments: isWebOnly ? [] : ["E205.4"],
            software: isWebOnly ? [] : ["E207.2", "501.1"], authoringTool: ["504.2"], supportDocumentation: ["602.3"])
    }
}

/// The provisions of Section 508 that ask for one success criterion, by kind of product; empty where none does.
public struct Section508Provisions: Sendable, Hashable {
    /// Provisions for web content.
    public let web: [String]
    /// Provisions for documents outside the web.
    public let electronicDocuments: [String]
    /// Provisions for software.
    public let software: [String]
    /// Provisions for authoring tools.
    public let authoringTool: [String]
    /// Provisions for documentation and support.
    public let supportDocumentation: [String]
}
