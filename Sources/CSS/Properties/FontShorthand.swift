/// `font`, CSS Fonts 4, section 2.7.
enum FontShorthand {
    static let caps: [Keyword] = [
        .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase, .titlingCaps,
    ]

    /// `font: menu` and its like: a font that only the user's system knows.
    static func isSystemFont(_ value: TokenCursor) -> Bool {
        var cursor = value
        let system: [Keyword] = [.caption, .icon, .menu, .messageBox, .smallCaption, .statusBar]
        return ValueParser.keyword(&cursor, system) != nil && cursor.isExhausted()
    }

    static func expand(_ start: TokenCursor) -> [Value]? {
        var cursor = start
        var values: [Value?] = [nil, nil, nil, nil]
        var normalCount = 0
        while normalCount + values.count(where: { $0 != nil }) < 4 {
            if ValueParser.keyword(&cursor, [.normal]) != nil {
                normalCount += 1
            } else if values[0] == nil, let style = FontParser.style(&cursor) {
                values[0] = style
            } else if values[1] == nil, let keyword = ValueParser.keyword(&cursor, [.smallCaps]) {
                values[1] = .keyword(keyword)
            } else if values[2] == nil, let weight = weight(&cursor) {
                values[2] = weight
            } else if values[3] == nil, let keyword = ValueParser.keyword(&cursor, Array(FontParser.stretches.keys)),
                let percent = FontParser.stretches[keyword]
            {
                values[3] = .percentage(percent)
            } else {
                break
            }
        }
        guard let size = FontParser.size(&cursor) else { return nil }
        var lineHeight = Value.keyword(.normal)
        if cursor.take("/") {
            guard let value = FontParser.lineHeight(&cursor) else { return nil }
            lineHeight = value
        }
        cursor.skipWhitespace()
        guard !cursor.isAtEnd, let families = FontParser.families(&cursor) else { return nil }
        return [
            values[0] ?? .keyword(.normal), values[1] ?? .keyword(.normal), values[2] ?? .number(400),
            values[3] ?? .percentage(100), size, lineHeight, families,
        ]
    }

    /// A weight, unless the number is the start of a size.
    private static func weight(_ cursor: inout TokenCursor) -> Value? {
        let mark = cursor.index
        guard let weight = FontParser.weight(&cursor) else {
            cursor.index = mark
            return nil
        }
        return weight
    }
}
