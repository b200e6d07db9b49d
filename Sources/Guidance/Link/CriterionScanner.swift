import Diagnostics
import Markdown
import Standards

/// Finds success criteria in running text and holds number, name, level and version against the table.
///
/// Understood are `WCAG 2.4.3`, `WCAG 2.2 AA, 2.5.8 Target Size (Minimum)`, lists (`WCAG 1.4.1, 1.4.3 and 2.4.3`),
/// `SC 2.4.3`, the number with its own name (`2.4.3 Focus Order`), and the number in a link to WCAG at w3.org.
struct CriterionScanner {
    struct Use {
        /// The part of the text that becomes a link.
        var range: Range<Int>
        var number: String
    }

    private(set) var uses: [Use] = []
    private(set) var diagnostics = DiagnosticList()
    private let bytes: [UInt8]
    /// The place of a part of the text.
    private let span: (Range<Int>) -> SourceSpan
    /// Whether the byte at an offset stands in a link to WCAG.
    private let isLinked: (Int) -> Bool
    private var index = 0
    /// What was written before a list of numbers.
    private var version: String?
    private var level: ConformanceLevel?

    init(_ text: InlineText, in tree: MarkdownTree) {
        bytes = text.bytes
        span = { text.place($0, in: tree)?.span ?? tree.file.span(tree.sourceRange) }
        isLinked = { place in
            text.links.contains { $0.range.contains(place) && Self.isWCAG(tree.destination($0.node)) }
        }
    }

    private init(_ written: String, at span: SourceSpan) {
        bytes = Array(written.utf8)
        self.span = { _ in span }
        isLinked = { _ in true }
    }

    /// The numbers of a value of `wcag:`, which may have a name and a level as in running text.
    static func numbers(written: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList) -> [String] {
        var scanner = CriterionScanner(written, at: span)
        scanner.scan()
        guard scanner.uses.isEmpty, scanner.diagnostics.isEmpty else {
            diagnostics.append(contentsOf: scanner.diagnostics)
            return scanner.uses.map(\.number)
        }
        return check(written, at: span, &diagnostics).map { [$0] } ?? []
    }

    /// The number when the table has it; reports unknown and obsolete ones.
    static func check(_ number: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList) -> String? {
        guard let criterion = WCAG.criterion(number) else {
            diagnostics.report(
                GuidanceCodes.unknownCriterion, "WCAG \(WCAG.version) has no success criterion \(number)", at: span,
                suggestions: NearestName.suggestions(for: number, among: WCAG.criteria.map(\.number)))
            return nil
        }
        if criterion.isObsolete {
            diagnostics.report(
                GuidanceCodes.obsoleteCriterion,
                "\(number) \(criterion.name) is obsolete and was removed in WCAG \(WCAG.version)", at: span)
        }
        return number
    }

    /// Complexity: O(length of the text).
    mutating func scan() {
        while index < bytes.count {
            let isStart = index == 0 || !isWord(bytes[index - 1])
            if isStart, let end = keywordEnd(index) {
                scanList(keyword: index, from: end)
            } else if isStart, let number = number(at: index), index == 0 || bytes[index - 1] != 0x2E {
                scanBare(number)
            } else {
                index += 1
            }
        }
    }

    // MARK: Lists behind a keyword

    /// The end of `WCAG`, `SC`, `Success Criterion` or `Success Criteria` at an offset.
    private func keywordEnd(_ start: Int) -> Int? {
        // W, w, S, s
        guard bytes[start] | 0x20 == 0x77 || bytes[start] | 0x20 == 0x73 else { return nil }
        for keyword in [
            "WCAG", "wcag", "Success Criterion", "Success Criteria", "success criterion", "success criteria", "SC",
        ]
        where matches(keyword, at: start) {
            let end = start + keyword.utf8.count
            return end < bytes.count && isWord(bytes[end]) ? nil : end
        }
        return nil
    }

    private mutating func scanList(keyword: Int, from start: Int) {
        index = start
        version = nil
        level = nil
        var linkStart: Int? = keyword
        while index < bytes.count {
            let before = index
            skipSeparators()
            if let end = keywordEnd(index) {
                // `WCAG 2.1 AA: SC 1.4.10`, but a second `WCAG` says its version and level itself.
                if bytes[index] | 0x20 == 0x77 { (version, level) = (nil, nil) }
                linkStart = index
                index = end
            } else if let number = number(at: index) {
                // `WCAG 2.4.3` is linked as a whole; behind a version or level only the number and the name.
                take(number, linkFrom: version == nil && level == nil ? linkStart ?? index : index)
                linkStart = nil
            } else if let end = versionEnd(index) {
                version = String(decoding: bytes[index..<end], as: UTF8.self)
                level = nil
                index = end
            } else if let (found, end) = levelAndEnd(index) {
                level = found
                index = end
            } else {
                index = max(before, start)
                return
            }
        }
    }

