/// Every style that a cascade has made, by what made it: two elements with the same parent style and the same
/// declarations have the same style, on whatever page they stand.
final class StyleCache {
    /// What makes a style, but for the rules that match.
    struct Origin: Hashable {
        /// The parent style's number, 0 for none.
        var parent: Int
        /// Which rules the places of matched rules count in.
        var index: Int32
        /// The element is of SVG or MathML.
        var isForeign: Bool
        /// Numbers of blocks of declarations, -1 for none.
        var inline: Int32 = -1
        var hints: Int32 = -1
        var pseudoElement: PseudoElement?
        /// What the page says of colour schemes; for the root only.
        var pageSchemes = Value.number(0)
    }

    private struct Slot {
        let origin: Origin
        /// Places of the matched entries, doubtful ones with the top bit set.
        let matched: [UInt32]
        let style: ComputedStyle
        /// The next slot with the same hash, or -1.
        let next: Int32
    }

    private var slots: [Slot] = []
    private var first: [UInt64: Int32] = [:]
    private var equals: [Int: [ComputedStyle]] = [:]
    private var blocks: [ArraySlice<UInt8>: Int32] = [:]
    private(set) var parsedBlocks: [RuleIndex.Block] = []
    private var count = 0
    /// How often everything was forgotten: equal styles of different generations are different instances.
    private(set) var generation = 0

    static func hash(_ origin: Origin, _ matched: [UInt32]) -> UInt64 {
        var hash = UInt64(bitPattern: Int64(origin.parent)) &* 0x9E37_79B9_7F4A_7C15
        func add(_ value: UInt64) { hash = (hash ^ hash >> 29 ^ value) &* 0xBF58_476D_1CE4_E5B9 }
        add(UInt64(UInt32(bitPattern: origin.index)) << 1 | (origin.isForeign ? 1 : 0))
        add(UInt64(UInt32(bitPattern: origin.inline)) << 32 | UInt64(UInt32(bitPattern: origin.hints)))
        add(UInt64(origin.pseudoElement?.code ?? 0))
        for place in matched { add(UInt64(place)) }
        return hash
    }

    func style(_ origin: Origin, _ matched: [UInt32], _ hash: UInt64) -> ComputedStyle? {
        var slot = first[hash] ?? -1
        while slot >= 0 {
            let found = slots[Int(slot)]
            if found.matched == matched, found.origin == origin { return found.style }
            slot = found.next
        }
        return nil
    }

    func insert(_ style: ComputedStyle, _ origin: Origin, _ matched: [UInt32], _ hash: UInt64) {
        // A site without limits must not make this grow without limits.
        if slots.count >= 50_000 {
            slots = []
            first = [:]
            equals = [:]
            blocks = [:]
            parsedBlocks = []
            generation += 1
        }
        slots.append(Slot(origin: origin, matched: matched, style: style, next: first[hash] ?? -1))
        first[hash] = Int32(slots.count - 1)
    }

    /// An equal style that was made before, or this one. Nested elements with nothing to tell them apart come to
    /// share one style so.
    func interned(_ style: ComputedStyle) -> ComputedStyle {
        var hasher = Hasher()
        hasher.combine(style.inherited)
        hasher.combine(style.own)
        hasher.combine(style.rootFontSize)
        let hash = hasher.finalize()
        if let known = equals[hash]?.first(where: { $0.isSame(as: style) }) { return known }
        equals[hash, default: []].append(style)
        return style
    }

    func nextNumber() -> Int {
        count += 1
        return count
    }

    /// The number of the declarations of a `style` attribute or of hints; -1 for none.
    func block(_ text: ArraySlice<UInt8>) -> Int32 {
        if let known = blocks[text] { return known }
        let declarations = StyleSheet.parseStyleAttribute(Array(text))
        var number: Int32 = -1
        if !declarations.isEmpty {
            number = Int32(parsedBlocks.count)
            parsedBlocks.append(RuleIndex.block(declarations, Int32.max))
        }
        blocks[ArraySlice(Array(text))] = number
        return number
    }
}
