import Diagnostics
import Evaluation
import Foundation

/// Reads filled worksheets in any of the forms in which they come.
enum AuditInput {
    private static let limit = 64 << 20

    /// An audit file (JSON), a table (CSV), a filled copy of the worksheet page (HTML), or the JSON of another tool.
    ///
    /// - Returns: nil when the file cannot be understood; then the diagnostics say why.
    static func read(
        _ path: String, worksheet: Worksheet?, diagnostics: inout DiagnosticList
    ) throws(CommandFailure) -> AuditFile? {
        let file: SourceFile
        switch ProjectReader.bytes(of: path, limit: limit) {
        case .success(let bytes): file = SourceFile(path: path, bytes: bytes)
        case .failure(.tooLarge(let size)): throw .usage("`\(path)` has \(size) bytes, more than \(limit)")
        case .failure(.refused(let code)):
            throw .usage("cannot read `\(path)`: \(String(cString: strerror(code)))")
        }
        let name = path.lowercased()
        if name.hasSuffix(".csv") { return CSVImport.read(file, worksheet: worksheet, diagnostics: &diagnostics) }
        if name.hasSuffix(".html") || name.hasSuffix(".htm") {
            guard let filled = filledAudit(in: file) else {
                throw .usage(
                    "`\(path)` is no filled worksheet",
                    help: "a filled copy is saved with the worksheet page's own button")
            }
            return AuditReader.read(filled, diagnostics: &diagnostics)
        }
        var unreported = DiagnosticList()
        if let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &unreported),
            node["format"] == nil, OtherTools.isKnown(node)
        {
            return OtherTools.read(file, diagnostics: &diagnostics)
        }
        return AuditReader.read(file, diagnostics: &diagnostics)
    }

    /// The answers inside a filled copy of the worksheet page, with their places in that file: everything before them
    /// is blanked out and not cut off.
    private static func filledAudit(in file: SourceFile) -> SourceFile? {
        let marker = Array(#"type="application/json""#.utf8)
        let end = Array("</script".utf8)
        guard let found = file.bytes.firstRange(of: marker),
            let start = file.bytes[found.upperBound...].firstIndex(of: 0x3E),
            let close = file.bytes[start...].firstRange(of: end)
        else { return nil }
        var bytes = Array(file.bytes[..<close.lowerBound])
        for index in 0...start where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
        guard bytes[(start + 1)...].contains(0x7B) else { return nil }
        return SourceFile(path: file.path, bytes: bytes)
    }
}
