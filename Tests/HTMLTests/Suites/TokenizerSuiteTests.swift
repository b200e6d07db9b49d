import Diagnostics
import Foundation
import Testing

@testable import HTML

/// A token as the suite writes it, with attributes in the order of their names.
private enum ExpectedToken: Equatable {
    case doctype(String, String?, String?, Bool)
    case startTag(String, [String: String], Bool)
    case endTag(String)
    case comment(String)
    case characters(String)
    case processingInstruction(String, String)
}

private struct TokenizerCase {
    var id: String
    var input: String
    var expected: [ExpectedToken]
    var states: [String]
    var lastStartTag: String?
    /// code, line, column
    var errors: [String]?
}

@Suite("Tokenizer")
struct TokenizerSuiteTests {
    @Test("Every run gives exactly the expected tokens", .enabled(if: Suite.isPresent, Suite.absence))
    func tokenizer() throws {
        var table = PassTable("html5lib tokenizer")
        var errors = PassTable("html5lib tokenizer errors (names and positions)")
        let overrides = try overrides()
        for file in try Suite.files("tokenizer", "test") {
            let name = file.lastPathComponent
            guard let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
                let tests = json["tests"] as? [[String: Any]]
            else { continue }
            for (index, test) in tests.enumerated() {
                let id = "\(name)#\(index)"
                guard let run = TokenizerCase(id, test, overrides[id]) else {
                    table.skipped.append("\(id) (holds a lone surrogate, which UTF-8 cannot carry)")
                    continue
                }
                for state in run.states {
                    let result = tokens(of: run, state: state)
                    table.record(
                        "\(id) \(state)", result.tokens == run.expected,
                        "\(run.input.debugDescription)\n  expected \(run.expected)\n  got \(result.tokens)")
                    if let expected = run.errors, !expected.contains(where: { $0.hasPrefix(replacedError) }) {
                        errors.record(
                            "\(id) \(state)", expected.sorted() == result.errors.sorted(),
                            "\(run.input.debugDescription)\n  expected \(expected)\n  got \(result.errors)")
                    }
                }
            }
        }
        table.report()
        errors.report()
    }

    /// The error that went when processing instructions came: `<?` has errors of its own now.
    private let replacedError = "unexpected-question-mark-instead-of-tag-name"

    private func overrides() throws -> [String: [[Any]]] {
        let file = Suite.html.appendingPathComponent("tokenizer-overrides.json")
        var result: [String: [[Any]]] = [:]
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let rows = json as? [[String: Any]] ?? (json as? [String: Any])?["overrides"] as? [[String: Any]] ?? []
        for row in rows {
            guard let file = row["file"] as? String, let index = row["index"] as? Int,
                let output = row["current_output"] as? [[Any]]
            else { continue }
            result["\(file)#\(index)"] = output
        }
        return result
    }

    private func tokens(of test: TokenizerCase, state: String) -> (tokens: [ExpectedToken], errors: [String]) {
        let source = SourceFile(path: test.id, text: test.input)
        let stream = HTML.InputStream(source)
        return stream.text.withUnsafeBufferPointer { input in
            // A byte order mark is a character to this suite.
            var tokenizer = Tokenizer(input: input, position: 0)
            switch state {
            case "PLAINTEXT state": tokenizer.state = .plaintext
            case "RCDATA state": tokenizer.state = .rcdata
            case "RAWTEXT state": tokenizer.state = .rawtext
            case "Script data state": tokenizer.state = .scriptData
            case "CDATA section state": tokenizer.state = .cdataSection
            default: tokenizer.state = .data
            }
            if let name = test.lastStartTag { tokenizer.lastStartTagName = tokenizer.tagNames.intern(Array(name.utf8)) }
            var tokens: [ExpectedToken] = []
            repeat {
                tokenizer.next()
                append(tokenizer, to: &tokens)
            } while tokenizer.token.kind != .endOfFile
            let errors = (stream.errors + tokenizer.errors).map { error in
                // The suite places a duplicate attribute where its name ends; here its range is the name.
                let offset = error.code == .duplicateAttribute ? error.end : error.start
                let place = position(Int(offset), in: source)
                return "\(error.code.rawValue) \(place.line):\(place.column)"
            }
            return (tokens, errors)
        }
    }

    /// Line and column as the suite counts them: in UTF-16 units of the normalised input.
    private func position(_ offset: Int, in source: SourceFile) -> (line: Int, column: Int) {
        let line = source.line(at: offset)
        let text = source.text(in: source.lineStarts[line - 1]..<max(source.lineStarts[line - 1], offset))
        return (line, text.utf16.count + 1)
    }

