import HTML

/// The states of a page that its markup does not tell: at rest nothing has the focus and the pointer is nowhere.
public struct PageState: Sendable, Hashable {
    /// The element with the keyboard's focus, as `:focus`, `:focus-visible` and `:focus-within` see it.
    public var focused: NodeID?
    /// The element under the pointer, as `:hover` sees it.
    public var hovered: NodeID?
    /// The element that the page's address points at, `:target`.
    public var target: NodeID?

    public init(focused: NodeID? = nil, hovered: NodeID? = nil, target: NodeID? = nil) {
        self.focused = focused
        self.hovered = hovered
        self.target = target
    }
}

/// Matches compiled selectors against the elements of one document.
///
/// Matching one complex selector is a loop, not a recursion; functions such as `:is()` recurse to the depth that the
/// selector's parser allows. A budget bounds the work on one document: when it is spent, answers are `maybe`.
public final class SelectorMatcher {
    let table: ElementTable
    let document: Document
    var state: PageState
    /// Element tests that are left.
    @exclusivity(unchecked) var budget: Int
    /// Sibling positions by entry, filled a parent at a time: from the start, from the end, and by type.
    /// Empty until the first is asked for.
    @exclusivity(unchecked) var positions: [SiblingPosition?] = []
    /// Positions among siblings that match `of S`, by the selector's place and the entry.
    var filteredPositions: [NthSelector.Identity: [Int32: Int]] = [:]
    var languages: [Int32: [UInt8]?] = [:]
    private(set) lazy var pragmaLanguage: [UInt8]? = findPragmaLanguage()

    struct SiblingPosition {
        var index: Int32
        var fromEnd: Int32
        var ofType: Int32
        var ofTypeFromEnd: Int32
    }

    public convenience init(_ document: Document, state: PageState = PageState()) {
        self.init(ElementTable(document), state: state)
    }

    init(_ table: ElementTable, state: PageState) {
        self.table = table
        document = table.document
        self.state = state
        budget = 5_000_000 + table.entries.count * 500
    }

    /// Has the budget run out? Then some answers were `maybe` without need.
    public var isExhausted: Bool { budget <= 0 }

    /// Does the element match any of the selectors?
    public func matches(_ node: NodeID, _ selectors: [Selector]) -> Certainty {
        guard let index = table.index(of: node) else { return .no }
        return selectors.reduce(.no) {
            $1.pseudoElement == nil ? $0.or(matches($1.compounds, at: index, scope: nil)) : $0
        }
    }

    /// The elements that match, in document order, as `querySelectorAll` gives them.
    public func elements(matching selectors: [Selector]) -> [NodeID] {
        table.entries.indices.compactMap { index in
            let node = table.entries[index].node
            return matches(node, selectors) == .yes ? node : nil
        }
    }

    // MARK: Complex selectors

    /// Matches from the subject leftwards. On a mismatch it goes back to the last combinator that could have stopped
    /// elsewhere: `~` within its siblings, else the last descendant combinator. Going further back cannot help.
    func matches(_ compounds: [Compound], at index: Int, scope: Int?) -> Certainty {
        var certainty = matches(compounds[0], at: index, scope: scope)
        if certainty == .no || compounds.count == 1 { return certainty }
        var current = index
        var position = 0
        var descendantRetry: (position: Int, element: Int, certainty: Certainty)?
        var siblingRetry: (position: Int, element: Int, certainty: Certainty)?
        while position < compounds.count - 1 {
            if budget <= 0 { return .maybe }
            let combinator = compounds[position].combinator ?? .descendant
            var next = step(combinator, from: current)
            // A scan walks on until its compound matches.
            var result = Certainty.no
            while next >= 0 {
                result = matches(compounds[position + 1], at: next, scope: scope)
                if result != .no || combinator == .child || combinator == .nextSibling || budget <= 0 { break }
                next = step(combinator, from: next)
            }
            if next >= 0, result != .no {
                switch combinator {
                case .descendant:
                    descendantRetry = (position, next, certainty)
                    siblingRetry = nil
                case .subsequentSibling: siblingRetry = (position, next, certainty)
                case .child: siblingRetry = nil
                case .nextSibling: break
                }
                certainty = certainty.and(result)
                current = next
                position += 1
                continue
            }
            if let retry = siblingRetry, !(combinator == .subsequentSibling && retry.position == position) {
                siblingRetry = nil
                (position, current, certainty) = retry
            } else if let retry = descendantRetry, combinator != .descendant {
                siblingRetry = nil
                (position, current, certainty) = retry
            } else {
                return .no
            }
        }
        return certainty
    }

    @inline(__always)
    private func step(_ combinator: Combinator, from index: Int) -> Int {
        switch combinator {
        case .descendant, .child: Int(table.entries[index].parent)
        case .nextSibling, .subsequentSibling: Int(table.entries[index].previous)
        }
    }

