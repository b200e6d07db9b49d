import Diagnostics
import HTML

/// The rules of some sheets that hold in one environment, in cascade order, indexed by what their subjects must have.
///
/// Invariant: `entries` are sorted by layer, specificity and order, so that an entry's place is its priority.
final class RuleIndex: Sendable {
    /// A class, so that looking at one does not copy its selector.
    final class Entry: Sendable {
        let compounds: [Compound]
        /// Index into `blocks`.
        let block: Int32
        let isUncertain: Bool
        /// Only a disabled element can match.
        let asksForDisabled: Bool

        init(_ compounds: [Compound], block: Int32, isUncertain: Bool) {
            self.compounds = compounds
            asksForDisabled = compounds[0].simples.contains { if case .state(.disabled) = $0 { true } else { false } }
            self.block = block
            self.isUncertain = isUncertain
        }
    }

    /// What is looked at before an entry is: its place, and what its subject and ancestors must have.
    struct Candidate {
        var place: Int32
        /// Hashes of names, 0 for none.
        var tag: UInt32 = 0
        var className: UInt32 = 0
        var ancestors: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        /// `PseudoElement.code`, 0 for none.
        var pseudoElement: UInt8 = 0
    }

    /// The declarations of one rule.
    struct Block {
        let declarations: [Declaration]
        let layer: Int32
        let hasImportant: Bool
        let hasLogical: Bool
        /// It may make a `::before` or `::after`.
        let setsContent: Bool
    }

    let entries: [Entry]
    let blocks: [Block]
    let byID: [UInt32: [Candidate]]
    let byClass: [UInt32: [Candidate]]
    let byAttribute: [UInt32: [Candidate]]
    let byTag: [UInt32: [Candidate]]
    let universal: [Candidate]
    let registrations: [String: PropertyRegistration]

    private struct Pending {
        var selector: Selector
        var block: Int32
        var layer: Int32
        var isUncertain: Bool
    }

    /// The sheets, held so that their identities stay theirs.
    private let sheets: [StyleSheet]

    /// - Parameter collected: rules in order of appearance, with conditions already decided.
    /// - Parameter isWanted: which selectors to keep; all by default.
    init(
        _ collected: RuleCollector, keeping sheets: [StyleSheet] = [],
        where isWanted: (Selector) -> Bool = { _ in true }
    ) {
        self.sheets = sheets
        let ranks = collected.layers.ranks()
        var pending: [Pending] = []
        var blocks: [Block] = []
        for rule in collected.rules {
            let layer = ranks[rule.layer]
            let block = Int32(blocks.count)
            blocks.append(RuleIndex.block(rule.rule.declarations, layer))
            for selector in rule.rule.selectors where isWanted(selector) {
                pending.append(Pending(selector: selector, block: block, layer: layer, isUncertain: rule.isUncertain))
            }
        }
        // The order of appearance breaks ties; the sort must be stable, so it is part of the key.
        let order = pending.indices.sorted { left, right in
            let (one, other) = (pending[left], pending[right])
            if one.layer != other.layer { return one.layer < other.layer }
            if one.selector.specificity != other.selector.specificity {
                return one.selector.specificity < other.selector.specificity
            }
            return left < right
        }
        var filing = RuleFiling()
        for index in order {
            filing.add(pending[index].selector, block: pending[index].block, isUncertain: pending[index].isUncertain)
        }
        self.blocks = blocks
        entries = filing.entries
        byID = filing.byID
        byClass = filing.byClass
        byAttribute = filing.byAttribute
        byTag = filing.byTag
        universal = filing.universal
        registrations = collected.registrations
    }

    static func block(_ declarations: [Declaration], _ layer: Int32) -> Block {
        Block(
            declarations: declarations, layer: layer, hasImportant: declarations.contains(where: \.isImportant),
            hasLogical: declarations.contains {
                if case .property(let property) = $0.name { property.isLogical } else { false }
            },
            setsContent: declarations.contains { if case .property(.content) = $0.name { true } else { false } })
    }
}

