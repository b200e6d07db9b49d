/// A run of characters that is being read: it stays a range of the input as long as it is the same as the input.
struct TextRun {
    /// Where the run starts in the input.
    let start: Int
    /// From here on the input is not yet in `decoded`.
    var pending: Int
    var isDecoded = false

    init(start: Int) {
        self.start = start
        pending = start
    }
}

extension Tokenizer {
    /// Puts the input up to `position` into `decoded`, so that something else can follow it.
    mutating func decode(_ run: inout TextRun) {
        if !run.isDecoded {
            run.isDecoded = true
            decoded.removeAll(keepingCapacity: true)
        }
        if run.pending < position {
            decoded.append(contentsOf: UnsafeBufferPointer(rebasing: input[run.pending..<position]))
        }
    }

    /// 13.2.3.5 Preprocessing the input stream: CR LF and CR are one LF. `position` is at the CR.
    mutating func decodeLineEnding(_ run: inout TextRun) {
        decode(&run)
        decoded.append(0x0A)
        position += peek(1) == 0x0A ? 2 : 1
        run.pending = position
    }

    /// U+0000 as U+FFFD. `position` is at the U+0000.
    mutating func decodeNull(_ run: inout TextRun) {
        error(.unexpectedNullCharacter)
        decode(&run)
        decoded.append(contentsOf: [0xEF, 0xBF, 0xBD])
        position += 1
        run.pending = position
    }

    /// A character reference in text. `position` is at the `&`.
    mutating func decodeReference(_ run: inout TextRun) {
        decode(&run)
        let start = position
        if let reference = characterReference(inAttribute: false) {
            UTF8Writer.append(reference, to: &decoded)
            run.pending = position
        } else {
            position = start + 1
            run.pending = start
        }
    }

    /// Emits the run up to `position`, if there is anything in it.
    @inline(__always)
    mutating func emit(_ run: inout TextRun) {
        if !run.isDecoded {
            if position > run.start { emitCharacters(run.start, position) }
        } else {
            decode(&run)
            emitDecodedCharacters(run.start, position)
        }
    }
}

/// Writes scalars as UTF-8.
enum UTF8Writer {
    static func append(_ reference: Tokenizer.Reference, to bytes: inout [UInt8]) {
        append(reference.first, to: &bytes)
        if reference.second != 0 { append(reference.second, to: &bytes) }
    }

    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        if scalar < 0x80 {
            bytes.append(UInt8(scalar))
        } else if scalar < 0x800 {
            bytes.append(0xC0 | UInt8(scalar >> 6))
            bytes.append(0x80 | UInt8(scalar & 0x3F))
        } else if scalar < 0x10000 {
            bytes.append(0xE0 | UInt8(scalar >> 12))
            bytes.append(0x80 | UInt8((scalar >> 6) & 0x3F))
            bytes.append(0x80 | UInt8(scalar & 0x3F))
        } else {
            bytes.append(0xF0 | UInt8((scalar >> 18) & 0x07))
            bytes.append(0x80 | UInt8((scalar >> 12) & 0x3F))
            bytes.append(0x80 | UInt8((scalar >> 6) & 0x3F))
            bytes.append(0x80 | UInt8(scalar & 0x3F))
        }
    }
}
