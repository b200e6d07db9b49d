import Foundation
import TestSupport
import Testing

@testable import CSS

@Suite struct SyntaxSuiteTests {
    @Test(.enabled(if: SuiteRunner.isPresent, Comment(rawValue: Folders.suitesAreAbsent)))
    func `every row of the syntax suite has the expected result`() throws {
        var runner = SuiteRunner("syntax.json")
        for row in try SuiteRunner.rows("syntax.json") {
            let function = row["function"] as? String ?? ""
            guard let result = Self.result(function, row["input"] ?? "") else {
                runner.skip("function \(function)")
                continue
            }
            let expected = row["expected"] ?? NSNull()
            runner.record(
                Self.isEqual(result, expected),
                "\(row["id"] ?? ""): \(row["input"] ?? "") gave \(result), not \(expected)")
        }
        runner.report()
        #expect(runner.failures.isEmpty)
    }

    /// Numbers are compared with the precision that both sides write.
    private static func isEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as [Any], let other as [Any]):
            return one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1) }
        case (let one as String, let other as String): return Array(one.utf8) == Array(other.utf8)
        case (let one as NSNumber, let other as NSNumber):
            return abs(one.doubleValue - other.doubleValue) <= 1e-12 * max(1, abs(other.doubleValue))
        case (is NSNull, is NSNull): return true
        default: return false
        }
    }

    static func result(_ function: String, _ input: Any) -> Any? {
        if function == "stylesheet_bytes" { return styleSheetBytes(input as? [String: Any] ?? [:]) }
        let list = TokenList(input as? String ?? "")
        var parser = Parser(list)
        let json = SyntaxJSON(list: list)
        switch function {
        case "component_value_list": return json.values(0..<list.tokens.count)
        case "one_component_value":
            switch parser.parseComponentValue() {
            case .success(let range): return json.values(range)[0]
            case .failure(let error): return json.error(error)
            }
        case "declaration_list": return parser.parseDeclarationList().map(json.item)
        case "blocks_contents": return parser.parseBlockContents().map(json.item)
        case "rule_list": return parser.parseRuleList().map(json.item)
        case "stylesheet": return parser.parseStyleSheet().map(json.item)
        case "one_declaration":
            switch parser.parseDeclaration() {
            case .success(let declaration): return json.item(.declaration(declaration))
            case .failure(let error): return json.error(error)
            }
        case "one_rule":
            switch parser.parseRule() {
            case .success(let item): return json.item(item)
            case .failure(let error): return json.error(error)
            }
        case "an_plus_b":
            guard let value = AnPlusB(input as? String ?? "") else { return NSNull() }
            return [value.step, value.offset]
        default: return nil
        }
    }

    private static func styleSheetBytes(_ input: [String: Any]) -> Any {
        let text = input["css_bytes"] as? String ?? ""
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let (decoded, encoding) = StyleSheetEncoding.decode(
            bytes, protocolLabel: input["protocol_encoding"] as? String,
            environment: input["environment_encoding"] as? String)
        let list = TokenList(decoded)
        var parser = Parser(list)
        return [parser.parseStyleSheet().map(SyntaxJSON(list: list).item), encoding.name]
    }
}

/// Writes tokens and rules as the syntax suite does.
struct SyntaxJSON {
    let list: TokenList

    func error(_ error: SyntaxError) -> Any {
        switch error {
        case .empty: ["error", "empty"]
        case .invalid: ["error", "invalid"]
        case .extraInput: ["error", "extra-input"]
        }
    }

    func item(_ item: SyntaxItem) -> Any {
        switch item {
        case .atRule(let rule):
            [
                "at-rule", list.value(of: list.tokens[rule.name]), values(rule.prelude),
                rule.block.map(values) ?? NSNull(),
            ] as [Any]
        case .qualifiedRule(let rule): ["qualified rule", values(rule.prelude), values(rule.block)] as [Any]
        case .declaration(let declaration):
            [
                "declaration", list.value(of: list.tokens[declaration.name]), values(declaration.value),
                declaration.isImportant,
            ] as [Any]
        case .invalid: ["error", "invalid"]
        }
    }

    func values(_ range: Range<Int>) -> [Any] {
        var cursor = list.cursor(range)
        var result: [Any] = []
        while let token = cursor.peek {
            guard token.opens else {
                result.append(value(token))
                cursor.index += 1
                continue
            }
            let content = values(cursor.block().remaining)
            switch token.kind {
            case .leftCurly: result.append(["{}"] + content)
            case .leftSquare: result.append(["[]"] + content)
            case .leftParenthesis: result.append(["()"] + content)
            default: result.append(["function", list.value(of: token)] + content)
            }
        }
        return result
    }

    private func value(_ token: Token) -> Any {
        let name = list.value(of: token)
        let text = String(decoding: list.bytes[token.range], as: UTF8.self)
        let type = token.isInteger ? "integer" : "number"
        let digits = String(decoding: list.bytes[Int(token.start)..<Int(token.valueStart)], as: UTF8.self)
        switch token.kind {
        case .ident: return ["ident", name]
        case .atKeyword: return ["at-keyword", name]
        case .hash: return ["hash", name, token.isID ? "id" : "unrestricted"]
        case .string: return ["string", name]
        case .url: return ["url", name]
        case .badString: return ["error", "bad-string"]
        case .badURL: return ["error", "bad-url"]
        case .number: return ["number", text, token.number, type] as [Any]
        case .percentage: return ["percentage", String(text.dropLast()), token.number, type] as [Any]
        case .dimension: return ["dimension", digits, token.number, type, name] as [Any]
        case .whitespace: return " "
        case .rightCurly, .rightSquare, .rightParenthesis: return ["error", text]
        default: return text
        }
    }
}
