import CCommonMark
import Diagnostics
import HTML

/// What has to be done to a text before libcmark may read it.
extension ParserInput {
    /// Openers that stay open in one paragraph before the rest is taken as text.
    static let openBracketLimit = 1000

    /// Replaces NUL and what is not UTF-8 by U+FFFD (CommonMark 2.3), and says so. Gives whether there was any.
    ///
    /// - Parameter controls: whether other characters that no page may hold are replaced too.
    mutating func repairText(controls: Bool, _ diagnostics: inout DiagnosticList) -> Bool {
        guard firstFault(controls: controls) != nil else { return false }
        var faults = TextFaults(file)
        var repaired: [UInt8] = []
        repaired.reserveCapacity(bytes.count + 64)
        var segments: [Segment] = []
        var run = bytes.startIndex
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let length = ParserInput.scalarLength(bytes, at: index)
            let refused = length > 0 ? RefusedCharacter.scalar(bytes, at: index, length: length) : nil
            if length > 0, refused == nil || !controls && refused != 0 {
                index += length
                continue
            }
            faults.add(refused, at: index..<index + max(length, 1))
            if run < index {
                segments.append(Segment(fed: repaired.count, source: run))
                repaired.append(contentsOf: bytes[run..<index])
            }
            segments.append(Segment(fed: repaired.count, source: index))
            repaired.append(contentsOf: RefusedCharacter.replacement)
            index += max(length, 1)
            run = index
        }
        faults.report(&diagnostics)
        segments.append(Segment(fed: repaired.count, source: run))
        repaired.append(contentsOf: bytes[run..<bytes.endIndex])
        self = ParserInput(file: file, bytes: repaired, segments: segments, mask: nil)
        return true
    }

    /// The index of the first byte that is to be replaced.
    private func firstFault(controls: Bool) -> Int? {
        let start = bytes.startIndex
        return bytes.withUnsafeBufferPointer { buffer -> Int? in
            guard let base = buffer.baseAddress else { return nil }
            var index = 0
            let count = buffer.count
            while index < count {
                // Eight bytes of ASCII without controls, as nearly all of a text is.
                if index + 8 <= count {
                    let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
                    let belowSpace = (word &- 0x2020_2020_2020_2020) & ~word
                    let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
                    let isDelete = (delete &- 0x0101_0101_0101_0101) & ~delete
                    if (word | belowSpace | isDelete) & 0x8080_8080_8080_8080 == 0 {
                        index += 8
                        continue
                    }
                }
                let byte = base[index]
                if (0x20..<0x7F).contains(byte) || byte == 0x0A {
                    index += 1
                    continue
                }
                let length = ParserInput.scalarLength(bytes, at: start + index)
                if length == 0 { return start + index }
                if let scalar = RefusedCharacter.scalar(bytes, at: start + index, length: length),
                    controls || scalar == 0
                {
                    return start + index
                }
                index += length
            }
            return nil
        }
    }

    /// The length of the well-formed UTF-8 sequence at an index, or 0 (Unicode, table 3-7).
    static func scalarLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        func isContinuation(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            index + offset < bytes.endIndex && bytes[index + offset] >= low && bytes[index + offset] <= high
        }
        switch first {
        case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
        case 0xE0: return isContinuation(1, 0xA0) && isContinuation(2) ? 3 : 0
        case 0xED: return isContinuation(1, 0x80, 0x9F) && isContinuation(2) ? 3 : 0
        case 0xE1...0xEF: return isContinuation(1) && isContinuation(2) ? 3 : 0
        case 0xF0: return isContinuation(1, 0x90) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF1...0xF3: return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF4: return isContinuation(1, 0x80, 0x8F) && isContinuation(2) && isContinuation(3) ? 4 : 0
        default: return 0
        }
    }

    /// libcmark 0.30 needs quadratic time on runs such as `![[]()`: a closing bracket walks all openers that are
    /// still open. Openers beyond a limit in one paragraph are hidden from it, and stay text.
    mutating func maskRunawayBrackets(_ diagnostics: inout DiagnosticList) {
        var open = 0
        var isBlank = true
        var hidden: [Int] = []
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress,
                ParserInput.count(0x5B, base, buffer.count, limit: ParserInput.openBracketLimit)
                    > ParserInput.openBracketLimit
            else { return }
            for index in 0..<buffer.count {
                switch base[index] {
                case 0x5B:
                    isBlank = false
                    open += 1
                    if open > ParserInput.openBracketLimit {
                        hidden.append(index)
                        open -= 1
                    }
                case 0x5D:
                    isBlank = false
                    if open > 0 { open -= 1 }
                case 0x0A, 0x0D:
                    if isBlank { open = 0 }
                    isBlank = true
                case 0x20, 0x09: break
                default: isBlank = false
                }
            }
        }
        guard let first = hidden.first else { return }
        let place = source(bytes.startIndex + first)
        diagnostics.report(
            MarkdownDiagnostics.bracketLimit,
            "more than \(ParserInput.openBracketLimit) brackets are open in one paragraph",
            at: file.span(place..<place + 1),
            help: "\(hidden.count) further `[` are taken as text")
        maskBrackets(at: hidden.map { bytes.startIndex + $0 })
    }

    /// How often a byte occurs, counted to just above a limit.
    private static func count(_ byte: UInt8, _ base: UnsafePointer<UInt8>, _ length: Int, limit: Int) -> Int {
        var position = base
        let end = base + length
        var found = 0
        while found <= limit, let next = memchr(position, Int32(byte), end - position) {
            found += 1
            position = UnsafePointer(next.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return found
    }

    /// Replaces `[` at the given fed indices by the mask byte, which literals turn back.
    mutating func maskBrackets(at indices: [Int]) {
        guard !indices.isEmpty, let byte = mask ?? unusedControl() else { return }
        mask = byte
        for index in indices { bytes[index] = byte }
    }

    /// A control character that the text does not hold.
    private func unusedControl() -> UInt8? {
        var isUsed = [Bool](repeating: false, count: 0x20)
        for byte in bytes where byte < 0x20 { isUsed[Int(byte)] = true }
        return (UInt8(0x01)...0x1F).first { !isUsed[Int($0)] && !(0x09...0x0D).contains($0) }
    }
}
