import Diagnostics
import Foundation
import Guidance

extension Command {
    static let diff = Command(
        name: "diff", summary: "rules added, reworded, moved and removed between two builds",
        details: """
            OLD and NEW are the data/site.json files of two builds, or the folders of
            two sites.
            """,
        operands: Operands(usage: "OLD NEW", minimum: 2, maximum: 2),
        options: [.format(["text", "json"])]
    ) { arguments, console async throws(CommandFailure) in
        var diagnostics = DiagnosticList()
        let old = try snapshot(arguments.operands[0], &diagnostics)
        let new = try snapshot(arguments.operands[1], &diagnostics)
        let text = console.printer.print(diagnostics)
        if !text.isEmpty { console.message(text) }
        guard let old, let new, !diagnostics.hasErrors else { return .foundErrors }
        let comparison = SiteComparison(from: old, to: new)
        console.print(
            arguments.value("format") == "json" ? comparison.json.serialized(pretty: true) : comparison.text)
        return .fine
    }

    private static func snapshot(
        _ path: String, _ diagnostics: inout DiagnosticList
    ) throws(CommandFailure) -> SiteSnapshot? {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard exists else { throw .usage("there is no file or folder `\(path)`") }
        let file = isFolder.boolValue ? path + "/data/site.json" : path
        switch ProjectReader.bytes(of: file, limit: 256 << 20) {
        case .success(let bytes):
            return SiteSnapshot(reading: SourceFile(path: file, bytes: bytes), diagnostics: &diagnostics)
        case .failure: throw .usage("cannot read `\(file)`", help: "a built site has it: data/site.json")
        }
    }
}
