import Diagnostics
import Evaluation
import Foundation

/// One filled worksheet as given on the command line.
struct AuditInput: Sendable {
    let audit: AuditFile
    /// For diagnostics that come up later.
    let file: SourceFile

    /// Whether each line was set against the worksheet when it was read.
    var isTable: Bool { [".csv", ".tsv"].contains(where: file.path.lowercased().hasSuffix) }

    private static let limit = 64 << 20

    /// Reads an audit file (JSON), a table (CSV), a filled copy of the worksheet page (HTML), or the JSON of another
    /// tool.
    ///
    /// - Returns: nil when the file cannot be understood; then the diagnostics say why.
    static func read(
        _ path: String, worksheet: Worksheet?, diagnostics: inout DiagnosticList
    ) throws(CommandFailure) -> AuditInput? {
        let file: SourceFile
        switch ProjectReader.bytes(of: path, limit: limit) {
        case .success(let bytes): file = SourceFile(path: path, bytes: bytes)
        case .failure(.tooLarge(let size)): throw .usage("`\(path)` has \(size) bytes, more than \(limit)")
        case .failure(.refused(let code)):
            let reason = "cannot read `\(path)`: \(String(cString: strerror(code)))"
            if [ENOENT, EISDIR, ENOTDIR].contains(code) { throw .usage(reason) }
            throw .system(reason)
        }
        return AuditReader.readAny(file, worksheet: worksheet, diagnostics: &diagnostics).map {
            AuditInput(audit: $0, file: file)
        }
    }
}