    private func append(_ tokenizer: Tokenizer, to tokens: inout [ExpectedToken]) {
        let token = tokenizer.token
        switch token.kind {
        case .endOfFile: break
        case .doctype:
            let doctype = tokenizer.doctype
            tokens.append(
                .doctype(doctype.name, doctype.publicID, doctype.systemID, !token.forcesQuirks))
        case .startTag:
            tokens.append(.startTag(tokenizer.tagNames.text(token.name), attributes(tokenizer), token.isSelfClosing))
        case .endTag: tokens.append(.endTag(tokenizer.tagNames.text(token.name)))
        case .comment: tokens.append(.comment(text(tokenizer)))
        case .processingInstruction:
            tokens.append(.processingInstruction(tokenizer.tagNames.text(token.name), text(tokenizer)))
        case .characters, .nullCharacter:
            if case .characters(let before)? = tokens.last {
                tokens[tokens.count - 1] = .characters(before + text(tokenizer))
            } else {
                tokens.append(.characters(text(tokenizer)))
            }
        }
    }

    private func text(_ tokenizer: Tokenizer) -> String {
        let range = tokenizer.token.textStart..<tokenizer.token.textEnd
        return tokenizer.token.isDecoded
            ? String(decoding: tokenizer.decoded[range], as: UTF8.self)
            : String(decoding: tokenizer.input[range], as: UTF8.self)
    }

    private func attributes(_ tokenizer: Tokenizer) -> [String: String] {
        var result: [String: String] = [:]
        let token = tokenizer.token
        for record in tokenizer.attributes[token.firstAttribute..<token.firstAttribute + token.attributeCount] {
            let value =
                record.isStored
                ? tokenizer.attributeData[Int(record.dataStart)..<Int(record.dataStart + record.dataCount)]
                : Array(tokenizer.input[Int(record.valueStart)..<Int(record.valueEnd)])[...]
            result[tokenizer.attributeNames.text(record.name)] = String(decoding: value, as: UTF8.self)
        }
        return result
    }
}

extension TokenizerCase {
    /// Nil for a test that holds a lone surrogate.
    fileprivate init?(_ id: String, _ test: [String: Any], _ override: [[Any]]?) {
        let isEscaped = test["doubleEscaped"] as? Bool ?? false
        var isSound = true
        func text(_ value: Any) -> String {
            let raw = value as? String ?? ""
            guard isEscaped else { return raw }
            guard let text = TokenizerCase.unescape(raw) else {
                isSound = false
                return ""
            }
            return text
        }
        func optional(_ value: Any) -> String? { value is NSNull ? nil : text(value) }
        self.id = id
        input = text(test["input"] ?? "")
        expected = (override ?? test["output"] as? [[Any]] ?? []).map { output in
            switch output[0] as? String {
            case "DOCTYPE":
                .doctype(
                    optional(output[1]) ?? "", optional(output[2]), optional(output[3]), output[4] as? Bool ?? false)
            case "StartTag":
                .startTag(
                    text(output[1]),
                    Dictionary(
                        uniqueKeysWithValues: (output[2] as? [String: String] ?? [:]).map { (text($0), text($1)) }),
                    output.count > 3)
            case "EndTag": .endTag(text(output[1]))
            case "Comment": .comment(text(output[1]))
            case "ProcessingInstruction": .processingInstruction(text(output[1]), text(output[2]))
            default: .characters(text(output[1]))
            }
        }
        states = test["initialStates"] as? [String] ?? ["Data state"]
        lastStartTag = test["lastStartTag"] as? String
        errors = (test["errors"] as? [[String: Any]])?.map { error in
            "\(error["code"] as? String ?? "") \(error["line"] as? Int ?? 0):\(error["col"] as? Int ?? 0)"
        }
        if !isSound { return nil }
    }

    /// Undoes `\uXXXX`; nil where a surrogate stands alone.
    private static func unescape(_ text: String) -> String? {
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.first {
            if unit == 0x5C, rest.count >= 6, rest[rest.startIndex + 1] == 0x75,
                let value = UInt16(String(decoding: rest.dropFirst(2).prefix(4), as: UTF16.self), radix: 16)
            {
                units.append(value)
                rest = rest.dropFirst(6)
            } else {
                units.append(unit)
                rest = rest.dropFirst()
            }
        }
        let result = String(decoding: units, as: UTF16.self)
        return Array(result.utf16) == units ? result : nil
    }
}
