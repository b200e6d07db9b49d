/// The declarations that apply to one element, weighed against each other: CSS Cascade 5, section 6.
///
/// Blocks are looked at from the highest priority down; the first declaration of a property wins, unless it rolls
/// back. What may or may not hold does not win, but leaves the property uncertain.
struct DeclarationSelection {
    /// Where a block of declarations comes from, lowest priority first.
    enum Origin: UInt8 {
        case userAgent, hints, author, inline
    }

    struct Source {
        let block: RuleIndex.Block
        let origin: Origin
        let isUncertain: Bool
    }

    private(set) var chosen: [DeclaredValue?]
    private(set) var touched: [Property] = []
    private(set) var custom: [String: DeclaredValue] = [:]
    private(set) var doubtfulCustom: Set<String> = []
    private(set) var uncertain = PropertySet()
    /// Properties that rolled back: what is skipped for them.
    private var rollbacks: [Declaration.Name: Rollback] = [:]
    private(set) var mapping: LogicalMapping

    private enum Rollback {
        /// Skip the author's declarations.
        case origin
        /// Skip the rest of one layer.
        case layer(Origin, Int32)
    }

    /// - Parameter sources: in ascending order of their normal declarations.
    init(_ sources: [Source], parent: ComputedStyle?) {
        chosen = [DeclaredValue?](repeating: nil, count: Property.allCases.count)
        mapping = LogicalMapping(writingMode: .horizontalTb, isRTL: false)
        if sources.contains(where: \.block.hasLogical) {
            // Which side a logical property is about depends on two properties that are weighed first.
            weigh(sources) { $0 == .property(.direction) || $0 == .property(.writingMode) }
            mapping = LogicalMapping(
                writingMode: keyword(.writingMode, parent), isRTL: keyword(.direction, parent) == .rtl)
            chosen[Int(Property.direction.rawValue)] = nil
            chosen[Int(Property.writingMode.rawValue)] = nil
            touched = []
            uncertain = PropertySet()
            rollbacks = [:]
        }
        weigh(sources) { _ in true }
    }

    private func keyword(_ property: Property, _ parent: ComputedStyle?) -> Keyword {
        if case .value(.keyword(let keyword))? = chosen[Int(property.rawValue)] { return keyword }
        return parent?.keyword(property) ?? property.initialValue.keyword ?? .ltr
    }

    private mutating func weigh(_ sources: [Source], _ isWanted: (Declaration.Name) -> Bool) {
        for source in sources.reversed() where source.origin == .userAgent && source.block.hasImportant {
            take(source, important: true, isWanted)
        }
        for source in sources.reversed() where source.origin == .inline && source.block.hasImportant {
            take(source, important: true, isWanted)
        }
        takeImportantAuthor(sources, isWanted)
        for source in sources.reversed() { take(source, important: false, isWanted) }
    }

    /// Important declarations of the first layer have most weight, those outside of layers least.
    private mutating func takeImportantAuthor(_ sources: [Source], _ isWanted: (Declaration.Name) -> Bool) {
        let author = sources.indices.filter { sources[$0].origin == .author && sources[$0].block.hasImportant }
        guard !author.isEmpty else { return }
        let order = author.sorted { left, right in
            let (one, other) = (sources[left].block.layer, sources[right].block.layer)
            return one != other ? one < other : left > right
        }
        for index in order { take(sources[index], important: true, isWanted) }
    }

    private mutating func take(_ source: Source, important: Bool, _ isWanted: (Declaration.Name) -> Bool) {
        for declaration in source.block.declarations.reversed() where declaration.isImportant == important {
            var name = declaration.name
            guard isWanted(name) else { continue }
            if case .property(let property) = name, property.isLogical { name = .property(mapping.physical(property)) }
            guard !isDecided(name), !isSkipped(name, source) else { continue }
            if source.isUncertain {
                doubt(name)
                continue
            }
            switch declaration.value {
            case .wide(.revert):
                if source.origin == .userAgent {
                    decide(name, .wide(.unset))
                } else {
                    rollbacks[name] = .origin
                }
            case .wide(.revertLayer), .wide(.revertRule): rollbacks[name] = .layer(source.origin, source.block.layer)
            case .unknown: doubt(name)
            default: decide(name, declaration.value)
            }
        }
    }

