/// The grammar of a longhand's value.
enum Grammar: Sendable {
    case keywords([Keyword])
    /// Several different ones, in any order.
    case keywordSet([Keyword])
    case color
    case colorOr([Keyword])
    case length(percentage: Bool, negative: Bool, [Keyword])
    case lengthPair, lengthOrNumber, radius, borderWidth
    case size([Keyword])
    case integer([Keyword])
    case number, alpha
    case image([Keyword])
    case imageList([Keyword])
    case colorScheme, fontSize, fontFamily, fontStyle, fontWeight, fontStretch, lineHeight
    case whiteSpace, textIndent, listStyleType, paint, display, clip, lineStyle, outlineStyle, decorationLine
    case content, animationName
    /// Kept as text: only whether it is `none` and the like is ever asked.
    case opaque
}

/// What a grammar says of a value.
enum Judgement: Sendable {
    case value(Value)
    /// No browser takes it.
    case invalid
    /// A browser may take it; this module does not know what it means.
    case unknown
}

/// Parses the value of one longhand.
enum ValueParser {
    /// Judges a value that holds no `var()`. CSS-wide keywords are not its business.
    static func judge(_ property: Property, _ cursor: TokenCursor) -> Judgement {
        let grammar = Property.grammars[Int(property.rawValue)]
        var reader = cursor
        reader.skipWhitespace()
        guard !reader.isAtEnd else { return .invalid }
        if let value = parse(grammar, &reader), reader.isExhausted() { return .value(value) }
        return UnknownFunctions.occur(in: cursor) ? .unknown : .invalid
    }

    static func parse(_ grammar: Grammar, _ cursor: inout TokenCursor) -> Value? {
        switch grammar {
        case .keywords(let keywords): return keyword(&cursor, keywords).map(Value.keyword)
        case .keywordSet(let keywords): return keywordSet(&cursor, keywords)
        case .color: return color(&cursor)
        case .colorOr(let keywords): return keyword(&cursor, keywords).map(Value.keyword) ?? color(&cursor)
        case .length(let percentage, let negative, let keywords):
            return keyword(&cursor, keywords).map(Value.keyword)
                ?? length(&cursor, percentage: percentage, negative: negative)
        case .lengthPair: return pair(&cursor) { length(&$0, percentage: false, negative: false) }
        case .radius: return pair(&cursor) { length(&$0, percentage: true, negative: false) }
        case .lengthOrNumber: return length(&cursor, percentage: true, negative: false) ?? number(&cursor, minimum: 0)
        case .borderWidth: return borderWidth(&cursor)
        case .size(let keywords): return size(&cursor, keywords)
        case .integer(let keywords): return keyword(&cursor, keywords).map(Value.keyword) ?? integer(&cursor)
        case .number: return number(&cursor, minimum: 0)
        case .alpha: return alpha(&cursor)
        case .image(let keywords): return keyword(&cursor, keywords).map(Value.keyword) ?? ImageParser.image(&cursor)
        case .imageList(let keywords): return imageList(&cursor, keywords)
        case .paint: return paint(&cursor)
        case .lineStyle: return keyword(&cursor, lineStyles).map(Value.keyword)
        case .outlineStyle: return keyword(&cursor, [.auto] + lineStyles.filter { $0 != .hidden }).map(Value.keyword)
        case .colorScheme: return colorScheme(&cursor)
        case .display: return DisplayParser.parse(&cursor)
        case .clip: return clip(&cursor)
        case .whiteSpace: return whiteSpace(&cursor)
        case .textIndent: return textIndent(&cursor)
        case .listStyleType: return listStyleType(&cursor)
        case .decorationLine: return decorationLine(&cursor)
        case .content: return ContentParser.parse(&cursor)
        case .animationName: return animationName(&cursor)
        case .fontSize, .fontFamily, .fontStyle, .fontWeight, .fontStretch, .lineHeight:
            return FontParser.parse(grammar, &cursor)
        case .opaque: return opaque(&cursor)
        }
    }

