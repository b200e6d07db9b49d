/// `@supports`, CSS Conditional 3 and 4: would a browser of today take it?
enum SupportsCondition {
    private static let depthLimit = 32

    /// The whole prelude; nil when it is not valid, which drops the rule.
    static func evaluate(_ cursor: TokenCursor, namespaces: Set<String>) -> Certainty? {
        var cursor = cursor
        guard let result = condition(&cursor, 0, namespaces), cursor.isExhausted() else { return nil }
        return result
    }

    /// The argument of `supports()` in `@import`: a condition or a bare declaration.
    static func evaluateImport(_ content: TokenCursor, namespaces: Set<String>) -> Certainty {
        declaration(content) ?? evaluate(content, namespaces: namespaces) ?? .no
    }

    private static func condition(_ cursor: inout TokenCursor, _ depth: Int, _ namespaces: Set<String>) -> Certainty? {
        guard depth < depthLimit else { return nil }
        if cursor.takeIdent("not") { return inParentheses(&cursor, depth, namespaces)?.negated }
        guard var result = inParentheses(&cursor, depth, namespaces) else { return nil }
        if cursor.takeIdent("and") {
            repeat {
                guard let next = inParentheses(&cursor, depth, namespaces) else { return nil }
                result = result.and(next)
            } while cursor.takeIdent("and")
        } else if cursor.takeIdent("or") {
            repeat {
                guard let next = inParentheses(&cursor, depth, namespaces) else { return nil }
                result = result.or(next)
            } while cursor.takeIdent("or")
        }
        return result
    }

    private static func inParentheses(_ cursor: inout TokenCursor, _ depth: Int, _ namespaces: Set<String>)
        -> Certainty?
    {
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return nil }
        if token.kind == .function {
            let content = cursor.block()
            switch cursor.list.lowercasedValue(of: token) {
            case "selector":
                var parser = SelectorParser()
                parser.namespaces = namespaces
                return .of(parser.complex(content, isRelative: false) != nil)
            case "font-tech", "font-format", "at-rule", "named-feature": return .maybe
            default: return .no
            }
        }
        guard token.kind == .leftParenthesis else { return nil }
        let content = cursor.block()
        if let result = declaration(content) { return result }
        var nested = content
        if let result = condition(&nested, depth + 1, namespaces), nested.isExhausted() { return result }
        // <general-enclosed> is false.
        return .no
    }

    /// `property: value`; nil when the content is no declaration.
    private static func declaration(_ content: TokenCursor) -> Certainty? {
        var parser = Parser(content.list, content.remaining)
        guard case .success(let declaration) = parser.parseDeclaration() else { return nil }
        let name = asciiLowercased(content.list.value(of: content.list.tokens[declaration.name]))
        if name.hasPrefix("--") { return .yes }
        let value = content.list.cursor(declaration.value)
        let judged = DeclarationParser.judge(name, value)
        if let first = judged.first {
            if case .unknown = first.1 { return .maybe }
            return .yes
        }
        let known = PropertyNames.aliases[name] ?? name
        guard PropertyNames.longhands(of: known).isEmpty, PropertyNames.isKnown(name), !value.isAtEnd else {
            return .no
        }
        // The property is known and its grammar is not: what sheets ask for is what browsers have.
        return UnknownFunctions.occur(in: value) ? .maybe : .yes
    }
}
