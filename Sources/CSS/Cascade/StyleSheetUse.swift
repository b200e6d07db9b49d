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
    /// The different styles of the page's elements.
    public let palette: [ComputedStyle]
    /// Places in `palette` by `NodeID.number`, or -1.
    let numbers: [Int32]
    let pseudoElements: PseudoElementStyles
    /// False when a sheet could not be found, or when the page needed more work than is allowed: then what the
    /// styles say may be wrong for any element.
    public let isComplete: Bool
    /// Addresses of style sheets that were not found, in document order.
    public let missingSheets: [String]
    /// Which elements look the same on other pages too; nil where that is not known.
    public let classes: StyleClasses?
    /// Tells these sheets from others among those of one cascade: where it is the same, classes mean the same.
    public let sheets: Int

    init(_ page: FoundStyles, missing: [String], isExhausted: Bool, classes: StyleClasses?, _ sheets: Int) {
        palette = page.palette
        numbers = page.numbers
        pseudoElements = page.pseudoElements
        isComplete = missing.isEmpty && !isExhausted
        missingSheets = missing
        self.classes = classes
        self.sheets = sheets
    }

    /// The style of an element; nil for other nodes and for elements in the contents of a `template`.
    public func style(of id: NodeID) -> ComputedStyle? {
        let number = number(of: id)
        return number >= 0 ? palette[number] : nil
    }

    /// The place of an element's style in `palette`; -1 for other nodes and in the contents of a `template`.
    @inline(__always)
    public func number(of id: NodeID) -> Int { id.number < numbers.count ? Int(numbers[id.number]) : -1 }

    /// Whether any element of the page has a pseudo-element with declarations.
    public var hasPseudoElements: Bool { !pseudoElements.isEmpty }

    /// The style of a pseudo-element for which some rule has declarations; nil when there is none.
    public func style(of id: NodeID, _ pseudoElement: PseudoElement) -> ComputedStyle? {
        pseudoElements.style(of: id.number, pseudoElement.code)
    }
}

/// The styles of a page's pseudo-elements.
struct PseudoElementStyles: Sendable {
    private struct Record: Sendable {
        let code: UInt8
        let style: ComputedStyle
        /// The next record of the element, or -1.
        let next: Int32
    }

    /// By node number its first record, or -1; empty where the page has none.
    private var first: [Int32] = []
    private var records: [Record] = []

    var isEmpty: Bool { records.isEmpty }

    /// - Parameter code: `PseudoElement.code`.
    func style(of node: Int, _ code: UInt8) -> ComputedStyle? {
        guard node < first.count else { return nil }
        var place = first[node]
        while place >= 0 {
            if records[Int(place)].code == code { return records[Int(place)].style }
            place = records[Int(place)].next
        }
        return nil
    }

    mutating func insert(_ style: ComputedStyle, _ node: Int, _ code: UInt8, nodeCount: Int) {
        guard code < 16 else { return }
        if first.isEmpty { first = [Int32](repeating: -1, count: nodeCount) }
        records.append(Record(code: code, style: style, next: first[node]))
        first[node] = Int32(records.count - 1)
    }
}