    static let lineStyles: [Keyword] = [
        .none, .hidden, .dotted, .dashed, .solid, .double, .groove, .ridge, .inset, .outset,
    ]

    /// One of the keywords, if it stands here.
    static func keyword(_ cursor: inout TokenCursor, _ keywords: [Keyword]) -> Keyword? {
        cursor.skipWhitespace()
        guard let token = cursor.peek, token.kind == .ident,
            let keyword = Keyword(name: cursor.list.lowercasedValue(of: token)), keywords.contains(keyword)
        else { return nil }
        cursor.index += 1
        return keyword
    }

    /// Any identifier, in lower case.
    static func ident(_ cursor: inout TokenCursor) -> String? {
        cursor.skipWhitespace()
        guard let token = cursor.peek, token.kind == .ident else { return nil }
        cursor.index += 1
        return cursor.list.lowercasedValue(of: token)
    }

    private static func keywordSet(_ cursor: inout TokenCursor, _ keywords: [Keyword]) -> Value? {
        var found: [Keyword] = []
        while let keyword = keyword(&cursor, keywords) {
            guard !found.contains(keyword), found.isEmpty || (keyword != .none && found[0] != .none) else { return nil }
            found.append(keyword)
        }
        guard let first = found.first else { return nil }
        return found.count == 1 ? .keyword(first) : .list(found.map(Value.keyword))
    }

    static func color(_ cursor: inout TokenCursor) -> Value? {
        guard let color = ColorParser.parse(&cursor) else { return nil }
        if case .absolute(let color) = color { return .color(color) }
        return .colorValue(color)
    }

    /// A length, and a percentage where it is allowed; 0 needs no unit.
    static func length(_ cursor: inout TokenCursor, percentage: Bool, negative: Bool) -> Value? {
        let mark = cursor.index
        guard let parsed = NumericParser.parse(&cursor) else { return nil }
        if case .value(let number, let unit) = parsed.numeric {
            let isAllowed =
                switch parsed.category {
                case .length: true
                case .percentage: percentage
                case .number: number == 0
                default: false
                }
            if isAllowed, negative || number >= 0 { return simple(number, unit) }
        } else if parsed.category == .length
            || (percentage && [.percentage, .lengthPercentage].contains(parsed.category))
        {
            return .numeric(parsed.numeric)
        }
        cursor.index = mark
        return nil
    }

    /// A value in px or per cent is what it is; others wait for the element's font or the viewport.
    static func simple(_ number: Double, _ unit: Unit) -> Value {
        switch unit {
        case .number: .length(number)
        case .percent: .percentage(number)
        default: unit.absoluteFactor.map { .length(number * $0) } ?? .numeric(.value(number, unit))
        }
    }

    private static func pair(_ cursor: inout TokenCursor, _ read: (inout TokenCursor) -> Value?) -> Value? {
        guard let first = read(&cursor) else { return nil }
        guard let second = read(&cursor), second != first else { return first }
        return .list([first, second])
    }

    private static func borderWidth(_ cursor: inout TokenCursor) -> Value? {
        switch keyword(&cursor, [.thin, .medium, .thick]) {
        case .thin: .length(1)
        case .medium: .length(3)
        case .thick: .length(5)
        default: length(&cursor, percentage: false, negative: false)
        }
    }

    private static func size(_ cursor: inout TokenCursor, _ keywords: [Keyword]) -> Value? {
        let sizes: [Keyword] = [
            .minContent, .maxContent, .fitContent, .stretch, .webkitFillAvailable, .mozAvailable, .intrinsic,
            .minIntrinsic,
        ]
        if let keyword = keyword(&cursor, keywords + sizes) { return .keyword(keyword) }
        cursor.skipWhitespace()
        if let token = cursor.peek, token.kind == .function, cursor.list.names(token, "fit-content") {
            var content = cursor.block()
            guard length(&content, percentage: true, negative: false) != nil, content.isExhausted() else { return nil }
            return .keyword(.fitContent)
        }
        return length(&cursor, percentage: true, negative: false)
    }

