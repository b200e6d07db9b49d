import CSS
import HTML

/// What text is painted on: the colours behind an element after all that lies around it was composited.
struct Backdrop: Equatable {
    /// Opaque. Several where a gradient lies behind, of which any may be behind a given letter.
    var colors: [Color]
    /// Why the colours may not be those that a browser paints; nil where they are known.
    var doubt: Doubt?

    enum Doubt: String {
        case image = "an image lies behind the text"
        case overlap = "another box may lie behind the text"
        case effect = "a filter or blend mode changes the colours"
        case style = "a style sheet is missing, or a value is not known"
    }
}

/// The backdrops of a page in one environment; computed for each element once, from the root down. Elements with the
/// same style on the same backdrop share theirs.
final class Backdrops {
    private let document: Document
    private let styles: DocumentStyles
    /// On paper, backgrounds are left out unless `print-color-adjust` is `exact` (CSS Color Adjustment 1, 4).
    private let isPaper: Bool
    /// The different backdrops.
    private(set) var all: [Backdrop] = []
    /// Places in `all` by node number, or -1.
    private var known: [Int32]
    /// Places in `all` by the place of the backdrop below and the number of the style.
    private var layers: [Int: Int32] = [:]
    private var path: [NodeID] = []
    /// Elements with a negative z-index and a background: they lie behind the text of others.
    private let hasBoxBehind: Bool

    init(_ document: Document, _ styles: DocumentStyles, isPaper: Bool) {
        self.document = document
        self.styles = styles
        self.isPaper = isPaper
        known = Array(repeating: -1, count: document.nodeCount)
        hasBoxBehind = styles.palette.contains(where: Backdrops.isBoxBehind)
        all.append(canvas())
    }

    /// Whether an element of a style may lie behind the text of others.
    static func isBoxBehind(_ style: ComputedStyle) -> Bool {
        guard style.isAbsolutelyPositioned || style.position == .relative, let order = style.number(.zIndex), order < 0
        else { return false }
        return !style.backgroundColor.isTransparent || !style.backgroundImages.isEmpty
    }

    /// The place in `all` of the backdrop of an element's text. Complexity: O(1) amortised over the elements of a page.
    func backdrop(of element: NodeID) -> Int {
        var below = Int(known[element.number])
        if below >= 0 { return below }
        below = 0
        path.removeAll(keepingCapacity: true)
        path.append(element)
        for ancestor in document.ancestors(element) where document.isElement(ancestor) {
            let backdrop = known[ancestor.number]
            if backdrop >= 0 {
                below = Int(backdrop)
                break
            }
            path.append(ancestor)
        }
        for id in path.reversed() {
            below = layer(id, over: below)
            known[id.number] = Int32(below)
        }
        return below
    }

    /// What an element's text is painted on.
    func backdrop(behind element: NodeID) -> Backdrop {
        let place = backdrop(of: element)
        return all[place]
    }

    private func layer(_ id: NodeID, over below: Int) -> Int {
        let style = styles.number(of: id)
        guard style >= 0 else { return below }
        let hasPseudoElement = hasPositionedPseudoElement(id)
        let key = (below << 24 | style) << 1 | (hasPseudoElement ? 1 : 0)
        if let known = layers[key] { return Int(known) }
        let backdrop = layer(styles.palette[style], hasPseudoElement, over: all[below])
        var place = below
        if backdrop != all[below] {
            place = all.count
            all.append(backdrop)
        }
        layers[key] = Int32(place)
        return place
    }

    /// What lies below the root element: white, or near black where the page says that it can be dark.
    private func canvas() -> Backdrop {
        let scheme = document.documentElement.flatMap { styles.style(of: $0)?.scheme } ?? .light
        let color = scheme == .dark && !isPaper ? Color(red: 18, green: 18, blue: 18) : .white
        return Backdrop(colors: [color], doubt: styles.isComplete ? nil : .style)
    }

    private func layer(_ style: ComputedStyle, _ hasPseudoElement: Bool, over below: Backdrop) -> Backdrop {
        var backdrop = below
        if style.isAbsolutelyPositioned || isMoved(style) || (hasBoxBehind && !style.backgroundColor.isOpaque) {
            backdrop.doubt = backdrop.doubt ?? .overlap
        }
        if hasEffect(style) { backdrop.doubt = .effect }
        if isPaper, style.keyword(.printColorAdjust) != .exact { return backdrop }
        if !style.areKnown(.backgroundColor, .backgroundImage) { backdrop.doubt = .style }
        let color = style.backgroundColor
        if color.isOpaque {
            // An opaque colour covers what was in doubt below.
            backdrop = Backdrop(colors: [color], doubt: hasEffect(style) ? .effect : nil)
            if !style.areKnown(.backgroundColor, .backgroundImage) { backdrop.doubt = .style }
        } else if !color.isTransparent {
            backdrop.colors = backdrop.colors.map { color.composited(over: $0) }
        }
        for image in style.backgroundImages.reversed() { add(image, on: style, to: &backdrop) }
        if hasPseudoElement { backdrop.doubt = backdrop.doubt ?? .overlap }
        return backdrop
    }

    private func add(_ image: Value, on style: ComputedStyle, to backdrop: inout Backdrop) {
        guard let stops = Gradient.colors(of: image, on: style), backdrop.colors.count * stops.count <= 64 else {
            backdrop.doubt = .image
            return
        }
        let isEverywhere = stops.allSatisfy(\.isOpaque) && coversBox(style)
        let painted = stops.flatMap { stop in backdrop.colors.map { stop.composited(over: $0) } }
        backdrop.colors = isEverywhere ? stops : backdrop.colors + painted
        if isEverywhere { backdrop.doubt = nil }
    }

    private func coversBox(_ style: ComputedStyle) -> Bool {
        let size = style.value(.backgroundSize).keyword
        return size == nil || size == .auto
    }

    private func isMoved(_ style: ComputedStyle) -> Bool {
        !style.value(.transform).isNone || !style.value(.translate).isNone
            || [Property.marginTop, .marginLeft].contains { (style.pixels($0) ?? 0) < -4 }
    }

    private func hasEffect(_ style: ComputedStyle) -> Bool {
        !style.value(.filter).isNone || !style.value(.backdropFilter).isNone || !style.value(.maskImage).isNone
            || style.keyword(.mixBlendMode) != .normal || style.keyword(.backgroundClip) == .text
    }

    /// A pseudo-element may be a box of colour behind the text.
    private func hasPositionedPseudoElement(_ id: NodeID) -> Bool {
        guard styles.hasPseudoElements else { return false }
        for pseudoElement in [PseudoElement.before, .after] {
            guard let style = styles.style(of: id, pseudoElement), style.isAbsolutelyPositioned,
                style.contentText != nil
            else { continue }
            if !style.backgroundColor.isTransparent || !style.backgroundImages.isEmpty { return true }
        }
        return false
    }
}