    // MARK: Compounds

    func matches(_ compound: Compound, at index: Int, scope: Int?) -> Certainty {
        budget -= 1
        if budget <= 0 { return .maybe }
        var certainty = Certainty.yes
        for simple in compound.simples {
            let result = matches(simple, at: index, scope: scope)
            if result == .no { return .no }
            if result == .maybe { certainty = .maybe }
        }
        return certainty
    }

    private func matches(_ simple: SimpleSelector, at index: Int, scope: Int?) -> Certainty {
        switch simple {
        case .type(let name): return .of(table.entries[index].tagHash == name.hash && hasTag(name, index))
        case .className(let name): return .of(hasClass(name, index))
        case .id(let name): return .of(table.entries[index].idHash == name.hash && hasID(name, index))
        case .attribute(let selector): return .of(matches(selector, at: index))
        case .state(let state): return matches(state, at: index)
        case .nth(let nth): return matches(nth, at: index, scope: scope)
        case .matchesAny(let list): return any(list, at: index, scope: scope)
        case .not(let list): return any(list, at: index, scope: scope).negated
        case .has(let list): return matchesHas(list, at: index)
        case .language(let ranges): return .of(matchesLanguage(ranges, at: index))
        case .direction(let direction): return matchesDirection(direction, at: index)
        case .scope: return .of(scope == nil ? isRoot(index) : scope == index)
        case .never: return .no
        case .unknown: return .maybe
        case .parent: return .yes
        case .scoped(let roots): return matchesScope(roots, at: index)
        }
    }

    func any(_ list: [Selector], at index: Int, scope: Int?) -> Certainty {
        var result = Certainty.no
        for selector in list {
            result = result.or(matches(selector.compounds, at: index, scope: scope))
            if result == .yes { break }
        }
        return result
    }

    /// Type selectors disregard case in HTML documents, for SVG elements too.
    private func hasTag(_ name: HashedName, _ index: Int) -> Bool {
        // Equal numbers are equal names; different ones may be the same but for case.
        if name.tagNumber >= 0, table.entries[index].tagNumber == name.tagNumber { return true }
        return equals(document.tagName(table.entries[index].node).text, name.bytes)
    }

    private func equals(_ text: String, _ lowercase: [UInt8]) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.count == lowercase.count && zip(bytes, lowercase).allSatisfy { lowercased($0) == $1 }
        }
    }

    private func hasID(_ name: HashedName, _ index: Int) -> Bool {
        guard let value = document.attributeBytes(table.entries[index].node, .id) else { return false }
        return table.isQuirky ? value.map(lowercased) == name.bytes.map(lowercased) : value.elementsEqual(name.bytes)
    }

    private func hasClass(_ name: HashedName, _ index: Int) -> Bool {
        let entry = table.entries[index]
        for place in Int(entry.classStart)..<Int(entry.classStart + entry.classCount) {
            let item = table.classes[place]
            guard item.hash == name.hash, Int(item.count) == name.bytes.count else { continue }
            let bytes = table.text[Int(item.start)..<Int(item.start + item.count)]
            if bytes.elementsEqual(name.bytes) { return true }
            if table.isQuirky, zip(bytes, name.bytes).allSatisfy({ lowercased($0) == lowercased($1) }) { return true }
        }
        return false
    }

    private func matchesScope(_ roots: [Selector], at index: Int) -> Certainty {
        var current = index
        while current >= 0 {
            budget -= 1
            if budget <= 0 || any(roots, at: current, scope: nil) != .no { return .maybe }
            current = Int(table.entries[current].parent)
        }
        return .no
    }

    // MARK: :has()

    /// Tests the candidates that each argument's combinator can reach from the anchor.
    private func matchesHas(_ list: [Selector], at anchor: Int) -> Certainty {
        var result = Certainty.no
        for selector in list {
            for candidate in candidates(selector, anchor) {
                if budget <= 0 { return .maybe }
                result = result.or(matches(selector.compounds, at: candidate, scope: anchor))
                if result == .yes { return .yes }
            }
        }
        return result
    }

    private func candidates(_ selector: Selector, _ anchor: Int) -> Range<Int> {
        let entry = table.entries[anchor]
        let leading = selector.compounds[selector.compounds.count - 2].combinator
        if leading == .child || leading == .descendant { return anchor + 1..<Int(entry.subtreeEnd) }
        // Siblings that follow, with everything below them: up to the end of the parent's subtree.
        let end = entry.parent >= 0 ? Int(table.entries[Int(entry.parent)].subtreeEnd) : table.entries.count
        return Int(entry.subtreeEnd)..<max(end, Int(entry.subtreeEnd))
    }

    func isRoot(_ index: Int) -> Bool { table.entries[index].parent < 0 }
}
