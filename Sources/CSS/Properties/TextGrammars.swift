// Grammars of properties of text, lists and painting that are more than a keyword or a length.

extension ValueParser {
    /// `currentcolor`, `none`, a colour, `context-fill`, or a url with a fallback (SVG 2, 13.2).
    static func paint(_ cursor: inout TokenCursor) -> Value? {
        if let keyword = keyword(&cursor, [.none, .contextFill, .contextStroke]) { return .keyword(keyword) }
        if let color = color(&cursor) { return color }
        guard let url = ImageParser.url(&cursor) else { return nil }
        if keyword(&cursor, [.none]) == nil { _ = color(&cursor) }
        return .url(url)
    }

    /// CSS Color Adjust 1, 2.2: `normal | [ light | dark | <custom-ident> ]+ && only?`.
    static func colorScheme(_ cursor: inout TokenCursor) -> Value? {
        if keyword(&cursor, [.normal]) != nil { return .keyword(.normal) }
        var schemes: [Value] = []
        while let name = ident(&cursor) {
            if name == "normal" || WideKeyword(rawValue: name) != nil { return nil }
            if let keyword = Keyword(name: name), [.light, .dark, .only].contains(keyword) {
                schemes.append(.keyword(keyword))
            } else {
                schemes.append(.string(name))
            }
        }
        let onlyCount = schemes.count { $0 == .keyword(.only) }
        guard !schemes.isEmpty, onlyCount <= 1, schemes.count > onlyCount else { return nil }
        return .list(schemes)
    }

    /// CSS Masking 1: `rect()` with commas or spaces, computed to four lengths or `auto`.
    static func clip(_ cursor: inout TokenCursor) -> Value? {
        if keyword(&cursor, [.auto]) != nil { return .keyword(.auto) }
        cursor.skipWhitespace()
        guard let token = cursor.peek, token.kind == .function, cursor.list.names(token, "rect") else { return nil }
        var content = cursor.block()
        var sides: [Value] = []
        for index in 0..<4 {
            if index > 0 { _ = content.take(.comma) }
            guard
                let side = keyword(&content, [.auto]).map(Value.keyword)
                    ?? length(&content, percentage: false, negative: true)
            else { return nil }
            sides.append(side)
        }
        return content.isExhausted() ? .list(sides) : nil
    }

    /// The keywords of old, and the longhands of CSS Text 4 that they stand for.
    static func whiteSpace(_ cursor: inout TokenCursor) -> Value? {
        if let keyword = keyword(&cursor, [.normal, .nowrap, .pre, .preWrap, .preLine, .breakSpaces]) {
            return cursor.isExhausted() ? .keyword(keyword) : nil
        }
        guard let word = ident(&cursor) else { return nil }
        let second = ident(&cursor)
        switch (word, second) {
        case ("wrap", nil), ("collapse", nil), ("collapse", "wrap"), ("wrap", "collapse"): return .keyword(.normal)
        case ("collapse", "nowrap"), ("nowrap", "collapse"): return .keyword(.nowrap)
        case ("preserve", nil), ("preserve", "wrap"), ("wrap", "preserve"): return .keyword(.preWrap)
        case ("preserve", "nowrap"), ("nowrap", "preserve"): return .keyword(.pre)
        case ("preserve-breaks", nil), ("preserve-breaks", "wrap"): return .keyword(.preLine)
        default: return nil
        }
    }

    static func textIndent(_ cursor: inout TokenCursor) -> Value? {
        var result: Value?
        var words: Set<Keyword> = []
        while !cursor.isExhausted() {
            if let word = keyword(&cursor, [.hanging, .eachLine]) {
                guard words.insert(word).inserted else { return nil }
            } else if result == nil, let length = length(&cursor, percentage: true, negative: true) {
                result = length
            } else {
                return nil
            }
        }
        return result
    }

