import Diagnostics
import YAML

/// Front matter: no crash, no hang, every place within the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = SourceFile(path: "fuzz.yaml", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    var diagnostics = DiagnosticList()
    _ = YAMLParser.parse(file, in: 0..<file.bytes.count, diagnostics: &diagnostics)
    return 0
}
