import CSS
import Diagnostics
import HTML

/// Style sheets. Properties: no crash, no hang, every range inside the sheet and in order; tokens survive being written
/// apart (CSS Syntax 3, section 9); `:is()`, `:where()` and `:not()` of the input as a selector agree with it; colours
/// survive being written; a sheet applied twice styles a page as it does once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSS(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let sheet = StyleSheet(SourceFile(path: "input.css", bytes: bytes))
    check(sheet)
    checkTokens(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    checkColor(text)
    _ = MediaQueryList(text).matches(Environment())
    _ = AnPlusB(text)
    let document = page(style: text)
    checkSelectors(text, document)
    checkStyles(sheet, document)
    return 0
}

private func check(_ sheet: StyleSheet) {
    let end = sheet.source.bytes.count
    for rule in sheet.rules {
        precondition(rule.range.lowerBound >= 0 && rule.range.upperBound <= end, "a rule outside the sheet")
        for declaration in rule.declarations {
            precondition(declaration.range.upperBound <= end, "a declaration outside the sheet")
            precondition(declaration.range.lowerBound >= rule.range.upperBound, "a declaration before its selectors")
        }
    }
    for rule in sheet.imports { precondition(rule.range.upperBound <= end, "an import outside the sheet") }
}

/// Writes the tokens with comments between them, wherever a comment is not part of a token itself, and reads them again.
private func checkTokens(_ bytes: [UInt8]) {
    let list = TokenList(bytes)
    var written: [UInt8] = []
    var previousEnd = 0
    var isAfterURL = false
    for token in list.tokens {
        precondition(token.range.lowerBound >= previousEnd && token.range.upperBound <= bytes.count, "tokens overlap")
        precondition(
            token.range.lowerBound <= token.valueRange.lowerBound
                && token.valueRange.upperBound <= token.range.upperBound,
            "a value outside its token")
        previousEnd = token.range.upperBound
        written += bytes[token.range]
        isAfterURL =
            token.kind == .function && list.lowercasedValue(of: token) == "url"
            || token.kind == .whitespace && isAfterURL
        let endsAtLineBreak =
            token.kind == .badString || token.kind == .delimiter && token.delimiter == UInt8(ascii: "\\")
        if !isAfterURL, !endsAtLineBreak, previousEnd < bytes.count { written += "/**/".utf8 }
    }
    let again = TokenList(written)
    precondition(list.tokens.count == again.tokens.count, "other tokens when written apart")
    for (one, other) in zip(list.tokens, again.tokens) {
        precondition(
            one.kind == other.kind && one.delimiter == other.delimiter && one.isID == other.isID
                && one.isInteger == other.isInteger && list.value(of: one) == again.value(of: other)
                && (one.number == other.number || one.number.isNaN),
            "a token reads otherwise when written apart")
    }
    var parser = Parser(list)
    let items = parser.parseStyleSheet()
    let last = items.last.map(end) ?? 0
    precondition(last <= list.tokens.count, "a rule behind the last token")
}

private func end(_ item: SyntaxItem) -> Int {
    switch item {
    case .atRule(let rule): (rule.block ?? rule.prelude).upperBound
    case .qualifiedRule(let rule): rule.block.upperBound
    case .declaration(let declaration): declaration.value.upperBound
    case .invalid(let range): range.upperBound
    }
}

private func checkColor(_ text: String) {
    guard let color = ColorValue(text)?.resolved(currentColor: .black, scheme: .dark) else { return }
    let parts = [color.srgb.red, color.srgb.green, color.srgb.blue, color.alpha]
    precondition(parts.allSatisfy(\.isFinite), "a colour that is no number")
    guard let again = ColorValue(color.hexadecimal)?.resolved(currentColor: nil, scheme: .light) else {
        preconditionFailure("the colour's own notation is not read")
    }
    precondition(again.rgb8 == color.rgb8, "the colour's own notation is another colour")
}

/// A page of a few elements, the innermost with the input as its `style` attribute.
private func page(style: String) -> Document {
    let html = """
        <!DOCTYPE html><html lang=en id=h><body class="a b"><nav id=a><a href=/ class="b c">a</a><input type=checkbox checked
        required></nav><ul><li class=a>x<li><b>y</b><li></ul><p id=last class="a b c">
        """
    var document = HTMLParser.parseDocument(SourceFile(path: "page.html", text: html))
    if let last = document.elements(in: document.rootID).first(where: { document.isHTML($0, .p) }) {
        document.setAttribute(last, .style, style)
    }
    return document
}

private func checkSelectors(_ text: String, _ document: Document) {
    guard let selectors = Selector.parseList(text), selectors.allSatisfy({ $0.pseudoElement == nil }) else { return }
    // The end of the input closes what is open, so the closing parenthesis is left out.
    guard let either = Selector.parseList(":is(\(text)"), let same = Selector.parseList(":where(\(text)"),
        let none = Selector.parseList(":not(\(text)"), let isSelector = either.first, let notSelector = none.first
    else { preconditionFailure("a valid selector is not valid in :is(), :where() or :not()") }
    let most = selectors.map(\.specificity).max()
    precondition(isSelector.specificity == most && notSelector.specificity == most, "specificity of :is() or :not()")
    precondition(same.first?.specificity == Specificity(), "specificity of :where()")
    let matcher = SelectorMatcher(document)
    for element in document.elements(in: document.rootID) {
        let answer = matcher.matches(element, selectors)
        precondition(matcher.matches(element, either) == answer, ":is() matches otherwise")
        precondition(matcher.matches(element, same) == answer, ":where() matches otherwise")
        let opposite: Certainty = answer == .yes ? .no : answer == .no ? .yes : .maybe
        precondition(matcher.matches(element, none) == opposite, ":not() does not match the rest")
    }
}

private func checkStyles(_ sheet: StyleSheet, _ document: Document) {
    let cascade = Cascade()
    let once = cascade.styles(of: document, sheets: [StyleSheetUse(sheet)])
    let twice = cascade.styles(of: document, sheets: [StyleSheetUse(sheet), StyleSheetUse(sheet)])
    for element in document.elements(in: document.rootID) {
        guard let one = once.style(of: element), let other = twice.style(of: element) else {
            preconditionFailure("an element without style")
        }
        guard once.isComplete, twice.isComplete else { continue }
        for property in Property.allCases where one.isKnown(property) && other.isKnown(property) {
            precondition(
                one.value(property) == other.value(property), "\(property) differs when a sheet is applied twice")
        }
    }
}
