import Foundation

/// `EmbedTheme FOLDER OUTPUT`: writes every file of FOLDER as a Swift string literal into OUTPUT.
@main
struct EmbedTheme {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: EmbedTheme FOLDER OUTPUT\n".utf8))
            exit(2)
        }
        let folder = URL(filePath: arguments[1]).resolvingSymlinksInPath()
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        let urls =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])?
            .compactMap { $0 as? URL } ?? []
        var source =
            "// Written by EmbedTheme from themes/handrail; not kept in git.\n\nlet files: [(path: String, text: String)] = [\n"
        for url in urls.sorted(by: { $0.path < $1.path }) {
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let path = String(url.resolvingSymlinksInPath().path.dropFirst(prefix.count))
            let text = try String(contentsOf: url, encoding: .utf8)
            source += "    (\n        path: \(quoted(path)),\n        text: \(quoted(text))\n    ),\n"
        }
        source += "]\n"
        try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
    }

    /// The text as a Swift string literal on one line; non-ASCII and control characters as `\u{…}`.
    static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }
}
