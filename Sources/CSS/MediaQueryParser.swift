/// Parses media queries, Media Queries 5, section 3.
enum MediaQueryParser {
    /// A list of queries; one that cannot be parsed never holds and leaves the others alone.
    static func parse(_ cursor: TokenCursor) -> MediaQueryList {
        let whole = cursor.trimmed()
        if whole.isAtEnd { return .all }
        return MediaQueryList(queries: whole.splitByCommas().map(query))
    }

    private static let invalid = MediaQuery(isInvalid: true)

    private static func query(_ part: TokenCursor) -> MediaQuery {
        var cursor = part
        cursor.skipWhitespace()
        if startsCondition(cursor) {
            guard let condition = condition(&cursor, depth: 0, allowsOr: true), cursor.isExhausted() else {
                return invalid
            }
            return MediaQuery(condition: condition)
        }
        var query = MediaQuery()
        guard var word = ValueParser.ident(&cursor) else { return invalid }
        if word == "not" || word == "only" {
            query.isNegated = word == "not"
            guard let type = ValueParser.ident(&cursor) else { return invalid }
            word = type
        }
        if ["not", "only", "and", "or", "layer"].contains(word) { return invalid }
        query.type = word
        if cursor.isExhausted() { return query }
        guard cursor.takeIdent("and"), let condition = condition(&cursor, depth: 0, allowsOr: false),
            cursor.isExhausted()
        else { return invalid }
        query.condition = condition
        return query
    }

    /// A parenthesis or function, or `not` before one.
    private static func startsCondition(_ cursor: TokenCursor) -> Bool {
        var cursor = cursor
        if cursor.takeIdent("not") { cursor.skipWhitespace() }
        return cursor.kind == .leftParenthesis || cursor.kind == .function
    }

    static let depthLimit = 32

    private static func condition(_ cursor: inout TokenCursor, depth: Int, allowsOr: Bool) -> MediaCondition? {
        guard depth < depthLimit else { return nil }
        if cursor.takeIdent("not") { return inParentheses(&cursor, depth: depth).map(MediaCondition.not) }
        guard let first = inParentheses(&cursor, depth: depth) else { return nil }
        var conditions = [first]
        if cursor.takeIdent("and") {
            repeat {
                guard let next = inParentheses(&cursor, depth: depth) else { return nil }
                conditions.append(next)
            } while cursor.takeIdent("and")
            return .and(conditions)
        }
        guard allowsOr, cursor.takeIdent("or") else { return first }
        repeat {
            guard let next = inParentheses(&cursor, depth: depth) else { return nil }
            conditions.append(next)
        } while cursor.takeIdent("or")
        return .or(conditions)
    }

    private static func inParentheses(_ cursor: inout TokenCursor, depth: Int) -> MediaCondition? {
        cursor.skipWhitespace()
        switch cursor.kind {
        case .function:
            cursor.skipComponentValue()
            return .unknown
        case .leftParenthesis:
            let content = cursor.block()
            var nested = content
            if startsCondition(content.trimmed()), let condition = condition(&nested, depth: depth + 1, allowsOr: true),
                nested.isExhausted()
            {
                return condition
            }
            return MediaFeatureParser.parse(content)
        default: return nil
        }
    }
}

/// Parses what stands in the parentheses of a media feature.
enum MediaFeatureParser {
    /// A feature; `.unknown` for anything else in balanced parentheses, `<general-enclosed>`.
    static func parse(_ content: TokenCursor) -> MediaCondition {
        var cursor = content.trimmed()
        guard !cursor.isAtEnd else { return .unknown }
        if cursor.kind == .ident, let feature = plain(&cursor) { return .feature(feature) }
        var range = content.trimmed()
        return self.range(&range).map(MediaCondition.feature) ?? .unknown
    }

    private static func plain(_ cursor: inout TokenCursor) -> MediaFeature? {
        guard var name = ValueParser.ident(&cursor) else { return nil }
        if cursor.isExhausted() {
            return name.hasPrefix("min-") || name.hasPrefix("max-") ? nil : MediaFeature(name: name, constraints: [])
        }
        guard cursor.take(.colon) else { return nil }
        var comparison = MediaFeature.Comparison.equal
        if name.hasPrefix("min-") { comparison = .greaterOrEqual }
        if name.hasPrefix("max-") { comparison = .lessOrEqual }
        if comparison != .equal { name = String(name.dropFirst(4)) }
        guard let operand = operand(&cursor), cursor.isExhausted() else { return nil }
        return MediaFeature(name: name, constraints: [.init(comparison: comparison, operand: operand)])
    }

    /// `width >= 600px`, `600px <= width < 900px`.
    private static func range(_ cursor: inout TokenCursor) -> MediaFeature? {
        if cursor.kind == .ident, let name = ValueParser.ident(&cursor) {
            guard let comparison = comparison(&cursor), let value = operand(&cursor), cursor.isExhausted() else {
                return nil
            }
            return MediaFeature(name: name, constraints: [.init(comparison: comparison, operand: value)])
        }
        guard let first = operand(&cursor), let left = comparison(&cursor), let name = ValueParser.ident(&cursor) else {
            return nil
        }
        var feature = MediaFeature(name: name, constraints: [.init(comparison: left.flipped, operand: first)])
        if cursor.isExhausted() { return feature }
        guard let right = comparison(&cursor), let second = operand(&cursor), cursor.isExhausted() else { return nil }
        let ascending: Set<MediaFeature.Comparison> = [.less, .lessOrEqual]
        guard left != .equal, right != .equal, ascending.contains(left) == ascending.contains(right) else { return nil }
        feature.constraints.append(.init(comparison: right, operand: second))
        return feature
    }

    private static func comparison(_ cursor: inout TokenCursor) -> MediaFeature.Comparison? {
        cursor.skipWhitespace()
        guard let token = cursor.peek, token.kind == .delimiter else { return nil }
        let isFollowedByEqual = cursor.token(at: 1).map { $0.isDelimiter(0x3D) && $0.start == token.end } ?? false
        switch token.delimiter {
        case 0x3D:
            cursor.index += 1
            return .equal
        case 0x3C, 0x3E:
            cursor.index += isFollowedByEqual ? 2 : 1
            if token.delimiter == 0x3C { return isFollowedByEqual ? .lessOrEqual : .less }
            return isFollowedByEqual ? .greaterOrEqual : .greater
        default: return nil
        }
    }

    private static func operand(_ cursor: inout TokenCursor) -> MediaFeature.Operand? {
        cursor.skipWhitespace()
        if cursor.kind == .ident { return ValueParser.ident(&cursor).map(MediaFeature.Operand.keyword) }
        guard let parsed = NumericParser.parse(&cursor) else { return nil }
        guard parsed.category == .number, cursor.take("/") else { return .numeric(parsed.numeric) }
        guard let second = NumericParser.parse(&cursor), second.category == .number,
            let above = parsed.numeric.resolved(nil), let below = second.numeric.resolved(nil), below.value > 0
        else { return nil }
        return .ratio(above.value / below.value)
    }
}
