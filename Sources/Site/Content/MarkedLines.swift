import Guidance
import HTML
import Markdown

/// Lines of a code block that its author wants to be seen first: `mark="2,4-6"` behind a fence.
struct MarkedLines: Sendable, Equatable {
    /// Line numbers from 1, without overlaps, in order.
    let ranges: [ClosedRange<Int>]

    /// Nil when the text is no list of line numbers and ranges.
    init?(_ text: String?) {
        guard let numbers = text.flatMap(Attributes.lineNumbers) else { return nil }
        var ranges: [ClosedRange<Int>] = []
        for range in numbers.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let before = ranges.last, range.lowerBound <= before.upperBound + 1 {
                ranges[ranges.count - 1] = before.lowerBound...max(before.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        self.ranges = ranges
    }

    /// `2, 4–6`.
    var text: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            .joined(separator: ", ")
    }

    /// Puts the lines of the first `code` element of `html` into `mark` elements, one for each run of lines. Spans of
    /// colours that reach over a border are closed and opened again. Complexity: O(length).
    func marked(_ html: [UInt8]) -> [UInt8] {
        guard let open = ByteSearch.firstRange(of: Array("<code".utf8), in: html),
            let start = html[open.upperBound...].firstIndex(of: 0x3E).map({ $0 + 1 })
        else { return html }
        var output = Array(html[..<start])
        output.reserveCapacity(html.count + ranges.count * 16)
        var openSpans: [ArraySlice<UInt8>] = []
        var line = 1
        var next = 0
        var isMarked = false
        func cross(_ tag: String) {
            for _ in openSpans { output += "</span>".utf8 }
            output += tag.utf8
            for span in openSpans { output += span }
        }
        func begin() {
            guard next < ranges.count, ranges[next].lowerBound == line, !isMarked else { return }
            cross("<mark>")
            isMarked = true
        }
        func end() {
            guard isMarked else { return }
            cross("</mark>")
            isMarked = false
            next += 1
        }
        var index = start
        begin()
        while index < html.count {
            let byte = html[index]
            if byte == 0x3C {
                let close = html[index...].firstIndex(of: 0x3E) ?? html.count - 1
                let tag = html[index...close]
                if tag.starts(with: Array("</code".utf8)) { break }
                if tag.starts(with: Array("</".utf8)) { _ = openSpans.popLast() } else { openSpans.append(tag) }
                output += tag
                index = close + 1
            } else {
                output.append(byte)
                index += 1
                guard byte == 0x0A else { continue }
                if isMarked, ranges[next].upperBound == line { end() }
                line += 1
                // What follows the last line end is no line.
                if html[index...].starts(with: Array("</code".utf8)) { break }
                begin()
            }
        }
        end()
        output += html[index...]
        return output
    }
}
