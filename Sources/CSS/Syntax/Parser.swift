/// CSS Syntax 3, section 5: the parser's entry points and algorithms, over the tokens of one source.
///
/// Blocks are ranges of tokens, so no step recurses. Complexity: O(n) for every entry point.
public struct Parser: Sendable {
    let list: TokenList
    var index: Int
    let end: Int

    public init(_ list: TokenList) { self.init(list, 0..<list.tokens.count) }

    public init(_ list: TokenList, _ range: Range<Int>) {
        self.list = list
        self.index = range.lowerBound
        self.end = min(range.upperBound, list.tokens.count)
    }

    private var kind: Token.Kind? { index < end ? list.tokens[index].kind : nil }

    private mutating func skipWhitespace() {
        while kind == .whitespace { index += 1 }
    }

    private mutating func skipComponentValue() {
        index = list.tokens[index].opens ? min(Int(list.partner[index]) + 1, end) : index + 1
    }

    // MARK: 5.3 Entry points

    /// 5.3.3 Parse a stylesheet: `<!--` and `-->` between rules are skipped.
    public mutating func parseStyleSheet() -> [SyntaxItem] { consumeRules(isTopLevel: true) }

    /// 5.3.4 Parse a stylesheet's contents, as the rules of an at-rule's block.
    public mutating func parseRuleList() -> [SyntaxItem] { consumeRules(isTopLevel: false) }

    /// 5.3.5 Parse a block's contents: declarations, nested rules and at-rules in source order.
    public mutating func parseBlockContents() -> [SyntaxItem] { consumeBlockContents() }

    /// A list of declarations and at-rules without nested rules, as some descriptors' blocks are.
    public mutating func parseDeclarationList() -> [SyntaxItem] {
        var items: [SyntaxItem] = []
        while index < end {
            let start = index
            switch list.tokens[index].kind {
            case .whitespace, .semicolon: index += 1
            case .atKeyword: items.append(.atRule(consumeAtRule()))
            case .ident:
                if let declaration = consumeDeclaration(isInBlock: false) {
                    items.append(.declaration(declaration))
                } else {
                    items.append(.invalid(start..<skipBadDeclaration()))
                }
            default: items.append(.invalid(start..<skipBadDeclaration()))
            }
        }
        return items
    }

    /// 5.3.6 Parse a rule
    public mutating func parseRule() -> Result<SyntaxItem, SyntaxError> {
        skipWhitespace()
        guard let kind else { return .failure(.empty) }
        var item: SyntaxItem
        if kind == .atKeyword {
            item = .atRule(consumeAtRule())
        } else {
            item = consumeQualifiedRule(isNested: false)
            guard case .qualifiedRule = item else { return .failure(.invalid) }
        }
        skipWhitespace()
        return index < end ? .failure(.extraInput) : .success(item)
    }

    /// 5.3.7 Parse a declaration: the value takes all that is left.
    public mutating func parseDeclaration() -> Result<SyntaxDeclaration, SyntaxError> {
        skipWhitespace()
        guard let kind else { return .failure(.empty) }
        guard kind == .ident else { return .failure(.invalid) }
        let name = index
        index += 1
        skipWhitespace()
        guard self.kind == .colon else { return .failure(.invalid) }
        return .success(declaration(name: name, value: index + 1..<end))
    }

    /// 5.3.8 Parse a component value: the tokens of the only one there is.
    public mutating func parseComponentValue() -> Result<Range<Int>, SyntaxError> {
        skipWhitespace()
        guard index < end else { return .failure(.empty) }
        let start = index
        skipComponentValue()
        let finish = index
        skipWhitespace()
        return index < end ? .failure(.extraInput) : .success(start..<finish)
    }

    // MARK: 5.4 Algorithms

    /// 5.4.1 Consume a stylesheet's contents
    private mutating func consumeRules(isTopLevel: Bool) -> [SyntaxItem] {
        var items: [SyntaxItem] = []
        while let kind {
            switch kind {
            case .whitespace: index += 1
            case .commentOpen where isTopLevel, .commentClose where isTopLevel: index += 1
            case .atKeyword: items.append(.atRule(consumeAtRule()))
            default: items.append(consumeQualifiedRule(isNested: false))
            }
        }
        return items
    }

    /// 5.4.2 Consume an at-rule. The range given to the parser ends the enclosing block.
    private mutating func consumeAtRule() -> AtRule {
        let name = index
        index += 1
        let start = index
        while let kind {
            if kind == .semicolon {
                index += 1
                return AtRule(name: name, prelude: start..<index - 1, block: nil)
            }
            if kind == .leftCurly {
                let prelude = start..<index
                return AtRule(name: name, prelude: prelude, block: consumeBlock())
            }
            skipComponentValue()
        }
        return AtRule(name: name, prelude: start..<index, block: nil)
    }

