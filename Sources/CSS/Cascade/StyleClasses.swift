import HTML

/// What makes the elements of a page look as they do, as numbers: elements with the same class have the same styles in
/// any one environment, on whatever page at rest with the same sheets.
///
/// A class stands for the key of an element, its own declarations, and the class of its parent: for all that selectors
/// ask of the element and of everything around it.
public struct StyleClasses: Sendable {
    /// By node number, or -1 for what has no style.
    let byNode: [Int32]
    /// The different classes of the page, in the order of their first elements.
    public let all: [Int32]

    /// The class of an element; -1 for other nodes and in the contents of a `template`.
    @inline(__always)
    public func number(of id: NodeID) -> Int { id.number < byNode.count ? Int(byNode[id.number]) : -1 }
}

/// Numbers style classes, for pages with the same sheets on one thread.
final class StyleClassTable {
    private var numbers = PairTable()
    /// Numbers of elements' own declarations by their text, and of what pages say of colour schemes.
    private var ownDeclarations: [String: UInt32] = [:]
    private var schemes: [Value: UInt32] = [:]
    /// By key: the last parent's code and the class that came of it.
    private var lasts: [(parent: UInt32, number: Int32)] = []
    /// By class: the page on which it was met last.
    private var pages: [Int32] = []
    private var page: Int32 = 0

    /// Codes that are no classes have one of these bits: roots, own declarations, and parents joined with those.
    private static let root: UInt32 = 1 << 31
    private static let own: UInt32 = 1 << 30
    private static let joined: UInt32 = 1 << 29

    /// More classes than any page needs: it is time to begin anew.
    var isFull: Bool { numbers.count > 400_000 || ownDeclarations.count > 20_000 }

    /// The classes of a page's elements. Complexity: O(elements).
    func classes(
        of table: ElementTable, _ keys: [Int32], hints: PresentationalHints, pageSchemes: Value
    ) -> StyleClasses {
        page &+= 1
        var byNode = [Int32](repeating: -1, count: table.places.count)
        var all: [Int32] = []
        let root = StyleClassTable.root | schemes[pageSchemes, default: UInt32(schemes.count)]
        schemes[pageSchemes] = root & ~StyleClassTable.root
        let hasLinkHint = !hints.linkHint.isEmpty
        let none: (parent: UInt32, number: Int32) = (UInt32.max, -1)
        let greatest = Int(keys.max() ?? -1)
        if greatest >= lasts.count { lasts.append(contentsOf: repeatElement(none, count: greatest + 1 - lasts.count)) }
        for index in table.entries.indices {
            let entry = table.entries[index]
            var parent = root
            if entry.parent >= 0 { parent = UInt32(byNode[table.entries[Int(entry.parent)].node.number]) }
            if DocumentStyler.hasOwnDeclarations(entry, hasLinkHint) {
                let text = ownText(entry, table, hints)
                if !text.isEmpty { parent = join(parent, text) }
            }
            let key = Int(keys[index])
            var number = lasts[key].number
            if lasts[key].parent != parent {
                number = numbers.number(of: UInt32(key), parent)
                lasts[key] = (parent, number)
            }
            byNode[entry.node.number] = number
            while number >= pages.count { pages.append(-1) }
            if pages[Int(number)] != page {
                pages[Int(number)] = page
                all.append(number)
            }
        }
        return StyleClasses(byNode: byNode, all: all)
    }

    private func join(_ parent: UInt32, _ text: String) -> UInt32 {
        let own = ownDeclarations[text, default: UInt32(ownDeclarations.count)]
        ownDeclarations[text] = own
        return StyleClassTable.joined | UInt32(numbers.number(of: StyleClassTable.own | own, parent))
    }

    private func ownText(_ entry: ElementTable.Entry, _ table: ElementTable, _ hints: PresentationalHints) -> String {
        let inline = entry.hasStyle ? table.document.attribute(entry.node, .style) ?? "" : ""
        let hint = hints.text(entry.node)
        return inline.isEmpty && hint.isEmpty ? "" : inline + "\u{0}" + hint
    }
}

/// The styles that elements of each class have in one environment, found once for all pages.
final class ClassStyles {
    struct PseudoStyle {
        let code: UInt8
        /// Before `attr()` was replaced.
        let style: ComputedStyle
        let hasAttributes: Bool
    }

    /// By class.
    private var styles: [ComputedStyle?] = []
    private var pseudoStyles: [[PseudoStyle]] = []
    private var generation = 0

    /// The styles of a page, or nil when it has a class whose style is not known yet. Complexity: O(elements).
    func styles(of classes: StyleClasses, _ table: ElementTable, _ cache: StyleCache) -> FoundStyles? {
        guard generation == cache.generation else { return nil }
        var page = FoundStyles(count: classes.byNode.count)
        var places: [Int: Int32] = [:]
        var hasPseudoStyles = false
        // By class of the page: the place in the palette.
        let greatest = Int(classes.all.max() ?? -1)
        guard greatest < styles.count else { return nil }
        var local = [Int32](repeating: -1, count: greatest + 1)
        for number in classes.all {
            guard let style = styles[Int(number)] else { return nil }
            if !pseudoStyles[Int(number)].isEmpty { hasPseudoStyles = true }
            if let known = places[style.number] {
                local[Int(number)] = known
                continue
            }
            places[style.number] = Int32(page.palette.count)
            local[Int(number)] = Int32(page.palette.count)
            page.palette.append(style)
        }
        for node in classes.byNode.indices where classes.byNode[node] >= 0 {
            page.numbers[node] = local[Int(classes.byNode[node])]
        }
        if hasPseudoStyles { addPseudoElements(to: &page, classes, table, cache) }
        return page
    }

    private func addPseudoElements(
        to page: inout FoundStyles, _ classes: StyleClasses, _ table: ElementTable, _ cache: StyleCache
    ) {
        for entry in table.entries {
            let number = classes.number(of: entry.node)
            guard number >= 0, !pseudoStyles[number].isEmpty else { continue }
            for pseudo in pseudoStyles[number] {
                let style =
                    pseudo.hasAttributes
                    ? pseudo.style.replacingAttributes(of: entry.node, in: table.document, number: cache.nextNumber())
                    : pseudo.style
                page.pseudoElements.insert(style, entry.node.number, pseudo.code, nodeCount: classes.byNode.count)
            }
        }
    }

    /// Keeps the styles of a page for the next.
    func remember(_ styler: DocumentStyler, _ classes: StyleClasses, _ table: ElementTable, _ cache: StyleCache) {
        if generation != cache.generation {
            generation = cache.generation
            styles = []
            pseudoStyles = []
        }
        let missing = Int(classes.all.max() ?? -1) + 1 - styles.count
        if missing > 0 {
            styles.append(contentsOf: repeatElement(nil, count: missing))
            pseudoStyles.append(contentsOf: repeatElement([], count: missing))
        }
        for entry in table.entries {
            let number = classes.number(of: entry.node)
            guard number >= 0, styles[number] == nil else { continue }
            styles[number] = styler.page.palette[Int(styler.page.numbers[entry.node.number])]
            pseudoStyles[number] = styler.pseudoStyles[entry.node.number] ?? []
        }
    }
}

/// The styles of a page's elements while they are being found.
struct FoundStyles {
    /// The different styles of the page.
    var palette: [ComputedStyle] = []
    /// Places in the palette by node, or -1.
    var numbers: [Int32]
    var pseudoElements = PseudoElementStyles()

    init(count: Int) { numbers = [Int32](repeating: -1, count: count) }
}
