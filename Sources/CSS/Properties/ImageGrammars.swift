/// `<image>` of CSS Images 4 and `<url>` of CSS Values 4.
enum ImageParser {
    private static let functions: Set<String> = [
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient", "image-set", "-webkit-image-set", "cross-fade",
        "-webkit-cross-fade", "image", "element", "paint", "-webkit-gradient", "-webkit-linear-gradient",
        "-webkit-radial-gradient", "-webkit-repeating-linear-gradient", "-webkit-repeating-radial-gradient",
        "-moz-element",
    ]

    /// A url, or a function with its text; gradients are looked into when their colours are asked for.
    static func image(_ cursor: inout TokenCursor) -> Value? {
        if let url = url(&cursor) { return .url(url) }
        guard let token = cursor.peek, token.kind == .function else { return nil }
        let name = cursor.list.lowercasedValue(of: token)
        guard functions.contains(name) else { return nil }
        let content = cursor.block()
        guard !content.trimmed().isAtEnd else { return nil }
        return .function(name, String(decoding: content.list.closedText(of: content.remaining), as: UTF8.self))
    }

    static func url(_ cursor: inout TokenCursor) -> String? {
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return nil }
        if token.kind == .url {
            cursor.index += 1
            return cursor.list.value(of: token)
        }
        guard token.kind == .function, cursor.list.names(token, "url") || cursor.list.names(token, "src") else {
            return nil
        }
        let mark = cursor.index
        var content = cursor.block()
        content.skipWhitespace()
        guard let string = content.peek, string.kind == .string else {
            cursor.index = mark
            return nil
        }
        return content.list.value(of: string)
    }
}

/// `content` of CSS Content 3, section 2.
enum ContentParser {
    static func parse(_ cursor: inout TokenCursor) -> Value? {
        if let keyword = ValueParser.keyword(&cursor, [.normal, .none]) { return .keyword(keyword) }
        var values: [Value] = []
        while !cursor.isExhausted() {
            if cursor.take("/") {
                guard !values.isEmpty else { return nil }
                return alternative(&cursor).map { .list(values + $0) }
            }
            guard let value = item(&cursor) else { return nil }
            values.append(value)
        }
        return values.isEmpty ? nil : .list(values)
    }

    private static func item(_ cursor: inout TokenCursor) -> Value? {
        guard let token = cursor.peek else { return nil }
        switch token.kind {
        case .string:
            cursor.index += 1
            return .string(cursor.list.value(of: token))
        case .ident:
            return ValueParser.keyword(&cursor, [.openQuote, .closeQuote, .noOpenQuote, .noCloseQuote, .contents])
                .map(Value.keyword)
        case .function:
            if let function = textFunction(&cursor) { return function }
            guard let image = ImageParser.image(&cursor) else { return nil }
            if case .function = image { return .function("image", "") }
            return image
        default: return ImageParser.image(&cursor)
        }
    }

    private static func textFunction(_ cursor: inout TokenCursor) -> Value? {
        guard let token = cursor.peek, token.kind == .function else { return nil }
        switch cursor.list.lowercasedValue(of: token) {
        case "attr":
            var content = cursor.block()
            content.skipWhitespace()
            guard let name = content.peek, name.kind == .ident else { return .function("unknown", "") }
            content.index += 1
            // A type or a fallback is for the new attr(), which is not evaluated.
            guard content.isExhausted() else { return .function("unknown", "") }
            return .function("attr", content.list.value(of: name))
        case "counter", "counters", "target-counter", "target-counters", "target-text", "leader", "string":
            cursor.skipComponentValue()
            return .function("counter", "")
        default: return nil
        }
    }

    /// What follows the slash: the alternative text.
    private static func alternative(_ cursor: inout TokenCursor) -> [Value]? {
        var values: [Value] = []
        while !cursor.isExhausted() {
            guard let token = cursor.peek else { return nil }
            if token.kind == .string {
                cursor.index += 1
                values.append(.function("alternative", cursor.list.value(of: token)))
            } else if case .function(let name, let text)? = textFunction(&cursor) {
                values.append(.function(name == "attr" ? "alternative-attr" : "alternative-unknown", text))
            } else {
                return nil
            }
        }
        return values.isEmpty ? nil : values
    }
}