    static func listStyleType(_ cursor: inout TokenCursor) -> Value? {
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return nil }
        switch token.kind {
        case .string:
            cursor.index += 1
            return .string(cursor.list.value(of: token))
        case .ident:
            let name = cursor.list.lowercasedValue(of: token)
            if WideKeyword(rawValue: name) != nil || name == "default" { return nil }
            cursor.index += 1
            return Keyword(name: name).map(Value.keyword) ?? .opaque(name)
        case .function where cursor.list.names(token, "symbols"):
            cursor.skipComponentValue()
            return .opaque("symbols()")
        default: return nil
        }
    }

    static func decorationLine(_ cursor: inout TokenCursor) -> Value? {
        if let single = keyword(&cursor, [.none, .spellingError, .grammarError]) { return .keyword(single) }
        var lines: [Keyword] = []
        while let line = keyword(&cursor, [.underline, .overline, .lineThrough, .blink]) {
            guard !lines.contains(line) else { return nil }
            lines.append(line)
        }
        guard let first = lines.first else { return nil }
        return lines.count == 1 ? .keyword(first) : .list(lines.map(Value.keyword))
    }

    static func animationName(_ cursor: inout TokenCursor) -> Value? {
        var names: [Value] = []
        for part in TokenCursor(cursor.list, cursor.remaining).splitByCommas() {
            var part = part
            part.skipWhitespace()
            guard let token = part.peek, token.kind == .ident || token.kind == .string else { return nil }
            part.index += 1
            guard part.isExhausted() else { return nil }
            let name = part.list.value(of: token)
            names.append(token.kind == .ident && asciiLowercased(name) == "none" ? .keyword(.none) : .string(name))
        }
        cursor.index = cursor.end
        return names.count == 1 ? names[0] : .list(names)
    }
}

/// CSS Display 3: one keyword of old, or an outer and an inner display type.
enum DisplayParser {
    private static let singles: Set<Keyword> = [
        .none, .contents, .block, .inline, .flowRoot, .table, .flex, .grid, .ruby, .listItem, .inlineBlock,
        .inlineTable, .inlineFlex, .inlineGrid, .tableRowGroup, .tableHeaderGroup, .tableFooterGroup, .tableRow,
        .tableCell, .tableColumnGroup, .tableColumn, .tableCaption, .rubyBase, .rubyText, .rubyBaseContainer,
        .rubyTextContainer, .webkitBox, .webkitInlineBox, .webkitFlex, .webkitInlineFlex, .math, .flow, .runIn,
    ]

    static func parse(_ cursor: inout TokenCursor) -> Value? {
        var words: [Keyword] = []
        while let name = ValueParser.ident(&cursor) {
            guard let word = Keyword(name: name), singles.contains(word) else { return nil }
            words.append(word)
        }
        switch words.count {
        case 1: return .keyword(single(words[0]))
        case 2...3: return combined(words).map(Value.keyword)
        default: return nil
        }
    }

    private static func single(_ word: Keyword) -> Keyword {
        switch word {
        case .webkitFlex: .flex
        case .webkitInlineFlex: .inlineFlex
        case .flow: .block
        default: word
        }
    }

    private static func combined(_ words: [Keyword]) -> Keyword? {
        var rest = words
        if let item = rest.firstIndex(of: .listItem) {
            rest.remove(at: item)
            let isFlow = rest.allSatisfy { [.block, .inline, .flow, .flowRoot].contains($0) }
            return isFlow && rest.count(where: { $0 == .block || $0 == .inline }) <= 1 ? .listItem : nil
        }
        guard rest.count == 2 else { return nil }
        guard let outer = rest.first(where: { $0 == .block || $0 == .inline }),
            let inner = rest.first(where: { $0 != outer })
        else { return nil }
        switch (outer, inner) {
        case (.block, .flow): return .block
        case (.block, .flowRoot): return .flowRoot
        case (.block, .table), (.block, .flex), (.block, .grid): return inner
        case (.inline, .flow): return .inline
        case (.inline, .flowRoot): return .inlineBlock
        case (.inline, .table): return .inlineTable
        case (.inline, .flex): return .inlineFlex
        case (.inline, .grid): return .inlineGrid
        case (.inline, .ruby): return .ruby
        case (.inline, .math), (.block, .math): return .math
        default: return nil
        }
    }

    /// CSS Display 3, 2.7: what floats, absolute positioning and the root make of a display type.
    static func blockified(_ display: Keyword) -> Keyword {
        switch display {
        case .inline, .inlineBlock, .rubyBase, .rubyText, .tableRowGroup, .tableHeaderGroup, .tableFooterGroup,
            .tableRow, .tableCell, .tableColumnGroup, .tableColumn, .tableCaption, .runIn:
            .block
        case .inlineTable: .table
        case .inlineFlex: .flex
        case .inlineGrid: .grid
        case .webkitInlineBox: .webkitBox
        default: display
        }
    }
}
