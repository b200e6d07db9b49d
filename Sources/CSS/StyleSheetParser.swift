import Diagnostics

extension StyleSheet {
    /// Parses a style sheet file. Sheets in other encodings than UTF-8 are decoded first, as CSS Syntax 3, 3.2 has it;
    /// then offsets count in the decoded text. Complexity: O(n).
    public convenience init(_ file: SourceFile, environmentEncoding: String? = nil) {
        let (text, encoding) = StyleSheetEncoding.decode(file.bytes, environment: environmentEncoding)
        let source = encoding.name == "utf-8" ? file : SourceFile(path: file.path, bytes: text)
        self.init(source, in: 0..<source.bytes.count)
    }

    /// Parses a range of a file, such as the text of a `style` element; offsets count in the whole file.
    public convenience init(_ source: SourceFile, in range: Range<Int>) {
        let list = TokenList(source.bytes, in: range)
        var builder = StyleSheetBuilder(list: list)
        builder.parse()
        self.init(
            source: source, items: builder.items, conditions: builder.conditions, registrations: builder.registrations,
            imports: builder.imports, keyframes: builder.keyframes)
    }

    /// Parses the declarations of a `style` attribute (CSS Style Attributes); offsets count in the text.
    public static func parseStyleAttribute(_ bytes: [UInt8]) -> [Declaration] {
        let list = TokenList(bytes)
        var parser = Parser(list)
        var declarations: [Declaration] = []
        for case .declaration(let declaration) in parser.parseBlockContents() {
            DeclarationParser.parse(declaration, list, to: &declarations)
        }
        return declarations
    }
}

/// Walks the rules of a sheet and flattens them.
struct StyleSheetBuilder {
    /// Blocks in blocks deeper than this are dropped: the builder recurses once a level.
    static let depthLimit = 64

    let list: TokenList
    var items: [StyleSheet.Item] = []
    var conditions: [StyleSheet.Condition] = []
    var registrations: [PropertyRegistration] = []
    var imports: [StyleSheet.Import] = []
    var keyframes: Set<String> = []
    private var namespaces: Set<String> = []
    private var allowsImports = true
    private var anonymousLayers = 0

    init(list: TokenList) { self.list = list }

    /// What is around a rule.
    private struct Context {
        var condition = -1
        var layer: [String] = []
        var parent: [Selector]?
        var parentRange = 0..<0
        var isUncertain = false
        /// The roots of the scope around.
        var scope: [Selector]?
        var depth = 0
    }

    mutating func parse() {
        var parser = Parser(list)
        for item in parser.parseStyleSheet() {
            switch item {
            case .atRule(let rule): atRule(rule, Context(), isTop: true)
            case .qualifiedRule(let rule):
                allowsImports = false
                styleRule(rule, Context())
            default: allowsImports = false
            }
        }
    }

    // MARK: Style rules

    private mutating func styleRule(_ rule: QualifiedRule, _ context: Context) {
        guard context.depth < StyleSheetBuilder.depthLimit else { return }
        var parser = SelectorParser()
        parser.parent = context.parent
        parser.namespaces = namespaces
        // A selector list with one bad selector is dropped with its rule.
        guard var selectors = parser.list(list.cursor(rule.prelude), isRelative: context.parent != nil) else { return }
        if let scope = context.scope, context.parent == nil {
            for index in selectors.indices { selectors[index].compounds[0].simples.append(.scoped(scope)) }
        }
        var inner = context
        inner.parent = selectors
        inner.parentRange = list.byteRange(of: list.cursor(rule.prelude).trimmed().remaining)
        inner.depth += 1
        contents(rule.block, inner)
    }

