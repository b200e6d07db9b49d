import Diagnostics
import YAML

/// Front matter. Properties: no crash, no hang; data or exactly one error; every range in the file, inside its parent's
/// and behind its elder sibling's; data written as JSON (a subset of YAML 1.2) reads as the same data.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(path: "fuzz.yaml", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    var diagnostics = DiagnosticList()
    let node = YAMLParser.parse(file, in: 0..<file.bytes.count, diagnostics: &diagnostics)
    precondition((node == nil) == (diagnostics.count(.error) == 1), "neither data nor one error")
    for diagnostic in diagnostics.all {
        guard let span = diagnostic.span else { preconditionFailure("an error without a place") }
        precondition(span.range.upperBound <= count, "an error outside the file")
    }
    guard let node else { return 0 }
    checkRanges(node, within: 0..<count)

    var json: [UInt8] = []
    write(node, to: &json)
    var second = DiagnosticList()
    let again = YAMLParser.parse(SourceFile(path: "again.json", bytes: json), diagnostics: &second)
    precondition(again.map { isSame($0, node) } ?? false, "the same data as JSON reads otherwise")
    return 0
}

/// Trees are as deep as the parser's limit at most, so these may recurse.
private func checkRanges(_ node: Node, within outer: Range<Int>) {
    precondition(
        outer.lowerBound <= node.range.lowerBound && node.range.upperBound <= outer.upperBound, "outside its parent")
    var previous = node.range.lowerBound
    func follow(_ range: Range<Int>) {
        precondition(range.lowerBound >= previous, "ranges out of order")
        previous = range.upperBound
    }
    for item in node.sequence ?? [] {
        follow(item.range)
        checkRanges(item, within: node.range)
    }
    for entry in node.mapping?.entries ?? [] {
        follow(entry.keyRange)
        follow(entry.value.range)
        checkRanges(entry.value, within: node.range)
    }
}

private func write(_ node: Node, to json: inout [UInt8]) {
    switch node.content {
    case .null: json += "null".utf8
    case .bool(let value): json += "\(value)".utf8
    case .int(let value): json += "\(value)".utf8
    case .float(let value): json += "\(value)".utf8
    case .string(let text): write(text, to: &json)
    case .sequence(let items):
        json += "[".utf8
        for (index, item) in items.enumerated() {
            if index > 0 { json += ", ".utf8 }
            write(item, to: &json)
        }
        json += "]".utf8
    case .mapping(let mapping):
        json += "{".utf8
        for (index, entry) in mapping.entries.enumerated() {
            if index > 0 { json += ", ".utf8 }
            write(entry.key, to: &json)
            json += ": ".utf8
            write(entry.value, to: &json)
        }
        json += "}".utf8
    }
}

private func write(_ text: String, to json: inout [UInt8]) {
    json.append(0x22)
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x22, 0x5C: json += [0x5C, UInt8(scalar.value)]
        case 0x20...0x7E: json.append(UInt8(scalar.value))
        default:
            let digits = String(scalar.value, radix: 16)
            json += "\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8
        }
    }
    json.append(0x22)
}

private func isSame(_ one: Node, _ other: Node) -> Bool {
    switch (one.content, other.content) {
    case (.sequence(let left), .sequence(let right)):
        return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    case (.mapping(let left), .mapping(let right)):
        return left.entries.count == right.entries.count
            && zip(left.entries, right.entries).allSatisfy {
                $0.key.unicodeScalars.elementsEqual($1.key.unicodeScalars) && isSame($0.value, $1.value)
            }
    case (.string(let left), .string(let right)): return left.unicodeScalars.elementsEqual(right.unicodeScalars)
    default: return one.content == other.content
    }
}
