/// Turns a declaration's tokens into declarations of longhands, as far as a browser would take them.
enum DeclarationParser {
    /// - Parameter declarations: what the browser would drop is not appended.
    static func parse(_ declaration: SyntaxDeclaration, _ list: TokenList, to declarations: inout [Declaration]) {
        let token = list.tokens[declaration.name]
        let name = list.value(of: token)
        let range = Int(token.start)..<max(list.byteRange(of: declaration.value).upperBound, Int(token.end))
        let value = list.cursor(declaration.value)
        if name.hasPrefix("--") {
            guard name.utf8.count > 2, isBalanced(value) else { return }
            let declared = wide(value).map(DeclaredValue.wide) ?? .text(list.closedText(of: declaration.value))
            declarations.append(
                Declaration(name: .custom(name), isImportant: declaration.isImportant, range: range, value: declared))
            return
        }
        for (property, declared) in judge(asciiLowercased(name), value) {
            declarations.append(
                Declaration(
                    name: .property(property), isImportant: declaration.isImportant, range: range, value: declared))
        }
    }

    /// The longhands that a property and its value set; empty when the declaration is not valid or not known.
    static func judge(_ name: String, _ value: TokenCursor) -> [(Property, DeclaredValue)] {
        let name = PropertyNames.aliases[name] ?? name
        let properties = PropertyNames.longhands(of: name)
        guard !properties.isEmpty else { return [] }
        if let keyword = wide(value) { return properties.map { ($0, .wide(keyword)) } }
        guard isBalanced(value) else { return [] }
        switch Substitution.find(in: value) {
        case .none: break
        case .invalid: return []
        case .valid:
            let pending = PendingValue(property: name, text: value.list.closedText(of: value.remaining))
            return properties.map { ($0, .pending(pending)) }
        }
        return judgeSimple(name, properties, value)
    }

    /// The same for a value without CSS-wide keywords and `var()`.
    static func judgeSimple(_ name: String, _ properties: [Property], _ value: TokenCursor) -> [(
        Property, DeclaredValue
    )] {
        guard name != "all" else { return [] }
        if let shorthand = Shorthand(rawValue: name) {
            if shorthand == .font, FontShorthand.isSystemFont(value) { return properties.map { ($0, .unknown) } }
            if let values = shorthand.expand(value) { return zip(properties, values).map { ($0, .value($1)) } }
            return UnknownFunctions.occur(in: value) ? properties.map { ($0, .unknown) } : []
        }
        switch ValueParser.judge(properties[0], value) {
        case .value(let value): return [(properties[0], .value(value))]
        case .unknown: return [(properties[0], .unknown)]
        case .invalid: return []
        }
    }

    /// A CSS-wide keyword that is the whole value.
    static func wide(_ value: TokenCursor) -> WideKeyword? {
        let trimmed = value.trimmed().remaining
        guard trimmed.count == 1, let index = trimmed.first else { return nil }
        let token = value.list.tokens[index]
        return token.kind == .ident ? WideKeyword(rawValue: value.list.lowercasedValue(of: token)) : nil
    }

    /// No bad strings or urls, and no closing brackets that close nothing (CSS Syntax 3, `<declaration-value>`).
    private static func isBalanced(_ value: TokenCursor) -> Bool {
        !value.remaining.contains { index in
            switch value.list.tokens[index].kind {
            case .badString, .badURL: true
            case .rightParenthesis, .rightSquare, .rightCurly: value.list.partner[index] < 0
            default: false
            }
        }
    }
}

/// Arbitrary substitution functions: `var()` and `env()`.
enum Substitution {
    enum Finding { case none, valid, invalid }

    /// Does the value hold `var()` or `env()`, and are all of them well formed?
    static func find(in value: TokenCursor) -> Finding {
        var finding = Finding.none
        for index in value.remaining where value.list.tokens[index].kind == .function {
            let token = value.list.tokens[index]
            let isVariable = value.list.names(token, "var")
            guard isVariable || value.list.names(token, "env") else { continue }
            var cursor = TokenCursor(value.list, index..<value.end)
            var content = cursor.block()
            content.skipWhitespace()
            guard let name = content.peek, name.kind == .ident else { return .invalid }
            if isVariable, !value.list.value(of: name).hasPrefix("--") { return .invalid }
            content.index += 1
            content.skipWhitespace()
            if isVariable, !content.isAtEnd, content.kind != .comma { return .invalid }
            finding = .valid
        }
        return finding
    }
}