    /// CSS Nesting 1: declarations after a nested rule form a rule of their own, so that order is kept.
    private mutating func contents(_ block: Range<Int>, _ context: Context) {
        var parser = Parser(list, block)
        var declarations: [Declaration] = []
        for item in parser.parseBlockContents() {
            switch item {
            case .declaration(let declaration): DeclarationParser.parse(declaration, list, to: &declarations)
            case .qualifiedRule(let rule):
                flush(&declarations, context)
                styleRule(rule, context)
            case .atRule(let rule):
                flush(&declarations, context)
                atRule(rule, context, isTop: false)
            case .invalid: break
            }
        }
        flush(&declarations, context)
    }

    private mutating func flush(_ declarations: inout [Declaration], _ context: Context) {
        guard let selectors = context.parent, !declarations.isEmpty else { return }
        items.append(
            .rule(
                StyleRule(
                    selectors: selectors, declarations: declarations, range: context.parentRange,
                    condition: context.condition, layer: context.layer, isUncertain: context.isUncertain)))
        declarations = []
    }

    // MARK: At-rules

    private mutating func atRule(_ rule: AtRule, _ context: Context, isTop: Bool) {
        let name = list.lowercasedValue(of: list.tokens[rule.name])
        let prelude = list.cursor(rule.prelude)
        if isTop, name != "import", name != "charset", !(name == "layer" && rule.block == nil) {
            if name != "namespace" { allowsImports = false }
        }
        switch name {
        case "media": group(rule, context, .media(MediaQueryParser.parse(prelude)))
        case "supports":
            guard let result = SupportsCondition.evaluate(prelude, namespaces: namespaces) else { return }
            group(rule, context, .fixed(result))
        case "container": group(rule, context, .fixed(.maybe))
        case "scope": scope(rule, prelude, context)
        case "layer": layer(rule, context)
        case "import": if isTop, rule.block == nil { importRule(rule, prelude) }
        case "namespace": namespace(prelude)
        case "property": property(rule, context)
        case "keyframes", "-webkit-keyframes":
            var cursor = prelude
            cursor.skipWhitespace()
            if let token = cursor.peek, token.kind == .ident || token.kind == .string {
                keyframes.insert(list.value(of: token))
            }
        default: break
        }
    }

    /// The rules of a conditional group; in a style rule also declarations, which are the style rule's.
    private mutating func group(_ rule: AtRule, _ context: Context, _ kind: StyleSheet.Condition.Kind) {
        guard let block = rule.block, context.depth < StyleSheetBuilder.depthLimit else { return }
        conditions.append(StyleSheet.Condition(parent: context.condition, kind: kind))
        var inner = context
        inner.condition = conditions.count - 1
        inner.depth += 1
        blockRules(block, inner)
    }

    private mutating func blockRules(_ block: Range<Int>, _ context: Context) {
        if context.parent != nil {
            contents(block, context)
            return
        }
        var parser = Parser(list, block)
        for item in parser.parseRuleList() {
            switch item {
            case .atRule(let rule): atRule(rule, context, isTop: false)
            case .qualifiedRule(let rule): styleRule(rule, context)
            default: break
            }
        }
    }

    /// CSS Cascade 6, 2.5: `@scope (roots) to (limits)`.
    private mutating func scope(_ rule: AtRule, _ prelude: TokenCursor, _ context: Context) {
        var inner = context
        inner.isUncertain = true
        var cursor = prelude
        cursor.skipWhitespace()
        if cursor.kind == .leftParenthesis {
            var parser = SelectorParser()
            parser.parent = context.parent
            parser.isArgument = true
            inner.scope = parser.list(cursor.block())
        }
        group(rule, inner, .fixed(.maybe))
    }

    // MARK: Layers

    /// CSS Cascade 5, 6.4: `@layer a.b, c;` or `@layer a { … }`.
    private mutating func layer(_ rule: AtRule, _ context: Context) {
        let prelude = list.cursor(rule.prelude).trimmed()
        guard let block = rule.block else {
            for part in prelude.splitByCommas() {
                guard let name = layerName(part) else { return }
                items.append(.layer(context.layer + name, condition: context.condition))
            }
            return
        }
        guard context.depth < StyleSheetBuilder.depthLimit else { return }
        var inner = context
        inner.depth += 1
        if prelude.isAtEnd {
            inner.layer.append(anonymousLayer())
        } else {
            guard let name = layerName(prelude) else { return }
            inner.layer += name
        }
        items.append(.layer(inner.layer, condition: context.condition))
        blockRules(block, inner)
    }

