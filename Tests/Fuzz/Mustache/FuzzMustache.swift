import Diagnostics
import Mustache

/// Templates: no crash, no hang, and every place within its file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMustache(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = SourceFile(path: "page.mustache", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    let library = TemplateLibrary(templates: [
        (name: "page", file: file),
        (name: "part", file: SourceFile(path: "part.mustache", text: "{{$block}}\n  {{name}}\n{{/block}}\n")),
    ])
    var diagnostics = library.diagnostics
    let data: Value = ["name": "<part>", "part": "part", "list": [1, ["name": nil], "x"], "yes": true]
    let page = library.render("page", data: data, diagnostics: &diagnostics)
    for segment in page.sourceMap.segments where segment.offset > segment.file.bytes.count { return 1 }
    return 0
}