    /// Spaces, commas, colons, semicolons, slashes, brackets, and the words that join the parts of a list.
    private mutating func skipSeparators() {
        while index < bytes.count {
            if " ,:;/&([".utf8.contains(bytes[index]) {
                index += 1
            } else if let word = ["and", "or", "Level", "level", "at"].first(where: { isWholeWord($0, at: index) }) {
                index += word.utf8.count
            } else if bytes[index] == 0x29, index + 1 < bytes.count, ", ;".utf8.contains(bytes[index + 1]) {
                // `1.4.1 (A), 1.4.3 (AA)`
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func take(_ range: Range<Int>, linkFrom start: Int) {
        let number = String(decoding: bytes[range], as: UTF8.self)
        index = range.upperBound
        let span = span(range)
        guard Self.check(number, at: span, &diagnostics) != nil, let criterion = WCAG.criterion(number) else { return }
        // `1.4.3 AA contrast`: what stands behind a level is not the name.
        if nameFollows(criterion, index) == nil, let (written, behind) = levelBehind(index) {
            if written != criterion.level { reportLevel(written, criterion, span) }
            checkVersionAndLevel(criterion, span)
            uses.append(Use(range: start..<range.upperBound, number: number))
            index = behind
            return
        }
        let end = nameEnd(of: criterion, from: index)
        checkVersionAndLevel(criterion, span)
        uses.append(Use(range: start..<end, number: number))
        index = end
        if let (written, end) = levelBehind(index) {
            if written != criterion.level { reportLevel(written, criterion, span) }
            index = end
        }
    }

    private mutating func checkVersionAndLevel(_ criterion: SuccessCriterion, _ span: SourceSpan) {
        if let level, level != criterion.level { reportLevel(level, criterion, span) }
        if let version, version < criterion.introducedIn {
            diagnostics.report(
                GuidanceCodes.laterCriterion,
                "\(criterion.number) \(criterion.name) came with WCAG \(criterion.introducedIn), not \(version)",
                at: span)
        }
    }

    private mutating func reportLevel(_ written: ConformanceLevel, _ criterion: SuccessCriterion, _ span: SourceSpan) {
        diagnostics.report(
            GuidanceCodes.wrongCriterionLevel,
            "\(criterion.number) \(criterion.name) has level \(criterion.level.rawValue), not \(written.rawValue)",
            at: span)
    }

    // MARK: Numbers without a keyword

    /// A number with its own name, or in a link to WCAG.
    private mutating func scanBare(_ range: Range<Int>) {
        let number = String(decoding: bytes[range], as: UTF8.self)
        let isNamed = WCAG.criterion(number).map { nameFollows($0, range.upperBound) != nil } ?? false
        if isNamed || isLinked(range.lowerBound) {
            version = nil
            level = nil
            take(range, linkFrom: range.lowerBound)
        } else {
            index = range.upperBound
        }
    }

    private static func isWCAG(_ destination: String) -> Bool {
        destination.contains("w3.org/") && destination.uppercased().contains("/WCAG2")
    }

    // MARK: Names

    /// The end of the criterion's name behind its number, or the number's end when no name follows; a name that belongs
    /// to another number, or is misspelt, is reported.
    private mutating func nameEnd(of criterion: SuccessCriterion, from end: Int) -> Int {
        if let end = nameFollows(criterion, end) { return end }
        guard let (place, phrase, hasCapital) = self.phrase(from: end) else { return end }
        let span = self.span(place)
        if let other = WCAG.criterion(name: phrase), other.number != criterion.number {
            diagnostics.report(
                GuidanceCodes.wrongCriterionName,
                "\(criterion.number) is \(criterion.name); \(other.name) is \(other.number)", at: span)
        } else if hasCapital, WordOverlap(phrase).score(WordOverlap(criterion.name)) >= CodeMatching.possible {
            diagnostics.report(
                GuidanceCodes.wrongCriterionName, "\(criterion.number) is called “\(criterion.name)”, not “\(phrase)”",
                at: span)
        }
        return end
    }

    private func nameFollows(_ criterion: SuccessCriterion, _ end: Int) -> Int? {
        var start = end
        while start < bytes.count, " :“\"".utf8.contains(bytes[start]) { start += 1 }
        guard start > end else { return nil }
        return nameEnd(criterion.name, at: start)
    }

    /// The words behind a number up to punctuation that stands outside of brackets, and whether the first has a capital.
    private func phrase(from end: Int) -> (place: Range<Int>, text: String, hasCapital: Bool)? {
        var start = end
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x3A { start += 1 }
        guard start > end, start < bytes.count, Citation.isCapital(bytes[start]) || Citation.isLetter(bytes[start])
        else { return nil }
        var stop = start
        var isInBrackets = false
        while stop < bytes.count, stop - start < 80 {
            let byte = bytes[stop]
            guard isWord(byte) || " -()&".utf8.contains(byte) || isInBrackets && byte == 0x2C else { break }
            // A bracket that was opened before the number ends there.
            if byte == 0x29, !isInBrackets { break }
            if byte == 0x28 { isInBrackets = true } else if byte == 0x29 { isInBrackets = false }
            stop += 1
        }
        while stop > start, " -(&".utf8.contains(bytes[stop - 1]) { stop -= 1 }
        let phrase = Wording.normalized(Array(bytes[start..<stop]))
        return phrase.isEmpty ? nil : (start..<stop, phrase, Citation.isCapital(bytes[start]))
    }

    // MARK: Parts

    /// The range of a criterion's number `d.d.d` that starts at an offset.
    private func number(at start: Int) -> Range<Int>? {
        var end = start
        for part in 0..<3 {
            if part > 0 {
                guard end < bytes.count, bytes[end] == 0x2E else { return nil }
                end += 1
            }
            let digits = end
            while end < bytes.count, Citation.isDigit(bytes[end]) { end += 1 }
            guard (1...2).contains(end - digits) else { return nil }
        }
        if end < bytes.count, isWord(bytes[end]) { return nil }
        if end + 1 < bytes.count, bytes[end] == 0x2E, Citation.isDigit(bytes[end + 1]) { return nil }
        return start..<end
    }

    private func versionEnd(_ start: Int) -> Int? {
        guard start + 3 <= bytes.count, bytes[start] == 0x32, bytes[start + 1] == 0x2E,
            (0x30...0x32).contains(bytes[start + 2])
        else { return nil }
        return start + 3 < bytes.count && isWord(bytes[start + 3]) ? nil : start + 3
    }

    private func levelAndEnd(_ start: Int) -> (ConformanceLevel, Int)? {
        var end = start
        while end < bytes.count, bytes[end] == 0x41, end - start < 3 { end += 1 }
        guard end > start, end == bytes.count || !isWord(bytes[end]),
            let level = ConformanceLevel(rawValue: String(decoding: bytes[start..<end], as: UTF8.self))
        else { return nil }
        return (level, end)
    }

    /// ` (AA)`, ` [Level AA]`, ` AA` or `, level A` behind a criterion. Without brackets it belongs to the criterion only
    /// where no number follows, and a single `A` without `Level` only where the sentence or the list goes no further:
    /// it may be an article.
    private func levelBehind(_ start: Int) -> (ConformanceLevel, Int)? {
        var place = start
        func skipSpaces() { while place < bytes.count, bytes[place] == 0x20 { place += 1 } }
        skipSpaces()
        guard place < bytes.count else { return nil }
        let closer: UInt8? = bytes[place] == 0x28 ? 0x29 : bytes[place] == 0x5B ? 0x5D : nil
        if closer != nil || bytes[place] == 0x2C || bytes[place] == 0x2D { place += 1 }
        skipSpaces()
        let isSaid = isWholeWord("Level", at: place) || isWholeWord("level", at: place)
        if isSaid { place += 5 }
        skipSpaces()
        guard place > start, let (level, end) = levelAndEnd(place) else { return nil }
        if let closer { return end < bytes.count && bytes[end] == closer ? (level, end + 1) : nil }
        var next = end
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        let isLast = next == bytes.count || ".,;:)]".utf8.contains(bytes[next])
        while next < bytes.count, " ,:;".utf8.contains(bytes[next]) { next += 1 }
        if next < bytes.count, number(at: next) != nil, bytes[end] != 0x2C { return nil }
        return isLast || isSaid || level != .a ? (level, end) : nil
    }

    private func isWord(_ byte: UInt8) -> Bool {
        Citation.isLetter(byte) || Citation.isCapital(byte) || Citation.isDigit(byte) || byte >= 0x80
    }

    private func isWholeWord(_ word: String, at start: Int) -> Bool {
        let end = start + word.utf8.count
        return matches(word, at: start) && (end == bytes.count || !isWord(bytes[end]))
    }

    private func matches(_ word: String, at start: Int) -> Bool {
        let end = start + word.utf8.count
        return end <= bytes.count && bytes[start..<end].elementsEqual(word.utf8)
    }

    /// The end of a name that starts at `start`, compared without regard to case and punctuation: `Focus Not Obscured,
    /// Minimum` is the name `Focus Not Obscured (Minimum)`. The bracket that closes the name belongs to it.
    private func nameEnd(_ name: String, at start: Int) -> Int? {
        var index = start
        for byte in name.utf8 where isWord(byte) {
            while index < bytes.count, !isWord(bytes[index]), index > start, " ,()-/:".utf8.contains(bytes[index]) {
                index += 1
            }
            guard index < bytes.count, bytes[index] | 0x20 == byte | 0x20, isWord(bytes[index]) else { return nil }
            index += 1
        }
        if index < bytes.count, isWord(bytes[index]) { return nil }
        let hasBracket = name.utf8.last == 0x29 && index < bytes.count && bytes[index] == 0x29
        return hasBracket && bytes[start..<index].contains(0x28) ? index + 1 : index
    }
}