/// Files rules under what their subjects must have, in the order of their priority.
private struct RuleFiling {
    var entries: [RuleIndex.Entry] = []
    var byID: [UInt32: [RuleIndex.Candidate]] = [:]
    var byClass: [UInt32: [RuleIndex.Candidate]] = [:]
    var byAttribute: [UInt32: [RuleIndex.Candidate]] = [:]
    var byTag: [UInt32: [RuleIndex.Candidate]] = [:]
    var universal: [RuleIndex.Candidate] = []

    mutating func add(_ selector: Selector, block: Int32, isUncertain: Bool) {
        let place = Int32(entries.count)
        entries.append(RuleIndex.Entry(selector.compounds, block: block, isUncertain: isUncertain))
        var candidate = RuleIndex.Candidate(place: place, pseudoElement: selector.pseudoElement?.code ?? 0)
        let hashes = selector.ancestorHashes + [0, 0, 0, 0]
        candidate.ancestors = (hashes[0], hashes[1], hashes[2], hashes[3])
        file(candidate, selector.compounds[0])
    }

    /// Files an entry under the rarest thing that its subject must have; under each alternative of `:is()`.
    private mutating func file(_ candidate: RuleIndex.Candidate, _ compound: Compound) {
        var candidate = candidate
        var id: UInt32?
        var attribute: UInt32?
        var alternatives: [Selector]?
        for simple in compound.simples {
            switch simple {
            case .id(let name): id = name.hash
            case .className(let name): candidate.className = name.hash
            case .attribute(let selector): attribute = selector.name.hash
            case .type(let name): candidate.tag = name.hash
            case .matchesAny(let list): alternatives = list
            default: break
            }
        }
        if let id {
            byID[id, default: []].append(candidate)
        } else if candidate.className != 0 {
            let name = candidate.className
            candidate.className = 0
            byClass[name, default: []].append(candidate)
        } else if let attribute {
            byAttribute[attribute, default: []].append(candidate)
        } else if candidate.tag != 0 {
            let name = candidate.tag
            candidate.tag = 0
            byTag[name, default: []].append(candidate)
        } else if let alternatives, let keys = simpleKeys(alternatives) {
            for key in Set(keys) { byTag[key, default: []].append(candidate) }
        } else {
            universal.append(candidate)
        }
    }

    /// The types of the subjects, if all of them have one and nothing better is to be had.
    private func simpleKeys(_ list: [Selector]) -> [UInt32]? {
        var keys: [UInt32] = []
        for selector in list {
            let types = selector.compounds[0].simples.compactMap { simple -> UInt32? in
                if case .type(let name) = simple { name.hash } else { nil }
            }
            guard let type = types.first else { return nil }
            keys.append(type)
        }
        return keys.count <= 64 ? keys : nil
    }
}

extension Property {
    var isLogical: Bool { Int(rawValue) >= Property.physicalCount }
}

/// Gathers the rules of sheets and of the sheets they import, as far as their conditions hold.
struct RuleCollector {
    struct Rule {
        var rule: StyleRule
        /// What the rule's ranges count in.
        var source: SourceFile
        /// A node of the layer tree.
        var layer: Int
        var isUncertain: Bool
    }

    let environment: Environment
    let lookup: StyleSheetLookup?
    /// All rules are gathered, those for other media too.
    let ignoresConditions: Bool
    private(set) var rules: [Rule] = []
    private(set) var layers = LayerTree()
    private(set) var registrations: [String: PropertyRegistration] = [:]
    private(set) var missing: [String] = []
    private var anonymous = 0

    /// Imports of imports deeper than this are not followed, which ends cycles.
    private static let importLimit = 16

    init(environment: Environment, lookup: StyleSheetLookup?, ignoresConditions: Bool = false) {
        self.environment = environment
        self.lookup = lookup
        self.ignoresConditions = ignoresConditions
    }

