/// Text, and tags that stand alone on their line.
extension TemplateParser {
    /// Turns the text before `end` into an instruction. Afterwards `textStartsLine` says whether `end` starts a line.
    mutating func appendText(upTo end: Int) {
        guard end > textStart else { return }
        append(.text(textStart..<end, startsLine: textStartsLine))
        textStartsLine = bytes[end - 1] == 0x0A
        textStart = end
    }

    /// Goes on behind a tag that stands among other text. Where it starts a line, a mark tells so.
    mutating func skipInline(_ tag: Tag) {
        appendText(upTo: tag.range.lowerBound)
        if textStartsLine { append(.text(tag.range.lowerBound..<tag.range.lowerBound, startsLine: true)) }
        goOn(at: tag.range.upperBound, startsLine: false)
    }

    mutating func goOn(at offset: Int, startsLine: Bool) {
        textStart = offset
        textStartsLine = startsLine
        position = max(position, offset)
    }

    /// Goes on behind a tag that prints nothing itself: where it stands alone on its line, the whole line is taken out.
    mutating func takeOutLine(of tag: Tag) {
        if let lead = lead(of: tag), let rest = rest(after: tag.range.upperBound) {
            appendText(upTo: lead.lowerBound)
            goOn(at: rest.upperBound, startsLine: true)
        } else {
            skipInline(tag)
        }
    }

    /// The white space before a tag, if nothing else stands before it on its line.
    func lead(of tag: Tag) -> Range<Int>? {
        let lead = whiteSpace(before: tag.range.lowerBound)
        return isLineStart(lead.lowerBound) ? lead : nil
    }

    func whiteSpace(before offset: Int) -> Range<Int> {
        var start = offset
        while start > textStart, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start..<offset
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == textStart ? textStartsLine : bytes[offset - 1] == 0x0A
    }

    /// White space and the line break behind a tag, if nothing else stands behind it on its line.
    func rest(after offset: Int) -> Range<Int>? {
        var end = offset
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        if end == bytes.count { return offset..<end }
        if bytes[end] == 0x0D, end + 1 < bytes.count { end += 1 }
        return bytes[end] == 0x0A ? offset..<(end + 1) : nil
    }

    /// The line break at the end of such a rest.
    func lineBreak(of rest: Range<Int>) -> Range<Int> {
        var start = rest.upperBound
        while start > rest.lowerBound, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D { start -= 1 }
        return start..<rest.upperBound
    }

    func indentation(at offset: Int) -> Range<Int> {
        var end = offset
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return offset..<end
    }
}
