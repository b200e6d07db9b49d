import HTML

/// A style sheet as a page uses it.
public struct StyleSheetUse: Sendable {
    public let sheet: StyleSheet
    /// From the `media` attribute of the `link` or `style` element.
    public let media: MediaQueryList

    public init(_ sheet: StyleSheet, media: MediaQueryList = .all) {
        self.sheet = sheet
        self.media = media
    }
}

/// How sheets that a page or a sheet names are found. The address is as written, relative to the page or sheet.
public typealias StyleSheetLookup = @Sendable (_ url: String, _ referrer: String) -> StyleSheet?

/// The computed styles of one page in one environment.
public struct DocumentStyles: Sendable {
    /// Styles by `NodeID.number`.
    let styles: [ComputedStyle?]
    let pseudoElements: [PseudoKey: ComputedStyle]
    /// False when a sheet could not be found, or when the page needed more work than is allowed: then what the
    /// styles say may be wrong for any element.
    public let isComplete: Bool
    /// Addresses of style sheets that were not found, in document order.
    public let missingSheets: [String]

    struct PseudoKey: Sendable, Hashable {
        var node: Int32
        var pseudoElement: PseudoElement
    }

    /// The style of an element; nil for other nodes and for elements in the contents of a `template`.
    public func style(of id: NodeID) -> ComputedStyle? {
        id.number < styles.count ? styles[id.number] : nil
    }

    /// The style of a pseudo-element for which some rule has declarations; nil when there is none.
    public func style(of id: NodeID, _ pseudoElement: PseudoElement) -> ComputedStyle? {
        guard !pseudoElements.isEmpty else { return nil }
        return pseudoElements[PseudoKey(node: Int32(truncatingIfNeeded: id.number), pseudoElement: pseudoElement)]
    }
}