    mutating func add(_ use: StyleSheetUse) {
        add(use.sheet, prefix: [], certainty: result(use.media), chain: [])
    }

    private mutating func add(_ sheet: StyleSheet, prefix: [String], certainty: Certainty, chain: [ObjectIdentifier]) {
        guard certainty != .no else { return }
        anonymous += 1
        let sheetNumber = anonymous
        let results = conditionResults(sheet)
        func holds(_ condition: Int) -> Certainty { certainty.and(condition < 0 ? .yes : results[condition]) }
        // Anonymous layers of different sheets, and of two uses of one sheet, are different.
        func path(_ layer: [String]) -> [String] {
            prefix + layer.map { $0.hasPrefix("\u{0}") ? "\u{0}\(sheetNumber)\($0)" : $0 }
        }
        for item in sheet.items {
            switch item {
            case .layer(let layer, let condition): if holds(condition) != .no { _ = layers.node(path(layer)) }
            case .rule(let rule):
                let result = holds(rule.condition)
                guard result != .no else { continue }
                rules.append(
                    Rule(
                        rule: rule, source: sheet.source, layer: layers.node(path(rule.layer)),
                        isUncertain: rule.isUncertain || result == .maybe))
            case .importSheet(let index):
                let rule = sheet.imports[index]
                let result = ignoresConditions ? .yes : certainty.and(result(rule.media)).and(rule.supports)
                guard result != .no else { continue }
                guard chain.count < RuleCollector.importLimit, let imported = lookup?(rule.url, sheet.source.path)
                else {
                    missing.append(rule.url)
                    continue
                }
                guard !chain.contains(ObjectIdentifier(imported)), imported !== sheet else { continue }
                add(
                    imported, prefix: path(rule.layer ?? []), certainty: result,
                    chain: chain + [ObjectIdentifier(sheet)])
            }
        }
        for registration in sheet.registrations where holds(registration.condition) != .no {
            registrations[registration.name] = registration
        }
    }

    private func result(_ media: MediaQueryList) -> Certainty {
        ignoresConditions ? .yes : media.matches(environment)
    }

    private func conditionResults(_ sheet: StyleSheet) -> [Certainty] {
        if ignoresConditions { return sheet.conditions.map { _ in .yes } }
        var results: [Certainty] = []
        for condition in sheet.conditions {
            let outer = condition.parent < 0 ? Certainty.yes : results[condition.parent]
            let own: Certainty =
                switch condition.kind {
                case .media(let list): list.matches(environment)
                case .fixed(let certainty): certainty
                }
            results.append(outer.and(own))
        }
        return results
    }
}

/// The tree of cascade layers, CSS Cascade 5, section 6.4.
struct LayerTree {
    private struct Node {
        var children: [String: Int] = [:]
        var order: [Int] = []
        let depth: Int
    }

    private var nodes = [Node(depth: 0)]

    /// The layer of a path, made if it is new. The root is the unlayered rules.
    mutating func node(_ path: [String]) -> Int {
        var current = 0
        for name in path.prefix(64) {
            if let child = nodes[current].children[name] {
                current = child
            } else {
                nodes.append(Node(depth: nodes[current].depth + 1))
                nodes[current].children[name] = nodes.count - 1
                nodes[current].order.append(nodes.count - 1)
                current = nodes.count - 1
            }
        }
        return current
    }

    /// Priorities by node: layers in order of appearance, each after the layers in it, the root last.
    func ranks() -> [Int32] {
        var ranks = [Int32](repeating: 0, count: nodes.count)
        var next: Int32 = 0
        var stack: [(node: Int, child: Int)] = [(0, 0)]
        while let (node, child) = stack.last {
            if child < nodes[node].order.count {
                stack[stack.count - 1].child += 1
                stack.append((nodes[node].order[child], 0))
            } else {
                ranks[node] = next
                next += 1
                stack.removeLast()
            }
        }
        return ranks
    }
}
