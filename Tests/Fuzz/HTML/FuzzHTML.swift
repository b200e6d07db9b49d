// Fuzzes the HTML parser. Properties: no crash and no hang on any bytes, every offset lies in the file, the tree's
// links are mutual, the sanitizer's output is clean, and a document without parse errors is serialised and parsed to
// itself.

import Diagnostics
import HTML

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTML(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let source = SourceFile(path: "input.html", bytes: bytes)
    let document = HTMLParser.parseDocument(source, scripting: count & 1 == 1)
    check(document)
    let contexts: [(TagName, Namespace)] = [
        (.body, .html), (.td, .html), (.table, .html), (.template, .html), (.select, .html), (.svg, .svg),
        (.annotationXml, .mathML), (.title, .html),
    ]
    let (context, namespace) = contexts[count % contexts.count]
    check(HTMLParser.parseFragment(source, context: context, namespace: namespace))
    // Serialising knows no scripting: only a page parsed without it comes back.
    checkSerialization(count & 1 == 1 ? HTMLParser.parseDocument(source) : document)
    checkSanitizer(source)
    return 0
}

private func check(_ document: Document) {
    let end = document.source.bytes.count
    var visited = 0
    for node in document.allNodes {
        visited += 1
        for range in [document.startTagRange(node), document.endTagRange(node), document.range(of: node)] {
            if let range { precondition(range.lowerBound >= 0 && range.upperBound <= end, "range outside the file") }
        }
        for attribute in document.attributes(node) {
            if let range = attribute.valueRange { precondition(range.upperBound <= end, "value outside the file") }
        }
        if let next = document.nextSibling(node) {
            precondition(document.previousSibling(next) == node, "one-sided sibling link")
        }
        if let child = document.firstChild(node) {
            precondition(document.parent(child) == node, "one-sided child link")
        }
    }
    precondition(visited < document.nodeCount, "a cycle")
    precondition(visited <= 20_000 + end * 3, "a tree that outgrows its page")
    precondition(document.errors.allSatisfy { $0.range.upperBound <= end }, "error outside the file")
}

/// HTML 13.3: parsing what was serialised need not give the same tree; it does when there was no parse error and no
/// element whose first line break is dropped. For all others it must stay finite.
private func checkSerialization(_ document: Document) {
    let mustBeStable = document.errors.isEmpty && !losesLineBreaks(document)
    var html = Serializer.serialize(document)
    for round in 0..<2 {
        let again = HTMLParser.parseDocument(SourceFile(path: "again.html", bytes: html))
        check(again)
        let next = Serializer.serialize(again)
        precondition(next.count <= html.count * 4 + 100_000, "serialising grows without bound")
        if mustBeStable, round == 0 { precondition(next == html, "a document without errors is not stable") }
        html = next
    }
}

/// HTML 13.2.6.4.7: a line break right after these start tags is not content.
private func losesLineBreaks(_ document: Document) -> Bool {
    document.elements(in: document.rootID).contains { element in
        let name = document.tagName(element)
        guard name == .pre || name == .listing || name == .textarea else { return false }
        return document.textContent(element).utf8.first == 0x0A
    }
}

/// What the sanitizer lets through is left as it is by a second pass, and has no script.
private func checkSanitizer(_ source: SourceFile) {
    var diagnostics = DiagnosticList()
    let once = Sanitizer.sanitize(source.bytes, at: source.span(0..<source.bytes.count), diagnostics: &diagnostics)
    for diagnostic in diagnostics.all {
        if let span = diagnostic.span { precondition(span.range.upperBound <= source.bytes.count, "span outside") }
    }
    var second = DiagnosticList()
    let twice = Sanitizer.sanitize(once.bytes, at: nil, diagnostics: &second)
    precondition(second.isEmpty && twice.bytes == once.bytes, "sanitising twice differs")
    let document = HTMLParser.parseFragment(SourceFile(path: "clean.html", bytes: once.bytes))
    for node in document.elements(in: document.rootID) {
        precondition(!document.isHTML(node, .script) && !document.isHTML(node, .iframe), "a script got through")
        for attribute in document.attributes(node) {
            precondition(!attribute.name.text.hasPrefix("on"), "an event handler got through")
        }
    }
}
