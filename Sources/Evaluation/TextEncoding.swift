import Diagnostics

/// Brings files that programs save in other encodings to UTF-8.
enum TextEncoding {
    /// The file as UTF-8, with a note where it was something else: UTF-16 with or without a byte order mark, or, where
    /// `guesses`, windows-1252. Lines and columns stay the same; nothing is left out.
    ///
    /// Complexity: O(n).
    static func utf8(_ file: SourceFile, guesses: Bool, diagnostics: inout DiagnosticList) -> SourceFile {
        let bytes = file.bytes
        if let isBigEndian = byteOrder(bytes) {
            let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            let text = decodedUTF16(hasMark ? bytes.dropFirst(2) : bytes[...], isBigEndian: isBigEndian)
            let decoded = SourceFile(path: file.path, bytes: Array(text.utf8))
            diagnostics.report(
                EvaluationCodes.encoding, "the file is UTF-16 and is read as such", at: decoded.whole)
            return decoded
        }
        guard guesses, let first = firstInvalidByte(bytes) else { return file }
        let decoded = SourceFile(path: file.path, bytes: decodedWindows1252(bytes))
        // Each byte is one scalar.
        let line = file.line(at: first)
        let start = decoded.range(ofLine: line).lowerBound
        diagnostics.append(
            Diagnostic(
                EvaluationCodes.encoding, "the file is not UTF-8 here; it is read as windows-1252",
                at: decoded.span(decoded.offset(start, scalars: first - file.lineStarts[line - 1])),
                help: "look at the letters with accents, or save it as CSV with UTF-8", severity: .warning))
        return decoded
    }

    /// Whether UTF-16 is big-endian; nil for other encodings. Without a byte order mark it is told by zeros, which text
    /// in UTF-8 does not have, in every other byte of the start.
    private static func byteOrder(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return false }
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        let start = bytes.prefix(64)
        guard start.count >= 4 else { return nil }
        let zeros = [0, 1].map { parity in start.indices.count { $0 % 2 == parity && start[$0] == 0 } }
        if zeros[0] == 0, zeros[1] * 4 >= start.count { return false }
        if zeros[1] == 0, zeros[0] * 4 >= start.count { return true }
        return nil
    }

    private static func decodedUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        // An odd byte at the end is half a unit of a file that was cut off.
        if index < bytes.endIndex { units.append(0xFFFD) }
        return String(decoding: units, as: UTF16.self)
    }

    static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var index = 0
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): index += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return min(index, bytes.count - 1)
            }
        }
    }

    /// Encoding Standard, index windows-1252: bytes 0x80 to 0x9F; all others are the code points of the same number.
    private static let high: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static func decodedWindows1252(_ bytes: [UInt8]) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            guard byte >= 0x80 else {
                decoded.append(byte)
                continue
            }
            let code = byte < 0xA0 ? high[Int(byte - 0x80)] : UInt32(byte)
            if let scalar = Unicode.Scalar(code) { decoded += String(Character(scalar)).utf8 }
        }
        return decoded
    }
}

extension SourceFile {
    /// The byte range of the scalar that stands so many scalars behind an offset, for a place that is known by column.
    fileprivate func offset(_ start: Int, scalars: Int) -> Range<Int> {
        var index = start
        var left = scalars
        while index < bytes.count, left > 0 {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            left -= 1
        }
        return index..<min(index + 1, bytes.count)
    }
}
