import Diagnostics
import HTML

/// What one rule says about one page: the worst outcome so far, and the findings.
struct Verdicts {
    /// A finding as the rule tells it.
    struct Entry {
        var outcome: Outcome
        var place: Place
        var message: String
        var fix: String?
        var scheme: String?
        var related: [(message: String, place: Place)] = []
        /// Places in style sheets that explain it.
        var styles: [Diagnostic.Related] = []
    }

    /// Where on the page a finding is.
    enum Place {
        /// The start tag of an element, or where an implied one would stand.
        case element(NodeID)
        /// An attribute of an element; the element where it has no such attribute.
        case attribute(NodeID, AttributeName)
        /// A range of bytes of the page.
        case range(Range<Int>)
    }

    private(set) var outcome = Outcome.inapplicable
    private(set) var entries: [Entry] = []

    /// A target meets the expectation.
    mutating func pass() { outcome = max(outcome, .passed) }

    /// A target does not meet the expectation.
    mutating func fail(
        _ place: Place, _ message: String, fix: String? = nil, scheme: String? = nil,
        related: [(message: String, place: Place)] = [], styles: [Diagnostic.Related] = []
    ) {
        add(
            Entry(
                outcome: .failed, place: place, message: message, fix: fix, scheme: scheme, related: related,
                styles: styles))
    }

    mutating func fail(_ id: NodeID, _ message: String, fix: String? = nil) {
        fail(.element(id), message, fix: fix)
    }

    /// A person must decide; `question` is what to ask.
    mutating func cantTell(_ place: Place, _ question: String, fix: String? = nil, scheme: String? = nil) {
        add(Entry(outcome: .cantTell, place: place, message: question, fix: fix, scheme: scheme))
    }

    mutating func cantTell(_ id: NodeID, _ question: String, fix: String? = nil) {
        cantTell(.element(id), question, fix: fix)
    }

    /// A person must decide, and would have to on nearly every page: no finding is made of it.
    mutating func ask() { outcome = max(outcome, .cantTell) }

    private mutating func add(_ entry: Entry) {
        outcome = max(outcome, entry.outcome)
        entries.append(entry)
    }
}

/// What a rule about the whole site says, page by page.
struct SiteVerdicts {
    /// By the place of the page in the list of pages.
    private(set) var byPage: [Int: Verdicts] = [:]

    mutating func pass(page: Int) { byPage[page, default: Verdicts()].pass() }

    mutating func fail(
        page: Int, _ range: Range<Int>, _ message: String, fix: String? = nil,
        related: [(message: String, place: Verdicts.Place)] = []
    ) {
        byPage[page, default: Verdicts()].fail(.range(range), message, fix: fix, related: related)
    }

    mutating func cantTell(page: Int, _ range: Range<Int>, _ question: String, fix: String? = nil) {
        byPage[page, default: Verdicts()].cantTell(.range(range), question, fix: fix)
    }
}
