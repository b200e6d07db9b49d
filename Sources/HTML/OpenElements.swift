/// The stack of open elements (HTML 13.2.4.2).
///
/// Every entry knows the nearest entry at or below itself of each kind that ends a search, and the next lower entry
/// of the same name. So "has an element in scope" and its like take constant time at any depth.
///
/// Invariant: `lastHTML[name]` and `lastForeign[name]` are the highest entries of that name, -1 for none.
struct OpenElements {
    struct Entry {
        var node: Int32
        var name: Int32
        var traits: ElementSets.Traits
        var namespace: Namespace
        /// The next lower entry of this name, HTML or foreign as this one is.
        var previousSameName: Int32
        /// The nearest entries, this one included, with each trait; -1 for none.
        var scope: Int32 = -1
        var listItemScope: Int32 = -1
        var buttonScope: Int32 = -1
        var tableScope: Int32 = -1
        var special: Int32 = -1
        var resetsMode: Int32 = -1
        /// The nearest entry in the HTML namespace.
        var html: Int32 = -1
    }

    private(set) var entries: [Entry] = []
    private var lastHTML = [Int32](repeating: -1, count: TagName.knownNames.count)
    private var lastForeign = [Int32](repeating: -1, count: TagName.knownNames.count)

    init() { entries.reserveCapacity(64) }

    @inline(__always) var count: Int { entries.count }
    @inline(__always) var isEmpty: Bool { entries.isEmpty }

    subscript(index: Int) -> Entry { entries[index] }

    /// The current node: its entry. The stack must not be empty.
    @inline(__always) var top: Entry { entries[entries.count - 1] }

    /// The name of the current node if it is an HTML element, else -1.
    @inline(__always) var currentHTMLName: Int32 {
        guard let top = entries.last, top.namespace == .html else { return -1 }
        return top.name
    }

    mutating func push(_ node: Int32, name: Int32, namespace: Namespace, traits: ElementSets.Traits) {
        let index = Int32(truncatingIfNeeded: entries.count)
        var entry = Entry(node: node, name: name, traits: traits, namespace: namespace, previousSameName: -1)
        if let below = entries.last {
            entry.scope = below.scope
            entry.listItemScope = below.listItemScope
            entry.buttonScope = below.buttonScope
            entry.tableScope = below.tableScope
            entry.special = below.special
            entry.resetsMode = below.resetsMode
            entry.html = below.html
        }
        if traits.rawValue != 0 { OpenElements.mark(&entry, index, traits) }
        grow(to: Int(name))
        if namespace == .html {
            entry.html = index
            entry.previousSameName = lastHTML[Int(name)]
            lastHTML[Int(name)] = index
        } else {
            entry.previousSameName = lastForeign[Int(name)]
            lastForeign[Int(name)] = index
        }
        entries.append(entry)
    }

    @inline(__always)
    private static func mark(_ entry: inout Entry, _ index: Int32, _ traits: ElementSets.Traits) {
        if traits.contains(.scope) { entry.scope = index }
        if traits.contains(.listItemScope) { entry.listItemScope = index }
        if traits.contains(.buttonScope) { entry.buttonScope = index }
        if traits.contains(.tableScope) { entry.tableScope = index }
        if traits.contains(.special) { entry.special = index }
        if traits.contains(.resetsMode) { entry.resetsMode = index }
    }

    @inline(__always)
    private mutating func grow(to name: Int) {
        guard name >= lastHTML.count else { return }
        let missing = max(name + 1 - lastHTML.count, lastHTML.count)
        lastHTML.append(contentsOf: repeatElement(-1, count: missing))
        lastForeign.append(contentsOf: repeatElement(-1, count: missing))
    }

    @inline(__always)
    mutating func pop() -> Entry {
        let entry = entries.removeLast()
        if entry.namespace == .html {
            lastHTML[Int(entry.name)] = entry.previousSameName
        } else {
            lastForeign[Int(entry.name)] = entry.previousSameName
        }
        return entry
    }

    // MARK: Searching, in constant time

    /// The highest HTML element of that name, or -1.
    @inline(__always)
    func last(_ name: Int32) -> Int { Int(name) < lastHTML.count ? Int(lastHTML[Int(name)]) : -1 }

    @inline(__always)
    func lastForeignElement(_ name: Int32) -> Int {
        Int(name) < lastForeign.count ? Int(lastForeign[Int(name)]) : -1
    }

    @inline(__always)
    func contains(_ name: Int32) -> Bool { last(name) >= 0 }

    /// "Has an element in scope". An element that ends a search is found before it ends it.
    @inline(__always)
    func hasInScope(_ name: Int32) -> Bool {
        let index = last(name)
        return index >= 0 && index >= Int(top.scope)
    }

    func hasInListItemScope(_ name: Int32) -> Bool {
        let index = last(name)
        return index >= 0 && index >= Int(top.listItemScope)
    }

    @inline(__always)
    func hasInButtonScope(_ name: Int32) -> Bool {
        let index = last(name)
        return index >= 0 && index >= Int(top.buttonScope)
    }

    func hasInTableScope(_ name: Int32) -> Bool {
        let index = last(name)
        return index >= 0 && index >= Int(top.tableScope)
    }

    /// Whether the entry at an index is in scope.
    func isInScope(_ index: Int) -> Bool { index >= Int(top.scope) }

    /// The place of an element on the stack, or nil. Complexity: O(elements of its name above it).
    func index(of node: Int32, name: Int32) -> Int? {
        var index = last(name)
        while index >= 0 {
            if entries[index].node == node { return index }
            index = Int(entries[index].previousSameName)
        }
        return nil
    }

    // MARK: Changing the middle

    /// Puts another element of the same name in the place of one.
    mutating func replace(at index: Int, with node: Int32) { entries[index].node = node }

    /// Takes out an entry below the top. Complexity: O(entries above it).
    mutating func remove(at index: Int) {
        rebuild(above: index, dropping: 1, inserting: nil)
    }

    /// Puts an entry at an index. Complexity: O(entries above it).
    mutating func insert(_ entry: Entry, at index: Int) {
        rebuild(above: index, dropping: 0, inserting: entry)
    }

    private mutating func rebuild(above index: Int, dropping dropped: Int, inserting inserted: Entry?) {
        var moved: [Entry] = []
        while entries.count > index { moved.append(pop()) }
        moved.removeLast(dropped)
        if let inserted { moved.append(inserted) }
        for entry in moved.reversed() {
            push(entry.node, name: entry.name, namespace: entry.namespace, traits: entry.traits)
        }
    }
}
