import CSS
import Diagnostics
import HTML

/// Properties: no crash, no hang, every range inside the sheet; the same bytes as a `style` attribute, a selector, a
/// colour and a media query; styles of a small page under the sheet.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSS(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let sheet = StyleSheet(SourceFile(path: "input.css", bytes: bytes))
    let end = sheet.source.bytes.count
    for rule in sheet.rules {
        precondition(rule.range.lowerBound >= 0 && rule.range.upperBound <= end)
        for declaration in rule.declarations { precondition(declaration.range.upperBound <= end) }
    }
    for rule in sheet.imports { precondition(rule.range.upperBound <= end) }
    let text = String(decoding: bytes, as: UTF8.self)
    _ = ColorValue(text)?.resolved(currentColor: .black, scheme: .dark)?.hexadecimal
    _ = MediaQueryList(text).matches(Environment())
    _ = AnPlusB(text)
    style(sheet, bytes, Selector.parseList(text) ?? [])
    return 0
}

/// Styles a page of three elements, the innermost with the input as its `style` attribute, and matches the selectors.
private func style(_ sheet: StyleSheet, _ bytes: [UInt8], _ selectors: [Selector]) {
    var document = Document()
    let names: [TagName] = [.html, .body, .p]
    var parent = document.rootID
    for name in names {
        let element = document.createElement(name)
        document.append(element, to: parent)
        document.setAttribute(element, .class, "a b c")
        document.setAttribute(element, .id, "a")
        parent = element
    }
    document.setAttribute(parent, .style, String(decoding: bytes, as: UTF8.self))
    let styles = Cascade().styles(of: document, sheets: [StyleSheetUse(sheet)])
    precondition(styles.style(of: parent) != nil)
    _ = SelectorMatcher(document).elements(matching: selectors)
}