    static func integer(_ cursor: inout TokenCursor) -> Value? {
        let mark = cursor.index
        cursor.skipWhitespace()
        if let token = cursor.peek, token.kind == .number, !token.isInteger { return nil }
        if let parsed = NumericParser.parse(&cursor), parsed.category == .number,
            let value = parsed.numeric.resolved(nil)
        {
            return .number(value.value.rounded())
        }
        cursor.index = mark
        return nil
    }

    /// A number of at least the minimum; one from a calculation is clamped to it.
    static func number(_ cursor: inout TokenCursor, minimum: Double) -> Value? {
        let mark = cursor.index
        if let parsed = NumericParser.parse(&cursor), parsed.category == .number,
            let value = parsed.numeric.resolved(nil)
        {
            if case .value = parsed.numeric, value.value < minimum { return nil }
            return .number(max(value.value, minimum))
        }
        cursor.index = mark
        return nil
    }

    private static func alpha(_ cursor: inout TokenCursor) -> Value? {
        guard let parsed = NumericParser.parse(&cursor), let value = parsed.numeric.resolved(nil),
            parsed.category == .number || parsed.category == .percentage
        else { return nil }
        let number = parsed.category == .number ? value.value : value.percent / 100
        return .number(min(max(number.isNaN ? 0 : number, 0), 1))
    }

    private static func imageList(_ cursor: inout TokenCursor, _ keywords: [Keyword]) -> Value? {
        var layers: [Value] = []
        for part in TokenCursor(cursor.list, cursor.remaining).splitByCommas() {
            var part = part
            guard let image = keyword(&part, keywords).map(Value.keyword) ?? ImageParser.image(&part),
                part.isExhausted()
            else { return nil }
            layers.append(image)
        }
        cursor.index = cursor.end
        return layers.count == 1 ? layers[0] : .list(layers)
    }

    /// The text with single spaces and identifiers in lower case; a lone keyword as a keyword.
    static func opaque(_ cursor: inout TokenCursor) -> Value? {
        guard !cursor.isAtEnd else { return nil }
        var text = ""
        let range = cursor.remaining
        for index in range {
            let token = cursor.list.tokens[index]
            switch token.kind {
            case .whitespace: if !text.hasSuffix(" ") { text += " " }
            case .ident, .function:
                text += asciiLowercased(String(decoding: cursor.list.bytes[token.range], as: UTF8.self))
            case .badString, .badURL, .rightCurly, .semicolon: return nil
            default: text += String(decoding: cursor.list.bytes[token.range], as: UTF8.self)
            }
        }
        cursor.index = cursor.end
        while text.hasSuffix(" ") { text.removeLast() }
        while text.hasPrefix(" ") { text.removeFirst() }
        if text.isEmpty { return nil }
        return Keyword(name: text).map(Value.keyword) ?? .opaque(text)
    }
}

/// Functions that browsers know and this module does not: a value that holds one is not invalid but unknown.
enum UnknownFunctions {
    private static let names: Set<String> = [
        "attr", "env", "if", "inherit", "random", "random-item", "sibling-index", "sibling-count", "anchor",
        "anchor-size", "calc-size", "progress", "calc-mix", "toggle", "first-valid", "image-set",
        "-webkit-image-set", "cross-fade", "-webkit-cross-fade", "element", "paint", "image", "ident", "palette-mix",
        "device-cmyk", "alpha", "color-layers", "src", "min", "max", "clamp", "calc",
    ]

    static func occur(in cursor: TokenCursor) -> Bool {
        cursor.remaining.contains { index in
            let token = cursor.list.tokens[index]
            guard token.kind == .function else { return false }
            let name = cursor.list.lowercasedValue(of: token)
            return names.contains(name) || name.hasPrefix("--")
        }
    }
}