    private mutating func consumeBlock() -> Range<Int> {
        let start = index + 1
        let finish = min(Int(list.partner[index]), end)
        skipComponentValue()
        return start..<max(start, finish)
    }

    /// 5.4.3 Consume a qualified rule
    private mutating func consumeQualifiedRule(isNested: Bool) -> SyntaxItem {
        let start = index
        while let kind {
            if isNested, kind == .semicolon { return .invalid(start..<index) }
            if kind == .leftCurly {
                let prelude = start..<index
                if startsLikeCustomProperty(prelude) {
                    if isNested { return .invalid(start..<skipBadDeclaration()) }
                    _ = consumeBlock()
                    return .invalid(start..<index)
                }
                return .qualifiedRule(QualifiedRule(prelude: prelude, block: consumeBlock()))
            }
            skipComponentValue()
        }
        return .invalid(start..<index)
    }

    /// Are the first two tokens that are not white space an identifier that starts with `--` and a colon?
    private func startsLikeCustomProperty(_ prelude: Range<Int>) -> Bool {
        var significant = prelude.lazy.filter { list.tokens[$0].kind != .whitespace }.makeIterator()
        guard let first = significant.next(), list.tokens[first].kind == .ident,
            let second = significant.next(), list.tokens[second].kind == .colon
        else { return false }
        return list.value(of: list.tokens[first]).hasPrefix("--")
    }

    /// 5.4.5 Consume a block's contents
    private mutating func consumeBlockContents() -> [SyntaxItem] {
        var items: [SyntaxItem] = []
        while let kind {
            switch kind {
            case .whitespace, .semicolon: index += 1
            case .atKeyword: items.append(.atRule(consumeAtRule()))
            default:
                let mark = index
                if kind == .ident, let declaration = consumeDeclaration(isInBlock: true) {
                    items.append(.declaration(declaration))
                } else {
                    index = mark
                    items.append(consumeQualifiedRule(isNested: true))
                }
            }
        }
        return items
    }

    /// 5.4.6 Consume a declaration; nil when there is none, with the position anywhere.
    ///
    /// - Parameter isInBlock: a value that mixes a `{}` block with anything else is no declaration but the start of
    ///   a nested rule. It is given up at the first token that shows it, which keeps the whole block linear.
    private mutating func consumeDeclaration(isInBlock: Bool) -> SyntaxDeclaration? {
        let name = index
        index += 1
        skipWhitespace()
        guard kind == .colon else { return nil }
        index += 1
        let start = index
        let isCustom = list.value(of: list.tokens[name]).hasPrefix("--")
        var hasBlock = false
        var hasOther = false
        while let kind, kind != .semicolon {
            if isInBlock, !isCustom {
                if kind == .leftCurly {
                    if hasBlock || hasOther { return nil }
                    hasBlock = true
                } else if kind != .whitespace {
                    if hasBlock, !isImportantFlag(at: index) { return nil }
                    hasOther = !hasBlock
                }
            }
            if hasBlock, kind == .delimiter {
                // `!important`, which was looked at as a whole.
                while index < end, list.tokens[index].kind != .semicolon { skipComponentValue() }
                break
            }
            skipComponentValue()
        }
        let finish = index
        if kind == .semicolon { index += 1 }
        return declaration(name: name, value: start..<finish)
    }

    /// Does `!important` stand here, with nothing after it but the end of the declaration?
    private func isImportantFlag(at start: Int) -> Bool {
        var cursor = list.cursor(start..<end)
        guard cursor.take("!"), cursor.takeIdent("important") else { return false }
        cursor.skipWhitespace()
        return cursor.isAtEnd || cursor.kind == .semicolon
    }

    private func declaration(name: Int, value: Range<Int>) -> SyntaxDeclaration {
        var trimmed = list.cursor(value).trimmed().remaining
        var isImportant = false
        if let last = trimmed.last, list.tokens[last].kind == .ident, list.names(list.tokens[last], "important") {
            let before = list.cursor(trimmed.lowerBound..<last).trimmed().remaining
            if let flag = before.last, list.tokens[flag].isDelimiter(0x21) {
                isImportant = true
                trimmed = list.cursor(before.lowerBound..<flag).trimmed().remaining
            }
        }
        return SyntaxDeclaration(name: name, value: trimmed, isImportant: isImportant)
    }

    /// 5.4.7 Consume the remnants of a bad declaration; the index of the token after the last one skipped.
    private mutating func skipBadDeclaration() -> Int {
        while let kind {
            if kind == .semicolon {
                index += 1
                return index - 1
            }
            skipComponentValue()
        }
        return index
    }
}
