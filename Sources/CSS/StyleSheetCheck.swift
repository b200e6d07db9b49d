import Diagnostics

/// What is wrong with a style sheet that its author can mend: browsers drop it without a word.
///
/// Faults come in the order of the text. A bracket or a string that is not closed changes what everything behind it
/// means, so where there is one nothing else is told.
public struct StyleSheetCheck {
    /// Faults of one sheet beyond these are nobody's reading.
    private static let limit = 20
    private static let depthLimit = StyleSheetBuilder.depthLimit

    private let file: SourceFile
    let list: TokenList
    private(set) var diagnostics = DiagnosticList()

    /// Checks a sheet. Complexity: O(n).
    public static func check(_ file: SourceFile, diagnostics: inout DiagnosticList) {
        let (text, encoding) = StyleSheetEncoding.decode(file.bytes, environment: nil)
        let source = encoding.name == "utf-8" ? file : SourceFile(path: file.path, bytes: text)
        var check = StyleSheetCheck(source)
        check.run()
        diagnostics.append(contentsOf: DiagnosticList(Array(check.diagnostics.all.prefix(limit))))
    }

    private init(_ file: SourceFile) {
        self.file = file
        list = TokenList(file.bytes)
    }

    private mutating func run() {
        checkClosing()
        guard diagnostics.isEmpty else { return }
        var parser = Parser(list)
        for item in parser.parseStyleSheet() { check(item, isInStyleRule: false, depth: 0) }
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at tokens: Range<Int>, help: String? = nil,
        suggestions: [String] = [], severity: Severity? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                code, message, at: file.span(list.byteRange(of: tokens)), help: help, suggestions: suggestions,
                severity: severity))
    }

    /// The text of tokens on one line, shortened.
    func text(_ tokens: Range<Int>) -> String {
        let text = file.text(in: list.byteRange(of: tokens)).split { $0.isWhitespace }.joined(separator: " ")
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    // MARK: What is not closed

    private mutating func checkClosing() {
        checkComment()
        for index in list.tokens.indices where diagnostics.all.count < StyleSheetCheck.limit {
            switch list.tokens[index].kind {
            case .badString:
                report(StyleDiagnostics.unclosed, "the quoted text does not end on its line", at: first(index))
            case .badURL:
                report(
                    StyleDiagnostics.unclosed, "the address holds what `url()` cannot hold", at: index..<index + 1,
                    help: "put it into quotes")
            default: break
            }
        }
        if diagnostics.isEmpty { checkBrackets() }
    }

    /// Comments leave no tokens, so one that does not end stands behind the last.
    private mutating func checkComment() {
        let bytes = file.bytes
        var index = list.tokens.last?.range.upperBound ?? 0
        while index + 1 < bytes.count, bytes[index] == 0x2F, bytes[index + 1] == 0x2A {
            let start = index
            index += 2
            while index + 1 < bytes.count, !(bytes[index] == 0x2A && bytes[index + 1] == 0x2F) { index += 1 }
            guard index + 1 < bytes.count else {
                diagnostics.report(
                    StyleDiagnostics.unclosed, "the comment is never closed", at: file.span(start..<start + 2),
                    help: "expected `*/`")
                return
            }
            index += 2
        }
    }

    private mutating func checkBrackets() {
        let open = list.tokens.indices.filter { list.tokens[$0].opens && Int(list.partner[$0]) == list.tokens.count }
        // A parenthesis keeps the braces behind it from closing what they close for a reader.
        if let inner = open.first(where: { list.tokens[$0].kind != .leftCurly }) {
            return reportOpen(inner)
        }
        for index in open.prefix(StyleSheetCheck.limit) { reportOpen(index) }
        guard open.isEmpty else { return }
        for (index, token) in list.tokens.enumerated() where list.partner[index] < 0 {
            guard diagnostics.all.count < StyleSheetCheck.limit else { return }
            switch token.kind {
            case .rightCurly, .rightSquare, .rightParenthesis:
                report(
                    StyleDiagnostics.stray, "this `\(text(index..<index + 1))` closes nothing", at: index..<index + 1)
            default: break
            }
        }
    }

    private mutating func reportOpen(_ index: Int) {
        let closing =
            switch list.tokens[index].kind {
            case .leftCurly: "}"
            case .leftSquare: "]"
            default: ")"
            }
        report(
            StyleDiagnostics.unclosed, "this `\(text(index..<index + 1))` is never closed", at: index..<index + 1,
            help: "expected `\(closing)`")
    }

    private func first(_ index: Int) -> Range<Int> { index..<index + 1 }

    // MARK: Rules

    private mutating func check(_ item: SyntaxItem, isInStyleRule: Bool, depth: Int) {
        guard diagnostics.all.count < StyleSheetCheck.limit else { return }
        switch item {
        case .atRule(let rule): check(rule, isInStyleRule: isInStyleRule, depth: depth)
        case .qualifiedRule(let rule):
            checkSelectors(of: rule, isNested: isInStyleRule)
            checkContents(of: rule.block, depth: depth + 1)
        case .declaration(let declaration): checkDeclaration(declaration)
        case .invalid(let tokens): reportInvalid(tokens, isInBlock: isInStyleRule)
        }
    }

    private mutating func checkContents(of block: Range<Int>, depth: Int) {
        guard depth < StyleSheetCheck.depthLimit else { return }
        var parser = Parser(list, block)
        for item in parser.parseBlockContents() { check(item, isInStyleRule: true, depth: depth) }
    }

    private mutating func check(_ rule: AtRule, isInStyleRule: Bool, depth: Int) {
        let name = list.lowercasedValue(of: list.tokens[rule.name])
        guard AtRuleNames.all.contains(name) else {
            let near = NearestName.suggestions(for: name, among: AtRuleNames.all)
            guard !near.isEmpty else { return }
            return report(
                StyleDiagnostics.unknownName, "there is no rule `@\(name)`", at: rule.name..<rule.name + 1,
                suggestions: near.map { "@" + $0 })
        }
        guard let block = rule.block, depth < StyleSheetCheck.depthLimit else { return }
        if AtRuleNames.groups.contains(name) {
            if isInStyleRule { return checkContents(of: block, depth: depth + 1) }
            var parser = Parser(list, block)
            for item in parser.parseRuleList() { check(item, isInStyleRule: false, depth: depth + 1) }
        } else if AtRuleNames.keyframes.contains(name) {
            var parser = Parser(list, block)
            for case .qualifiedRule(let frame) in parser.parseRuleList() {
                checkContents(of: frame.block, depth: depth + 1)
            }
        }
    }

    private mutating func checkSelectors(of rule: QualifiedRule, isNested: Bool) {
        let prelude = list.cursor(rule.prelude)
        // Which prefixes there are, and what `&` stands for, does not matter to what is well formed.
        for part in prelude.splitByCommas() where !isSelector(part, isNested: isNested) {
            let tokens = part.trimmed().remaining
            guard !tokens.isEmpty else {
                report(
                    StyleDiagnostics.badSelector, "a selector is missing, so that the whole rule is dropped",
                    at: prelude.trimmed().remaining)
                continue
            }
            report(
                StyleDiagnostics.badSelector, "`\(text(tokens))` is no selector, so that the whole rule is dropped",
                at: tokens, suggestions: nearStates(tokens))
        }
    }

    private func isSelector(_ part: TokenCursor, isNested: Bool) -> Bool {
        // A namespace prefix is declared elsewhere, and is rare.
        if part.remaining.contains(where: { list.tokens[$0].isDelimiter(0x7C) }) { return true }
        var parser = SelectorParser()
        if isNested { parser.parent = [] }
        return parser.complex(part, isRelative: isNested) != nil
    }

    /// The nearest pseudo-classes and pseudo-elements to one that does not exist.
    private func nearStates(_ tokens: Range<Int>) -> [String] {
        for index in tokens.dropFirst() {
            guard list.tokens[index].kind == .ident, list.tokens[index - 1].kind == .colon else { continue }
            let name = list.lowercasedValue(of: list.tokens[index])
            let isElement = index - 1 > tokens.lowerBound && list.tokens[index - 2].kind == .colon
            let known =
                PseudoClassParser.states.keys.sorted() + ["before", "after", "marker", "placeholder", "selection"]
            let near = NearestName.suggestions(for: name, among: known)
            if !known.contains(name), !near.isEmpty { return near.map { (isElement ? "::" : ":") + $0 } }
        }
        return []
    }

    private mutating func reportInvalid(_ tokens: Range<Int>, isInBlock: Bool) {
        let trimmed = list.cursor(tokens).trimmed().remaining
        guard !trimmed.isEmpty else { return }
        report(
            StyleDiagnostics.notUnderstood,
            isInBlock ? "`\(text(trimmed))` is no declaration" : "`\(text(trimmed))` is no rule", at: trimmed,
            help: isInBlock ? "expected `property: value`" : "expected a selector and declarations in braces")
    }

    // MARK: Declarations

    private mutating func checkDeclaration(_ declaration: SyntaxDeclaration) {
        let written = list.value(of: list.tokens[declaration.name])
        let name = asciiLowercased(written)
        guard !name.hasPrefix("-") else { return }
        guard PropertyNames.isKnown(name) else {
            let near = NearestName.suggestions(for: name, among: PropertyNames.all)
            // What is near nothing may be newer than this program.
            return report(
                StyleDiagnostics.unknownName, "there is no property `\(written)`", at: first(declaration.name),
                suggestions: near, severity: near.isEmpty ? .note : nil)
        }
        guard !PropertyNames.longhands(of: PropertyNames.aliases[name] ?? name).isEmpty,
            DeclarationParser.judge(name, list.cursor(declaration.value)).isEmpty, isReadable(declaration.value)
        else { return }
        guard !declaration.value.isEmpty else {
            return report(StyleDiagnostics.badValue, "`\(written)` has no value", at: first(declaration.name))
        }
        report(
            StyleDiagnostics.badValue, "`\(written)` cannot be `\(text(declaration.value))`", at: declaration.value,
            help: missingSemicolon(in: declaration.value))
    }

    /// Functions whose arguments are all known; others may have learnt something since.
    private static let functions: Set<String> = ["calc", "clamp", "hsl", "hsla", "max", "min", "rgb", "rgba"]

    /// Whether nothing in a value is for some browsers only, as `display: -webkit-box` is, or may be new.
    private func isReadable(_ tokens: Range<Int>) -> Bool {
        tokens.allSatisfy { index in
            let token = list.tokens[index]
            switch token.kind {
            case .ident: return !list.value(of: token).hasPrefix("-")
            case .function: return StyleSheetCheck.functions.contains(list.lowercasedValue(of: token))
            default: return true
            }
        }
    }

    /// A colon in a value mostly belongs to the declaration on the next line.
    private func missingSemicolon(in tokens: Range<Int>) -> String? {
        for index in tokens.dropFirst() where list.tokens[index].kind == .colon {
            let before = list.cursor(tokens.lowerBound..<index).trimmed().remaining
            guard let name = before.last, list.tokens[name].kind == .ident else { continue }
            return "is a semicolon missing before `\(list.value(of: list.tokens[name]))`?"
        }
        return nil
    }
}

/// Data: the names of at-rules.
private enum AtRuleNames {
    /// What holds rules, or in a style rule also declarations.
    static let groups: Set<String> = ["media", "supports", "container", "layer", "scope", "starting-style"]
    static let keyframes: Set<String> = ["keyframes", "-webkit-keyframes"]
    static let all =
        groups.union(keyframes).union([
            "charset", "color-profile", "counter-style", "custom-media", "custom-selector", "document", "font-face",
            "font-feature-values", "font-palette-values", "function", "import", "namespace", "page", "position-try",
            "property", "view-transition",
        ])
}
