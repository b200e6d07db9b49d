import Diagnostics
import HTML
import Mustache

/// Templates. Properties: no crash, no hang, bounded output; every place within its file; places in the order of the
/// output; rendering twice gives the same; nothing that a template escapes comes out as markup.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMustache(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let file = SourceFile(path: "page.mustache", bytes: bytes)
    let library = TemplateLibrary(templates: [
        // Some inputs can include and inherit from themselves: not all, because such pages take their time.
        (name: "page", file: file), (name: count % 8 == 0 ? "self" : "other", file: file),
        (name: "part", file: SourceFile(path: "part.mustache", text: "{{$block}}\n  {{name}}\n{{/block}}\n{{x.y}}")),
        (
            name: "layout",
            file: SourceFile(
                path: "layout.mustache",
                text: "<p>{{$a}}A{{/a}}</p>\n  {{$b}}\n    {{$block}}{{name}}{{/block}}\n  {{/b}}\n{{>part}}")
        ),
    ])
    check(library.diagnostics)
    var diagnostics = DiagnosticList()
    let page = library.render("page", data: data, diagnostics: &diagnostics)
    check(diagnostics)
    check(page)
    var second = DiagnosticList()
    precondition(library.render("page", data: data, diagnostics: &second).bytes == page.bytes, "rendered otherwise")
    precondition(second.all.count == diagnostics.all.count, "other diagnostics the second time")
    if escapesEverything(bytes) {
        precondition(!contains(page.bytes, Array(marker.utf8)), "a value came out without escaping")
    }
    return 0
}

private let marker = "<&\"marker>"

private let data: Value = [
    "name": .string(marker), "part": "part", "self": "self", "nothing": nil, "no": false, "yes": true, "empty": [],
    "number": 1.5, "list": [1, ["name": nil, "list": ["a", .string(marker)]], "x", [[1], []]],
    "x": ["y": ["z": .string(marker), "x": ["y": "inner"]], "list": [["x": 1], ["x": 2]]],
    "markup": .markup(Markup(bytes: Array("<b>bold</b>\n".utf8), sourceMap: SourceMap())),
]

private func check(_ diagnostics: DiagnosticList) {
    for diagnostic in diagnostics.all {
        guard let span = diagnostic.span else { continue }
        precondition(span.range.upperBound <= span.file.bytes.count, "a diagnostic outside its file")
    }
}

private func check(_ page: Markup) {
    var previous = -1
    for segment in page.sourceMap.segments {
        precondition(segment.output > previous && segment.output <= page.bytes.count, "segments out of order")
        precondition(segment.offset >= 0 && segment.offset <= segment.file.bytes.count, "an origin outside its file")
        previous = segment.output
    }
}

/// Whether the template has no way to ask for a value without escaping: no `{{{`, no `{{&`, no other delimiters.
private func escapesEverything(_ template: [UInt8]) -> Bool {
    let dense = template.filter { $0 > 0x20 }
    return !dense.contains(UInt8(ascii: "&")) && !dense.contains(UInt8(ascii: "="))
        && !contains(dense, Array("{{{".utf8))
        && !contains(template, Array(marker.utf8))
}

private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
}
