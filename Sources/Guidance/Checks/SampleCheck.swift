import Diagnostics
import Markdown

/// Code samples without a language, and samples that are cut off.
enum SampleCheck {
    /// Languages whose strings and comments are simple enough to count brackets without error.
    private static let counted: Set<String> = ["swift", "kotlin", "css", "json"]

    static func report(_ entry: Entry, _ diagnostics: inout DiagnosticList) {
        let tree = entry.tree
        for sample in entry.codeSamples {
            let range = tree.range(sample.node)
            let line = tree.file.range(ofLine: tree.file.line(at: range.lowerBound))
            let span = tree.file.span(range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.upperBound)))
            if tree.isFenced(sample.node), !isClosed(range, in: tree.file) {
                diagnostics.report(
                    GuidanceCodes.truncatedCode, "this code block is never closed", at: span,
                    help: "close it with a line like the one that opens it; all that follows is taken for code")
            }
            guard let language = sample.language else {
                if tree.isFenced(sample.node) {
                    diagnostics.report(
                        GuidanceCodes.fenceWithoutLanguage, "this code block names no language", at: span)
                }
                continue
            }
            guard counted.contains(language) else { continue }
            let code = Array(tree.literalBytes(sample.node))
            if endsInEllipsis(code) {
                diagnostics.report(GuidanceCodes.truncatedCode, "this sample ends in an ellipsis", at: span)
            } else if let problem = BracketCount(code).problem {
                diagnostics.report(GuidanceCodes.truncatedCode, "this sample looks cut off: \(problem)", at: span)
            }
        }
    }

    /// Whether the last line of a fenced block is a fence (CommonMark 4.5), behind whatever it is nested in.
    private static func isClosed(_ range: Range<Int>, in file: SourceFile) -> Bool {
        let last = file.bytes[range].lastIndex { $0 > 0x20 }
        guard let last, file.line(at: last) > file.line(at: range.lowerBound) else { return false }
        return last >= 2 && (file.bytes[last] == 0x60 || file.bytes[last] == 0x7E)
            && file.bytes[last - 2] == file.bytes[last] && file.bytes[last - 1] == file.bytes[last]
    }

    private static func endsInEllipsis(_ code: [UInt8]) -> Bool {
        let line = code.split(separator: 0x0A).last ?? []
        let last = Wording.normalized(String(decoding: line, as: UTF8.self))
        return last == "..." || last == "…" || last == "// ..." || last == "// …"
    }
}

/// Counts the brackets of a code sample outside strings and comments.
struct BracketCount {
    /// What is wrong, or nil when every bracket closes.
    private(set) var problem: String?

    /// Complexity: O(n).
    init(_ code: [UInt8]) {
        var open: [UInt8] = []
        var index = 0
        while index < code.count {
            let byte = code[index]
            switch byte {
            case 0x22: index = BracketCount.stringEnd(code, index)
            case 0x2F where index + 1 < code.count && code[index + 1] == 0x2F:
                while index < code.count, code[index] != 0x0A { index += 1 }
            case 0x2F where index + 1 < code.count && code[index + 1] == 0x2A:
                index += 2
                while index + 1 < code.count, !(code[index] == 0x2A && code[index + 1] == 0x2F) { index += 1 }
                index += 2
            case 0x28, 0x5B, 0x7B:
                open.append(byte)
                index += 1
            case 0x29, 0x5D, 0x7D:
                // ( and ) are neighbours in ASCII; [ ] and { } have one byte between them.
                guard let last = open.popLast(), byte - last <= 2, byte > last else {
                    problem = "a `\(Character(Unicode.Scalar(byte)))` closes nothing"
                    return
                }
                index += 1
            default: index += 1
            }
        }
        if let last = open.last { problem = "a `\(Character(Unicode.Scalar(last)))` is never closed" }
    }

    /// The offset behind a string that starts at `start`; brackets of interpolations are inside it.
    private static func stringEnd(_ code: [UInt8], _ start: Int) -> Int {
        let isMultiline = start + 2 < code.count && code[start + 1] == 0x22 && code[start + 2] == 0x22
        var index = start + (isMultiline ? 3 : 1)
        while index < code.count {
            switch code[index] {
            case 0x5C where index + 1 < code.count && code[index + 1] == 0x28:
                index = interpolationEnd(code, index + 1)
            case 0x5C: index += 2
            case 0x0A where !isMultiline: return index
            case 0x22:
                if !isMultiline { return index + 1 }
                if index + 2 < code.count, code[index + 1] == 0x22, code[index + 2] == 0x22 { return index + 3 }
                index += 1
            default: index += 1
            }
        }
        return index
    }

    /// The offset behind the parenthesis that closes an interpolation; strings inside it are passed over byte by byte.
    private static func interpolationEnd(_ code: [UInt8], _ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < code.count, code[index] != 0x0A {
            if code[index] == 0x28 { depth += 1 }
            if code[index] == 0x29 {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
            index += 1
        }
        return index
    }
}
