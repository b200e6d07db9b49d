import Diagnostics

/// The input stream (HTML 13.2.3): a source as valid UTF-8, with the way back to its bytes.
struct InputStream {
    var encoding: Encoding
    /// Valid UTF-8; the source's own storage where that is it already.
    var text: [UInt8]
    /// For each byte of `text` and its end the offset in the source; empty where both are the same.
    var originalOffsets: [UInt32] = []
    /// Where the text starts behind a byte order mark.
    var start = 0
    var errors: [Tokenizer.InputError] = []
    /// Errors whose places already count in the source's bytes.
    var sourceErrors: [ParseError] = []

    /// - Parameter fallback: the encoding of a source that declares none.
    init(_ source: SourceFile, fallback: Encoding = .utf8) {
        var bytes = source.bytes
        // Places are 32-bit numbers, the greatest of which means "nowhere".
        let limit = Int(Int32.max) - 1
        if bytes.count > limit {
            sourceErrors.append(ParseError(.sizeLimitReached, at: limit..<bytes.count))
            bytes = Array(bytes.prefix(limit))
        }
        text = []
        encoding = fallback
        if let mark = EncodingDeclaration.byteOrderMark(bytes), let marked = mark.encoding {
            encoding = marked
            reportConflict(bytes)
        } else {
            takeDeclaration(bytes)
        }
        decode(bytes)
        if encoding == .utf8, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        scanForErrors()
    }

    private mutating func takeDeclaration(_ bytes: [UInt8]) {
        let found = EncodingDeclaration.prescan(bytes)
        if let unknown = found.unknown { sourceErrors.append(ParseError(.unsupportedEncoding, at: unknown)) }
        guard let declaration = found.declaration else { return }
        if let declared = declaration.encoding {
            encoding = declared
        } else {
            sourceErrors.append(ParseError(.unsupportedEncoding, at: declaration.range))
            encoding = UTF8Scan.isValid(bytes) ? .utf8 : .windows1252
        }
    }

    private mutating func reportConflict(_ bytes: [UInt8]) {
        guard encoding == .utf8, let meta = EncodingDeclaration.prescan(bytes).declaration, meta.encoding != .utf8
        else { return }
        sourceErrors.append(ParseError(.conflictingEncoding, at: meta.range))
    }

    private mutating func decode(_ bytes: [UInt8]) {
        switch encoding {
        case .utf8:
            if UTF8Scan.isValid(bytes) { text = bytes } else { decodeInvalidUTF8(bytes) }
        case .windows1252: decodeWindows1252(bytes)
        case .utf16LittleEndian: decodeUTF16(bytes, bigEndian: false)
        case .utf16BigEndian: decodeUTF16(bytes, bigEndian: true)
        }
    }

    /// Appends a scalar that `length` bytes of the source at `offset` stand for.
    private mutating func append(_ scalar: UInt32, from offset: Int) {
        let before = text.count
        UTF8Writer.append(scalar, to: &text)
        for _ in before..<text.count { originalOffsets.append(UInt32(truncatingIfNeeded: offset)) }
    }

    private mutating func appendInvalid(_ range: Range<Int>) {
        sourceErrors.append(ParseError(.invalidByteSequence, at: range))
        append(0xFFFD, from: range.lowerBound)
    }

    /// Encoding 4.1.1 UTF-8 decoder: each maximal part of an invalid sequence is one U+FFFD.
    private mutating func decodeInvalidUTF8(_ bytes: [UInt8]) {
        text.reserveCapacity(bytes.count + 64)
        originalOffsets.reserveCapacity(bytes.count + 64)
        var index = 0
        while index < bytes.count {
            let (length, isValid) = UTF8Scan.sequence(bytes, at: index)
            if isValid {
                for offset in index..<index + length {
                    text.append(bytes[offset])
                    originalOffsets.append(UInt32(truncatingIfNeeded: offset))
                }
            } else {
                appendInvalid(index..<index + length)
            }
            index += length
        }
        originalOffsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Encoding 9.1 single-byte decoder.
    private mutating func decodeWindows1252(_ bytes: [UInt8]) {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            text = bytes
            return
        }
        for (offset, byte) in bytes.enumerated() {
            let isMoved = (0x80...0x9F).contains(byte)
            append(isMoved ? UInt32(Windows1252.scalars[Int(byte) - 0x80]) : UInt32(byte), from: offset)
        }
        originalOffsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Encoding 14.2.1 shared UTF-16 decoder, behind its byte order mark.
    private mutating func decodeUTF16(_ bytes: [UInt8], bigEndian: Bool) {
        func unit(_ index: Int) -> UInt32 {
            bigEndian
                ? UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
                : UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index])
        }
        var index = 0
        if bytes.count >= 2, unit(0) == 0xFEFF { index = 2 }
        while index + 1 < bytes.count {
            let first = unit(index)
            switch first {
            case 0xD800...0xDBFF where index + 3 < bytes.count && unit(index + 2) & 0xFC00 == 0xDC00:
                append(0x10000 + (first & 0x3FF) << 10 + (unit(index + 2) & 0x3FF), from: index)
                index += 4
            case 0xD800...0xDFFF:
                appendInvalid(index..<index + 2)
                index += 2
            default:
                append(first, from: index)
                index += 2
            }
        }
        if index < bytes.count { appendInvalid(index..<bytes.count) }
        originalOffsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    // HTML 13.2.3.5 Preprocessing the input stream
    private mutating func scanForErrors() {
        let found = text.withUnsafeBufferPointer { UTF8Scan.unwanted(in: $0, from: start) }
        for place in found {
            let code: ParseError.Code = place.isControl ? .controlCharacterInInputStream : .noncharacterInInputStream
            errors.append(
                Tokenizer.InputError(
                    code: code, start: UInt32(truncatingIfNeeded: place.offset),
                    end: UInt32(truncatingIfNeeded: place.offset + place.count)))
        }
    }
}
