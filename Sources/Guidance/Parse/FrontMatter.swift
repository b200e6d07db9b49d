import Diagnostics
import YAML

/// The block between `---` lines that a document may start with, and where the text behind it starts.
struct FrontMatter: Sendable {
    /// What the block says; nil when there is none, or when it was refused with a diagnostic.
    var mapping: Mapping?
    /// Byte offsets of the block without its `---` lines; nil when there is none.
    var range: Range<Int>?
    /// Byte offset of the first byte of the text.
    var bodyStart: Int

    /// Finds and reads the block. Complexity: O(n) in the length of the file.
    ///
    /// A file that starts with a thematic break rather than with front matter is text: the block has to be a mapping.
    init(_ file: SourceFile, diagnostics: inout DiagnosticList) {
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        bodyStart = start
        guard FrontMatter.isFence(file, line: 1, from: start) else {
            FrontMatter.reportIfUnopened(file, from: start, &diagnostics)
            return
        }
        guard let close = (2..<max(2, file.lineStarts.count + 1)).first(where: { FrontMatter.isFence(file, line: $0) })
        else {
            if FrontMatter.opensMapping(file, lines: 2...max(2, file.lineStarts.count)) {
                diagnostics.report(
                    GuidanceCodes.unclosedFrontMatter, "the front matter that starts here is never closed",
                    at: file.span(file.range(ofLine: 1)), help: "close it with a line `---`; it is shown as text")
            }
            return
        }
        let block = file.lineStarts[1]..<file.lineStarts[close - 1]
        let after = close < file.lineStarts.count ? file.lineStarts[close] : file.bytes.count
        var found = DiagnosticList()
        let node = ContentYAML.parse(file, in: block, diagnostics: &found)
        switch node?.content {
        case .mapping(let mapping): self.mapping = mapping
        case .null: break
        case nil where FrontMatter.opensMapping(file, lines: 2...close): break
        default: return
        }
        diagnostics.append(contentsOf: found)
        range = block
        bodyStart = after
    }

    /// Two lines with keys of documents at the start of a file were meant as front matter.
    private static func reportIfUnopened(_ file: SourceFile, from start: Int, _ diagnostics: inout DiagnosticList) {
        guard file.lineStarts.count > 1 else { return }
        let keys = (1...2).map { line -> Substring in
            let range = file.range(ofLine: line)
            return file.text(in: max(start, range.lowerBound)..<max(start, range.upperBound)).prefix { $0 != ":" }
        }
        guard keys.allSatisfy({ ["id", "title", "kind", "status", "summary", "aliases", "platforms"].contains($0) })
        else { return }
        diagnostics.report(
            GuidanceCodes.unopenedFrontMatter, "the front matter that starts here has no line `---` before it",
            at: file.span(file.range(ofLine: 1)), help: "write `---` before and after it; it is shown as text")
    }

    private static func isFence(_ file: SourceFile, line: Int, from start: Int? = nil) -> Bool {
        var range = file.range(ofLine: line)
        if let start { range = max(start, range.lowerBound)..<max(start, range.upperBound) }
        let bytes = file.bytes[range]
        return bytes.starts(with: [0x2D, 0x2D, 0x2D]) && bytes.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// True when the first line that is not blank looks like `key:`.
    private static func opensMapping(_ file: SourceFile, lines: ClosedRange<Int>) -> Bool {
        for line in lines {
            let text = file.text(in: file.range(ofLine: line))
            let trimmed = text.drop { $0 == " " || $0 == "\t" }
            if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
            guard let colon = trimmed.firstIndex(of: ":") else { return false }
            let next = trimmed.index(after: colon)
            let key = trimmed[..<colon]
            return !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || "_-\"'".contains($0) }
                && (next == trimmed.endIndex || trimmed[next] == " ")
        }
        return false
    }
}
