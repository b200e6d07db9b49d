/// Grammars of the font properties, CSS Fonts 4.
enum FontParser {
    static let sizeKeywords: [Keyword] = [
        .xxSmall, .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
    ]

    static func parse(_ grammar: Grammar, _ cursor: inout TokenCursor) -> Value? {
        switch grammar {
        case .fontSize: size(&cursor)
        case .fontFamily: families(&cursor)
        case .fontStyle: style(&cursor)
        case .fontWeight: weight(&cursor)
        case .fontStretch: stretch(&cursor)
        default: lineHeight(&cursor)
        }
    }

    static func size(_ cursor: inout TokenCursor) -> Value? {
        ValueParser.keyword(&cursor, sizeKeywords + [.larger, .smaller, .math]).map(Value.keyword)
            ?? ValueParser.length(&cursor, percentage: true, negative: false)
    }

    static func lineHeight(_ cursor: inout TokenCursor) -> Value? {
        if ValueParser.keyword(&cursor, [.normal]) != nil { return .keyword(.normal) }
        return ValueParser.number(&cursor, minimum: 0) ?? ValueParser.length(&cursor, percentage: true, negative: false)
    }

    static func style(_ cursor: inout TokenCursor) -> Value? {
        guard let keyword = ValueParser.keyword(&cursor, [.normal, .italic, .oblique]) else { return nil }
        guard keyword == .oblique else { return .keyword(keyword) }
        let mark = cursor.index
        if let parsed = NumericParser.parse(&cursor), parsed.category == .angle { return .keyword(.oblique) }
        cursor.index = mark
        return .keyword(.oblique)
    }

    static func weight(_ cursor: inout TokenCursor) -> Value? {
        switch ValueParser.keyword(&cursor, [.normal, .bold, .bolder, .lighter]) {
        case .normal: return .number(400)
        case .bold: return .number(700)
        case let keyword?: return .keyword(keyword)
        case nil: break
        }
        guard case .number(let number)? = ValueParser.number(&cursor, minimum: 1), number <= 1000 else { return nil }
        return .number(number)
    }

    static let stretches: [Keyword: Double] = [
        .ultraCondensed: 50, .extraCondensed: 62.5, .condensed: 75, .semiCondensed: 87.5, .normal: 100,
        .semiExpanded: 112.5, .expanded: 125, .extraExpanded: 150, .ultraExpanded: 200,
    ]

    static func stretch(_ cursor: inout TokenCursor) -> Value? {
        if let keyword = ValueParser.keyword(&cursor, Array(stretches.keys)), let percent = stretches[keyword] {
            return .percentage(percent)
        }
        guard case .percentage(let percent)? = ValueParser.length(&cursor, percentage: true, negative: false) else {
            return nil
        }
        return .percentage(percent)
    }

    private static let generics: Set<Keyword> = [
        .serif, .sansSerif, .monospace, .cursive, .fantasy, .systemUi, .uiSerif, .uiSansSerif, .uiMonospace,
        .uiRounded, .math, .emoji, .fangsong,
    ]

    /// A list of names: strings or sequences of identifiers, and generic families.
    static func families(_ cursor: inout TokenCursor) -> Value? {
        var families: [Value] = []
        for part in TokenCursor(cursor.list, cursor.remaining).splitByCommas() {
            guard let family = family(part) else { return nil }
            families.append(family)
        }
        cursor.index = cursor.end
        return .list(families)
    }

    private static func family(_ part: TokenCursor) -> Value? {
        var part = part
        part.skipWhitespace()
        if let token = part.peek, token.kind == .string {
            part.index += 1
            return part.isExhausted() ? .string(part.list.value(of: token)) : nil
        }
        if let token = part.peek, token.kind == .function, part.list.names(token, "generic") {
            part.skipComponentValue()
            return part.isExhausted() ? .string("generic") : nil
        }
        var words: [String] = []
        while let token = part.peek, token.kind == .ident {
            words.append(part.list.value(of: token))
            part.index += 1
            part.skipWhitespace()
        }
        guard part.isAtEnd, let first = words.first else { return nil }
        if words.count == 1 {
            let name = asciiLowercased(first)
            if WideKeyword(rawValue: name) != nil || name == "default" { return nil }
            if let keyword = Keyword(name: name), generics.contains(keyword) { return .keyword(keyword) }
        }
        return .string(words.joined(separator: " "))
    }
}
