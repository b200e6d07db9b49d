import Diagnostics
import Foundation
import HTML
import TestSupport
import Testing

@testable import Markdown

/// One example of a public corpus.
struct SuiteExample: Decodable {
    var example: Int
    var section: String
    var markdown: String
    var html: String
    var `extension`: String?
    var needs: [String]?

    static func load(_ file: String) throws -> [SuiteExample] {
        let folder = try #require(Folders.suites)
        let bytes = try Folders.bytes(of: folder + "/commonmark/" + file)
        return try JSONDecoder().decode([SuiteExample].self, from: Data(bytes))
    }
}

/// The HTML of a text.
func html(
    _ markdown: String, _ extensions: MarkdownParser.Extensions = .all, options: RenderingOptions = RenderingOptions()
) -> String {
    var diagnostics = DiagnosticList()
    let tree = MarkdownParser.parse(
        SourceFile(path: "a.md", text: markdown), extensions: extensions, diagnostics: &diagnostics)
    return HTMLRenderer.render(tree, options: options).text
}

/// The tree and the diagnostics of a text.
func parse(
    _ markdown: String, _ extensions: MarkdownParser.Extensions = .all
) -> (tree: MarkdownTree, diagnostics: DiagnosticList) {
    var diagnostics = DiagnosticList()
    let tree = MarkdownParser.parse(
        SourceFile(path: "a.md", text: markdown), extensions: extensions, diagnostics: &diagnostics)
    return (tree, diagnostics)
}

/// Raw HTML and all schemes pass: what the corpora expect.
var trusting: RenderingOptions {
    var options = RenderingOptions()
    options.rawHTML = .allow
    return options
}

/// What a suite run counts, and prints at its end.
struct PassTable {
    var suite: String
    var passed = 0
    var skipped: [String: Int] = [:]
    var failed: [String] = []

    init(_ suite: String) { self.suite = suite }

    mutating func record(_ isPassed: Bool, _ name: String, got: String, expected: String) {
        if isPassed {
            passed += 1
        } else {
            failed.append("\(suite) \(name)\n--- expected\n\(expected)\n--- got\n\(got)")
        }
    }

    func finish() {
        let reasons = skipped.sorted { $0.key < $1.key }.map { " (\($0.value): \($0.key))" }.joined()
        let total = skipped.values.reduce(0, +)
        print("\(suite): passed \(passed), skipped \(total)\(reasons), failed \(failed.count)")
        for text in failed { Issue.record(Comment(rawValue: text)) }
    }
}