    /// A name that no sheet can write.
    private mutating func anonymousLayer() -> String {
        anonymousLayers += 1
        return "\u{0}\(anonymousLayers)"
    }

    private func layerName(_ cursor: TokenCursor) -> [String]? {
        var cursor = cursor.trimmed()
        var name: [String] = []
        while let token = cursor.peek {
            guard token.kind == .ident, name.count < 64 else { return nil }
            let part = list.value(of: token)
            if WideKeyword(rawValue: asciiLowercased(part)) != nil { return nil }
            name.append(part)
            cursor.index += 1
            guard let dot = cursor.peek else { return name }
            guard dot.isDelimiter(0x2E) else { return nil }
            cursor.index += 1
        }
        return nil
    }

    // MARK: @import, @namespace, @property

    /// CSS Cascade 5, section 2: `@import <url> [ layer | layer(<name>) ]? [ supports(…) ]? <media-query-list>`.
    private mutating func importRule(_ rule: AtRule, _ prelude: TokenCursor) {
        guard allowsImports else { return }
        var cursor = prelude
        cursor.skipWhitespace()
        guard let token = cursor.peek else { return }
        let url: String
        if token.kind == .string {
            url = list.value(of: token)
            cursor.index += 1
        } else {
            guard let found = ImageParser.url(&cursor) else { return }
            url = found
        }
        var layer: [String]?
        var supports = Certainty.yes
        cursor.skipWhitespace()
        if let next = cursor.peek, next.kind == .ident, list.names(next, "layer") {
            layer = [anonymousLayer()]
            cursor.index += 1
        } else if let next = cursor.peek, next.kind == .function, list.names(next, "layer") {
            let mark = cursor.index
            layer = layerName(cursor.block())
            if layer == nil { cursor.index = mark }
        }
        cursor.skipWhitespace()
        if let next = cursor.peek, next.kind == .function, list.names(next, "supports") {
            supports = SupportsCondition.evaluateImport(cursor.block(), namespaces: namespaces)
        }
        let end = rule.prelude.isEmpty ? rule.name : rule.prelude.upperBound - 1
        imports.append(
            StyleSheet.Import(
                url: url, media: MediaQueryParser.parse(cursor), range: list.byteRange(of: rule.name..<end + 1),
                layer: layer,
                supports: supports))
        if let layer { items.append(.layer(layer, condition: -1)) }
        items.append(.importSheet(imports.count - 1))
    }

    private mutating func namespace(_ prelude: TokenCursor) {
        var cursor = prelude
        cursor.skipWhitespace()
        if let token = cursor.peek, token.kind == .ident { namespaces.insert(list.value(of: token)) }
    }

    /// CSS Properties and Values 1, section 3.
    private mutating func property(_ rule: AtRule, _ context: Context) {
        var cursor = list.cursor(rule.prelude)
        cursor.skipWhitespace()
        guard let name = cursor.peek, name.kind == .ident, let block = rule.block else { return }
        var registration = PropertyRegistration(
            name: list.value(of: name), inherits: true, initialValue: nil, condition: context.condition)
        guard registration.name.hasPrefix("--") else { return }
        var parser = Parser(list, block)
        for case .declaration(let declaration) in parser.parseDeclarationList() {
            switch list.lowercasedValue(of: list.tokens[declaration.name]) {
            case "inherits":
                var value = list.cursor(declaration.value)
                registration.inherits = !value.takeIdent("false")
            case "initial-value": registration.initialValue = list.closedText(of: declaration.value)
            default: break
            }
        }
        registrations.append(registration)
    }
}
