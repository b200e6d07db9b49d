import Diagnostics
import TestSupport
import Testing

@testable import Evaluation

@Suite(
    "Every field of the audit file", .enabled(if: Folders.data != nil, Comment(rawValue: Folders.dataIsAbsent)))
struct FieldTests {
    private struct Reading {
        var audit: AuditFile?
        var node: JSONNode?
        var diagnostics: [Diagnostic]
    }

    private func read(_ document: JSONValue) -> Reading { read(text: document.serialized(pretty: true)) }

    private func read(text: String) -> Reading {
        let file = SourceFile(path: "a.audit.json", text: text)
        var diagnostics = DiagnosticList()
        var untold = DiagnosticList()
        let audit = AuditReader.read(file, diagnostics: &diagnostics)
        let node = JSONParser.parse(file, code: EvaluationCodes.damaged, diagnostics: &untold)
        return Reading(audit: audit, node: node, diagnostics: diagnostics.all)
    }

    /// The diagnostic of a code that stands exactly at a place, with a message that is fit to be read.
    private func fault(_ codes: Set<DiagnosticCode>, at range: Range<Int>?, in reading: Reading) -> Diagnostic? {
        reading.diagnostics.first { $0.span?.range.lowerBound == range?.lowerBound && codes.contains($0.code) }
    }

    @Test func `a document with every field is read without a word and written back the same`() throws {
        let fields = try #require(try SchemaFields())
        let reading = read(fields.document)
        #expect(reading.diagnostics.map(\.message) == [])
        #expect(reading.audit?.object.value == fields.document)
        #expect(fields.fields.count > 100)
        print("audit file: \(fields.fields.count) fields")
    }

    @Test func `a value of the wrong type is told with its place and kept`() throws {
        let fields = try #require(try SchemaFields())
        let values: [(type: String, value: JSONValue)] = [
            ("null", .null), ("boolean", true), ("integer", 41), ("number", .double(1.5)), ("string", "41"),
            ("array", ["x"]), ("object", ["x": 1]),
        ]
        var count = 0
        for field in fields.fields where !field.path.isEmpty {
            for (type, value) in values where !field.types.contains(type) {
                let document = fields.document(with: value, at: field.path)
                let reading = read(document)
                let place = SchemaFields.node(reading.node, at: field.path)?.range
                let codes: Set = [field.path == ["format"] ? EvaluationCodes.notAnAudit : EvaluationCodes.wrongType]
                // A number greater than the version that can be read is told as that.
                let fault = fault(
                    codes.union(field.path == ["formatVersion"] ? [EvaluationCodes.newerVersion] : []), at: place,
                    in: reading)
                #expect(fault != nil, "\(field.name) as \(type): \(reading.diagnostics.map(\.message))")
                if field.path != ["format"] {
                    #expect(
                        fault?.code == EvaluationCodes.newerVersion
                            || fault?.message.contains("`\(field.name)`") == true,
                        "\(field.name): \(fault?.message ?? "")")
                }
                if let audit = reading.audit { #expect(audit.object.value == document, "\(field.name) as \(type)") }
                count += 1
            }
        }
        print("audit file: \(count) wrong types told")
    }

    @Test func `a word or form that is not allowed is told with its place and kept`() throws {
        let fields = try #require(try SchemaFields())
        for field in fields.fields where field.types.contains("string") && !field.isFreeText && field.path != ["format"]
        {
            let word = field.words.first.map { $0 + "x" } ?? "Nonsense"
            let document = fields.document(with: .string(word), at: field.path)
            let reading = read(document)
            let fault = fault(
                [EvaluationCodes.wrongValue], at: SchemaFields.node(reading.node, at: field.path)?.range, in: reading)
            #expect(
                fault?.message.contains("`\(field.name)`") == true,
                "\(field.name): \(reading.diagnostics.map(\.message))")
            if let first = field.words.first { #expect(fault?.suggestions.contains(first) == true, "\(field.name)") }
            #expect(reading.audit?.object.value == document, "\(field.name)")
        }
    }

