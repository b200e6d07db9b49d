/// The rules that hold for elements in one environment, by the elements' keys, found once for all pages.
final class MatchedRules {
    /// The rules of one key.
    struct Match {
        /// Places of rules in ascending priority, doubtful ones with the top bit set.
        var places: [UInt32] = []
        var pseudoElements: [PseudoMatch] = []
    }

    /// The rules of one pseudo-element of a key.
    final class PseudoMatch {
        let pseudoElement: PseudoElement
        let code: UInt8
        let isMarker: Bool
        let places: [UInt32]
        /// The style of the element and of its pseudo-element where it was needed last.
        var lastParent: ComputedStyle?
        var lastStyle: ComputedStyle?

        init(_ pseudoElement: PseudoElement, _ places: [UInt32]) {
            self.pseudoElement = pseudoElement
            self.places = places
            code = pseudoElement.code
            isMarker = pseudoElement == .marker
        }
    }

    /// Which style an element of a key had last, by numbers of the page's styles.
    struct Last {
        /// Index into `matches`, -1 for a key that was not met yet.
        var match: Int32 = -1
        var page: Int32 = -1
        var parent: Int32 = -1
        var style: Int32 = -1
        var hasPseudoElements = false
    }

    /// Held so that the keys stay what they are.
    let keys: ElementKeys
    private var lasts: [Last] = []
    /// By match: the style on the page before, and the number of its parent style.
    private var styles: [(parent: Int, style: ComputedStyle)?] = []
    private(set) var matches: [Match] = []
    private var generation = 0
    /// What came of the matched rules.
    let classStyles = ClassStyles()

    /// Tells these from the matched rules of other sheets among those of one cascade.
    let number: Int

    init(_ keys: ElementKeys, number: Int) {
        self.keys = keys
        self.number = number
    }

    /// Makes room for the keys of a page.
    func reserve(_ count: Int) {
        if lasts.count < count { lasts.append(contentsOf: repeatElement(Last(), count: count - lasts.count)) }
    }

    /// Forgets everything: the work on a page ran out of its budget, and what was found may be wrong for others.
    func forget() {
        lasts = []
        matches = []
        styles = []
    }

    /// The number of a new match.
    func append(_ match: Match) -> Int32 {
        matches.append(match)
        styles.append(nil)
        return Int32(matches.count - 1)
    }

    /// Forgets the styles of an older generation of the cache.
    func forgetStyles(before generation: Int) {
        guard self.generation != generation else { return }
        self.generation = generation
        styles = styles.map { _ in nil }
    }

    /// The style of elements without declarations of their own that have a match, below a parent with a style.
    func style(_ match: Int, below parent: ComputedStyle?) -> ComputedStyle? {
        guard let parent, let known = styles[match], known.parent == parent.number else { return nil }
        return known.style
    }

    func remember(_ style: ComputedStyle, of match: Int, below parent: ComputedStyle?) {
        guard let parent else { return }
        styles[match] = (parent.number, style)
    }

    func takeLasts() -> [Last] {
        defer { lasts = [] }
        return lasts
    }

    func giveBack(_ lasts: [Last]) { self.lasts = lasts }
}
