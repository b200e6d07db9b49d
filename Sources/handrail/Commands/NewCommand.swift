import Diagnostics
import Foundation
import Guidance

extension Command {
    static let new = Command(
        name: "new", summary: "a new content file with every section explained",
        details: """
            KIND is \(Kinds.all.map(\.kind.rawValue).joined(separator: ", ")).
            ID is the document's name, such as button.basic. An existing file is never
            overwritten.
            """,
        operands: Operands(usage: "KIND ID", minimum: 2, maximum: 2),
        options: [.root]
    ) { arguments, console async throws(CommandFailure) in
        let kinds = Kinds.all.map(\.kind.rawValue)
        let (kind, id) = (arguments.operands[0], arguments.operands[1])
        guard let content = Kinds.newContent(kind: kind, id: id) else {
            let near = NearestName.suggestions(for: kind, among: kinds, limit: 1).first
            throw .usage(
                "there is no kind `\(kind)`",
                help: near.map { "did you mean `\($0)`?" } ?? "the kinds are \(kinds.joined(separator: ", "))")
        }
        guard id == Kinds.validID(id) else {
            throw .usage(
                "`\(id)` is no id: small letters, digits, dots, hyphens and underscores",
                help: "did you mean `\(Kinds.validID(id))`?")
        }
        let root = try ProjectReader.root(arguments.value("root"))
        try FileWriting.create(root + "/" + content.path, Array(content.text.utf8))
        console.print("wrote \(content.path)")
        return .fine
    }
}