    private func isDecided(_ name: Declaration.Name) -> Bool {
        switch name {
        case .property(let property): chosen[Int(property.rawValue)] != nil
        case .custom(let name): custom[name] != nil
        }
    }

    private func isSkipped(_ name: Declaration.Name, _ source: Source) -> Bool {
        guard !rollbacks.isEmpty, let rollback = rollbacks[name] else { return false }
        switch rollback {
        case .origin: return source.origin != .userAgent
        case .layer(let origin, let layer): return source.origin == origin && source.block.layer == layer
        }
    }

    private mutating func decide(_ name: Declaration.Name, _ value: DeclaredValue) {
        switch name {
        case .property(let property):
            chosen[Int(property.rawValue)] = value
            touched.append(property)
        case .custom(let name): custom[name] = value
        }
    }

    private mutating func doubt(_ name: Declaration.Name) {
        switch name {
        case .property(let property): uncertain.insert(property)
        case .custom(let name): doubtfulCustom.insert(name)
        }
    }
}

/// CSS Logical 1: which physical property a logical one is, in a writing mode and direction.
struct LogicalMapping {
    let writingMode: Keyword
    let isRTL: Bool

    private enum Side: Int { case top, right, bottom, left }

    private var isVertical: Bool { writingMode != .horizontalTb }

    private var blockStart: Side {
        switch writingMode {
        case .verticalRl, .sidewaysRl: .right
        case .verticalLr, .sidewaysLr: .left
        default: .top
        }
    }

    private var inlineStart: Side {
        guard isVertical else { return isRTL ? .right : .left }
        return (writingMode == .sidewaysLr) != isRTL ? .bottom : .top
    }

    private func opposite(_ side: Side) -> Side {
        switch side {
        case .top: .bottom
        case .bottom: .top
        case .left: .right
        case .right: .left
        }
    }

    func physical(_ property: Property) -> Property {
        if let sized = sizes[property] { return sized }
        guard let (group, isBlock, isEnd) = LogicalMapping.sides[property] else { return property }
        let start = isBlock ? blockStart : inlineStart
        return group[(isEnd ? opposite(start) : start).rawValue]
    }

    private var sizes: [Property: Property] {
        isVertical
            ? [
                .inlineSize: .height, .blockSize: .width, .minInlineSize: .minHeight, .minBlockSize: .minWidth,
                .maxInlineSize: .maxHeight, .maxBlockSize: .maxWidth, .overflowInline: .overflowY,
                .overflowBlock: .overflowX,
            ]
            : [
                .inlineSize: .width, .blockSize: .height, .minInlineSize: .minWidth, .minBlockSize: .minHeight,
                .maxInlineSize: .maxWidth, .maxBlockSize: .maxHeight, .overflowInline: .overflowX,
                .overflowBlock: .overflowY,
            ]
    }

    private static let sides: [Property: (group: [Property], isBlock: Bool, isEnd: Bool)] = {
        let margins: [Property] = [.marginTop, .marginRight, .marginBottom, .marginLeft]
        let paddings: [Property] = [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
        let insets: [Property] = [.top, .right, .bottom, .left]
        let widths: [Property] = [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth]
        let styles: [Property] = [.borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle]
        let colors: [Property] = [.borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor]
        let logical: [([Property], [Property])] = [
            (margins, [.marginBlockStart, .marginBlockEnd, .marginInlineStart, .marginInlineEnd]),
            (paddings, [.paddingBlockStart, .paddingBlockEnd, .paddingInlineStart, .paddingInlineEnd]),
            (insets, [.insetBlockStart, .insetBlockEnd, .insetInlineStart, .insetInlineEnd]),
            (widths, [.borderBlockStartWidth, .borderBlockEndWidth, .borderInlineStartWidth, .borderInlineEndWidth]),
            (styles, [.borderBlockStartStyle, .borderBlockEndStyle, .borderInlineStartStyle, .borderInlineEndStyle]),
            (colors, [.borderBlockStartColor, .borderBlockEndColor, .borderInlineStartColor, .borderInlineEndColor]),
        ]
        var sides: [Property: (group: [Property], isBlock: Bool, isEnd: Bool)] = [:]
        for (group, names) in logical {
            for (index, name) in names.enumerated() { sides[name] = (group, index < 2, index % 2 == 1) }
        }
        return sides
    }()
}
