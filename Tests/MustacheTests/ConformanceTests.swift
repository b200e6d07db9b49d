import Diagnostics
import HTML
import TestSupport
import Testing

@testable import Mustache

/// The public Mustache specification: every module but lambdas, exactly.
@Suite("Mustache conformance", .enabled(if: Folders.suites != nil, Comment(rawValue: Folders.suitesAreAbsent)))
struct ConformanceTests {
    /// Left out on purpose: data is values only, so that no template can run code.
    private static let skipped: Set<String> = ["~lambdas.json"]

    private func value(_ node: JSONNode) -> Value {
        switch node.content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .number(let digits): Double(digits).map(Value.double) ?? .string(digits)
        case .string(let text): .string(text)
        case .array(let items): .list(items.map(value))
        case .object(let members): .object(.init(members.map { (name: $0.key, value: value($0.value)) }))
        }
    }

    @Test func `every case of every supported module renders exactly`() throws {
        let folder = try #require(Folders.suites) + "/mustache"
        let code = DiagnosticCode("TEST", .error, "damaged", explanation: "")
        for path in try Folders.files(below: folder, ending: ".json") where path != "manifest.json" {
            var diagnostics = DiagnosticList()
            let file = SourceFile(path: path, bytes: try Folders.bytes(of: folder + "/" + path))
            let tests = try #require(JSONParser.parse(file, code: code, diagnostics: &diagnostics)?["tests"]?.array)
            guard !Self.skipped.contains(path) else {
                print("mustache/\(path): passed 0, skipped \(tests.count), failed 0")
                continue
            }
            var passed = 0
            for test in tests {
                let isRight = run(test)
                #expect(isRight, "\(path) \(test["name"]?.string ?? "?")")
                if isRight { passed += 1 }
            }
            print("mustache/\(path): passed \(passed), skipped 0, failed \(tests.count - passed)")
        }
    }

    private func run(_ test: JSONNode) -> Bool {
        var files = [(name: "main", file: SourceFile(path: "main.mustache", text: test["template"]?.string ?? ""))]
        for partial in test["partials"]?.members ?? [] {
            let path = partial.key + ".mustache"
            files.append((name: partial.key, file: SourceFile(path: path, text: partial.value.string ?? "")))
        }
        let library = TemplateLibrary(templates: files)
        var diagnostics = DiagnosticList()
        let data = test["data"].map(value) ?? .null
        let expected = test["expected"]?.string ?? ""
        let output = library.render("main", data: data, diagnostics: &diagnostics).text
        if output != expected {
            print(test["template"]?.string ?? "", "→", output.debugDescription, expected.debugDescription)
        }
        return output == expected
    }

    /// Cases of the inheritance module's kind that show where indentation and line breaks go.
    @Test(arguments: [
        ("{{<p}}{{$b}}\npeaked\n\n:(\n{{/b}}{{/p}}", "{{$b}}peaking{{/b}}", "peaked\n\n:(\n"),
        ("Hi,\n  {{<p}}{{/p}}\n", "one\ntwo\n", "Hi,\n  one\n  two\n"),
        ("{{<p}}{{$b}}\n    one\n    two\n{{/b}}{{/p}}\n", "Hi,\n  {{$b}}{{/b}}\n", "Hi,\n  one\n  two\n"),
        (
            "test {{<p}}{{$s}}o1{{/s}}{{/p}} {{<p}}{{$s}}o2{{/s}}{{/p}}", "|{{$s}}...{{/s}}{{$d}} default{{/d}}|",
            "test |o1 default| |o2 default|"
        ),
        (
            "{{<p}}\n  {{$title}}T{{/title}}\n  {{$main}}\n    <p>x</p>\n  {{/main}}\n{{/p}}\n",
            "<title>{{$title}}{{/title}}</title>\n<main>\n  {{$main}}{{/main}}\n</main>\n",
            "<title>T</title>\n<main>\n  <p>x</p>\n</main>\n"
        ),
    ])
    func `inherited blocks keep lines and indentation`(template: String, parent: String, expected: String) {
        let library = TemplateLibrary(files: [
            SourceFile(path: "main.mustache", text: template), SourceFile(path: "p.mustache", text: parent),
        ])
        var diagnostics = DiagnosticList()
        let output = library.render("main", data: [:], diagnostics: &diagnostics)
        #expect(output.text == expected)
        #expect(library.diagnostics.isEmpty && diagnostics.isEmpty)
    }
}
