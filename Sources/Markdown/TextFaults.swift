import Diagnostics
import HTML

/// The places of a file that are replaced, and how many of them are told.
struct TextFaults {
    /// Copied text may be full of them.
    private static let limit = 10

    private let file: SourceFile
    private var characters: [(value: UInt32, range: Range<Int>)] = []
    private var firstByte: Range<Int>?
    private var further = 0

    init(_ file: SourceFile) { self.file = file }

    /// - Parameter value: nil for a byte that is not UTF-8.
    mutating func add(_ value: UInt32?, at range: Range<Int>) {
        guard let value, value != 0 else {
            firstByte = firstByte ?? range
            return
        }
        if characters.count < TextFaults.limit { characters.append((value, range)) } else { further += 1 }
    }

    func report(_ diagnostics: inout DiagnosticList) {
        if let firstByte {
            diagnostics.report(
                MarkdownDiagnostics.invalidText, "the text holds a byte that is not UTF-8 text",
                at: file.span(firstByte), help: "it is shown as U+FFFD; save the file as UTF-8")
        }
        for (number, fault) in characters.enumerated() {
            let isLast = number == characters.count - 1 && further > 0
            diagnostics.report(
                MarkdownDiagnostics.invalidText, "the text holds \(RefusedCharacter.name(fault.value))",
                at: file.span(fault.range),
                help: "it is shown as U+FFFD; delete it" + (isLast ? ", and \(further) more after it" : ""))
        }
    }
}

extension MarkdownTree {
    /// Replaces what numeric character references such as `&#7;` stand for where no page may hold it, and says so.
    /// Complexity: O(size of the tree).
    mutating func replaceRefusedReferences(_ diagnostics: inout DiagnosticList) {
        for index in nodes.indices {
            let node = nodes[index]
            var first: Unicode.Scalar?
            if node.kind == .text { nodes[index].literal = replaced(node.literal, &first) }
            if node.kind == .link || node.kind == .image { nodes[index].title = replaced(node.title, &first) }
            if node.kind == .codeBlock { nodes[index].detail = replaced(node.detail, &first) }
            guard let first else { continue }
            diagnostics.report(
                MarkdownDiagnostics.invalidText,
                "a character reference stands for \(RefusedCharacter.name(first.value))",
                at: span(ID(index: UInt32(index))), help: "it is shown as U+FFFD; delete it")
        }
    }

    private mutating func replaced(_ range: TextRange, _ first: inout Unicode.Scalar?) -> TextRange {
        guard !range.range.isEmpty else { return range }
        // libcmark writes U+FFFE and U+FFFF as one byte, which is no UTF-8: what reads the text makes U+FFFD of it.
        if first == nil, let byte = text[range.range].first(where: { $0 >= 0xFE }) {
            first = Unicode.Scalar(0xFF00 | UInt32(byte))
        }
        guard let repaired = RefusedCharacter.replaced(in: string(range)) else { return range }
        first = first ?? repaired.first
        let start = text.count
        text.append(contentsOf: repaired.text.utf8)
        return TextRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: text.count))
    }
}