    @Test func `a member that is missing, unknown or given twice is told in every object`() throws {
        let fields = try #require(try SchemaFields())
        for field in fields.fields where field.types.contains("object") {
            for name in field.required {
                let document = fields.document(changing: field.path) { value in
                    var object = JSONObject(value)
                    object[name] = nil
                    return object.value
                }
                let reading = read(document)
                if field.path.isEmpty, name == "format" {
                    #expect(reading.diagnostics.map(\.code) == [EvaluationCodes.notAnAudit])
                    continue
                }
                let place = SchemaFields.node(reading.node, at: field.path)?.range
                let fault = fault([EvaluationCodes.missingMember], at: place, in: reading)
                #expect(fault?.message.contains("\(name)` is missing") == true, "\(field.name) without \(name)")
            }
            let extended = fields.document(changing: field.path) { value in
                var object = JSONObject(value)
                object["future"] = ["deep": [1, .null, .number("1.0"), "x"]]
                return object.value
            }
            let reading = read(extended)
            #expect(
                reading.diagnostics.map(\.code) == [EvaluationCodes.unknownMember],
                "\(field.name): \(reading.diagnostics.map(\.message))")
            #expect(
                reading.audit.map { String(decoding: JSONFormat.bytes(of: $0), as: UTF8.self) }
                    == extended.serialized(pretty: true))

            let text = extended.serialized().replacing("\"future\":", with: "\"future\":0,\"future\":")
            let twice = read(text: text)
            #expect(twice.audit == nil && twice.diagnostics.map(\.message) == ["the member \"future\" is given twice"])
            #expect(
                twice.diagnostics.first?.span?.range.isEmpty == false && twice.diagnostics.first?.related.count == 1)
        }
    }

    @Test func `huge texts, formulas and odd characters survive in every text, and messages stay short`() throws {
        let fields = try #require(try SchemaFields())
        let huge = String(repeating: "x", count: 30_000)
        for field in fields.fields where field.types.contains("string") && !field.path.isEmpty {
            for text in [
                huge, "=HYPERLINK(\"http://x\")", "+1", "-1", "@x", "\t=1", "\r=1",
                "a\u{0}b\u{1F}\u{7F}\u{2028}</script>\u{FFFF}😀e\u{301}",
            ] {
                let document = fields.document(with: .string(text), at: field.path)
                let reading = read(document)
                guard let audit = reading.audit else {
                    #expect(field.path == ["format"], "\(field.name)")
                    continue
                }
                if field.isFreeText,
                    Set(["id", "tester", "environment", "sample", "check"]).isDisjoint(with: [field.path.last ?? ""])
                {
                    #expect(reading.diagnostics.map(\.message) == [], "\(field.name)")
                }
                #expect(reading.diagnostics.allSatisfy { $0.message.utf8.count < 400 }, "\(field.name)")
                #expect(JSONFormat.bytes(of: audit) == Array(document.serialized(pretty: true).utf8), "\(field.name)")
                expectHarmless(CSVFormat.bytes(of: audit), field.name)
            }
        }
    }

    /// No cell of a table starts with what a spreadsheet runs.
    private func expectHarmless(_ table: [UInt8], _ name: String) {
        var isStart = true
        var isQuoted = false
        for byte in table.dropFirst(3) {
            if isStart, byte == 0x22 {
                isQuoted = true
                continue
            }
            if isStart, Array("=+-@\t\r".utf8).contains(byte), !(byte == 0x0D && !isQuoted) {
                Issue.record("\(name): a cell starts with \(byte)")
                return
            }
            isStart = !isQuoted && (byte == 0x2C || byte == 0x0A)
            if byte == 0x22 { isQuoted.toggle() }
        }
    }

    @Test func `a file that is cut off anywhere is refused with its place`() throws {
        let fields = try #require(try SchemaFields())
        let whole = Array(fields.document.serialized(pretty: true).utf8)
        for end in stride(from: 0, to: whole.count - 2, by: 97) {
            var diagnostics = DiagnosticList()
            let file = SourceFile(path: "cut.json", bytes: Array(whole[..<end]))
            #expect(AuditReader.readAny(file, diagnostics: &diagnostics) == nil)
            #expect(diagnostics.all.map(\.code) == [EvaluationCodes.damaged])
            let line = diagnostics.all.first?.span?.start.line ?? 0
            #expect(line >= file.lineStarts.count - 1 && line <= file.lineStarts.count)
        }
    }
}
