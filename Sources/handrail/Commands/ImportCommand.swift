import Diagnostics
import Foundation
import Guidance

extension Command {
    static let importing = Command(
        name: "import", summary: "exported text or an HTML page becomes a content file",
        details: """
            FILE is the plain text of a web page, HTML, or Markdown, which is taken as it
            is. The source is never changed.
            What was guessed is told with its line.
            """,
        operands: Operands(usage: "FILE...", minimum: 1, maximum: 1_000),
        options: [.root, Option(name: "force", summary: "overwrite content files that are there already")]
    ) { arguments, console async throws(CommandFailure) in
        let root = try ProjectReader.root(arguments.value("root"))
        var diagnostics = DiagnosticList()
        var documents: [ContentImport.Document] = []
        for path in arguments.operands {
            switch ProjectReader.bytes(of: path, limit: 8 << 20) {
            case .success(let bytes):
                guard ContentImport.isText(bytes) else {
                    throw .usage("`\(path)` has no text to import", help: "nothing was written")
                }
                let file = SourceFile(path: path, bytes: bytes)
                documents.append(ContentImport.convert(file, diagnostics: &diagnostics))
            case .failure(.tooLarge(let size)): throw .usage("`\(path)` has \(size) bytes: too large for a document")
            case .failure(.refused(let code)): throw .usage("cannot read `\(path)`: \(String(cString: strerror(code)))")
            }
        }
        let sources = Dictionary(zip(documents.map(\.path), arguments.operands).map { ($0, [$1]) }, uniquingKeysWith: +)
        if let (path, several) = sources.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) {
            throw .usage(
                "\(several.map { "`\($0)`" }.joined(separator: " and ")) would both become `\(path)`",
                help: "import them one by one and rename the first; nothing was written")
        }
        if !arguments.has("force") {
            for document in documents where FileManager.default.fileExists(atPath: root + "/" + document.path) {
                throw .usage(
                    "`\(document.path)` is there already", help: "`--force` overwrites it; nothing was written")
            }
        }
        for document in documents {
            let target = root + "/" + document.path
            if FileManager.default.fileExists(atPath: target) {
                try FileWriting.replace(target, with: Array(document.text.utf8))
            } else {
                try FileWriting.create(target, Array(document.text.utf8))
            }
            console.print("wrote \(document.path) (\(document.kind.rawValue))")
        }
        let text = console.printer.print(diagnostics)
        if !text.isEmpty { console.message(text) }
        return diagnostics.hasErrors ? .foundErrors : .fine
    }
}
