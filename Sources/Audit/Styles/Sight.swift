import CSS
import HTML

/// Which elements sighted people can see in one environment, as far as style sheets decide it without layout: what is
/// transparent, clipped away or placed far outside the page is not seen.
///
/// One byte a node, filled in one walk; indexed by node number.
struct Sight {
    struct Flags: OptionSet {
        let rawValue: UInt8

        static let unseen = Flags(rawValue: 1)
        /// Only the text of the element itself is unseen: no font size, or indented out of the page.
        static let textUnseen = Flags(rawValue: 2)
    }

    private var flags: [Flags]

    /// Complexity: O(elements).
    init(_ page: Page, _ styles: DocumentStyles) {
        let byStyle = styles.palette.map(Sight.flags)
        let document = page.document
        var flags = [Flags](repeating: [], count: document.nodeCount)
        for element in page.elements {
            var own = document.parent(element).map { flags[$0.number] }?.intersection(.unseen) ?? []
            let style = styles.number(of: element)
            if style >= 0 { own.formUnion(byStyle[style]) }
            flags[element.number] = own
        }
        self.flags = flags
    }

    func isSeen(_ element: NodeID) -> Bool { !flags[element.number].contains(.unseen) }

    func isTextSeen(in element: NodeID) -> Bool { flags[element.number].isEmpty }

    /// Far enough to be outside of any page.
    private static let far = 900.0

    private static func flags(_ style: ComputedStyle) -> Flags {
        var flags: Flags = []
        if isUnseen(style) { flags.insert(.unseen) }
        if isTextUnseen(style) { flags.insert(.textUnseen) }
        return flags
    }

    private static func isUnseen(_ style: ComputedStyle) -> Bool {
        if style.isDisplayNone || style.opacity <= 0 { return true }
        if isClippedAway(style) || isSqueezed(style) || isPlacedOutside(style) { return true }
        return false
    }

    private static func isTextUnseen(_ style: ComputedStyle) -> Bool {
        if style.visibility != .visible { return true }
        if style.fontSize <= 0 { return true }
        return (style.pixels(.textIndent) ?? 0) <= -far
    }

    private static func isPlacedOutside(_ style: ComputedStyle) -> Bool {
        if (style.pixels(.marginLeft) ?? 0) <= -far || (style.pixels(.marginTop) ?? 0) <= -far { return true }
        switch style.position {
        case .absolute, .fixed, .relative:
            let sides: [Property] = [.left, .top, .right, .bottom]
            return sides.contains { (style.pixels($0) ?? 0) <= -far }
                || (style.pixels(.left) ?? 0) >= 5000 || (style.pixels(.top) ?? 0) >= 50_000
        default: return false
        }
    }

    /// The usual ways to hide from the eyes alone: a clip that leaves nothing, or a box of a pixel.
    private static func isClippedAway(_ style: ComputedStyle) -> Bool {
        // `rect()` of CSS Masking 1, A: top, right, bottom, left.
        if style.isAbsolutelyPositioned, case .list(let sides) = style.value(.clip) {
            let lengths = sides.map { side -> Double? in
                switch side {
                case .length(let pixels): pixels
                case .number(let number): number
                default: nil
                }
            }
            func isNothing(_ one: Double?, _ other: Double?) -> Bool {
                guard let one, let other else { return false }
                return abs(one - other) <= 1
            }
            if lengths.count == 4, isNothing(lengths[0], lengths[2]) || isNothing(lengths[1], lengths[3]) {
                return true
            }
        }
        let path: String
        switch style.value(.clipPath) {
        case .opaque(let text): path = text
        case .function(let name, let text): path = name + "(" + text + ")"
        default: return false
        }
        return ["inset(50%", "inset(100%", "circle(0", "polygon(0 0, 0 0", "polygon(0px 0px, 0px 0px"].contains {
            path.hasPrefix($0)
        }
    }

    private static func isSqueezed(_ style: ComputedStyle) -> Bool {
        let overflow = style.keyword(.overflowX)
        guard overflow == .hidden || overflow == .clip else { return false }
        let width = style.pixels(.width) ?? style.pixels(.maxWidth)
        let height = style.pixels(.height) ?? style.pixels(.maxHeight)
        return (width.map { $0 <= 1 } ?? false) || (height.map { $0 <= 1 } ?? false)
    }
}
