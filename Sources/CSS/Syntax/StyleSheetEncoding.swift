/// An encoding that style sheets can be read in, CSS Syntax 3, section 3.2.
///
/// Deviation: the multi-byte encodings of the Encoding Standard other than UTF-8 and UTF-16 are not known; a sheet
/// that declares one of them is read as if it declared nothing.
public struct StyleSheetEncoding: Sendable, Hashable {
    /// The Encoding Standard's name, in lower case.
    public let name: String
    let labels: [String]
    /// The code points of bytes 0x80 to 0xFF, or nothing for the Unicode encodings.
    let table: [UInt16]

    init(_ name: String, labels: String, table: String = "") {
        self.name = name
        self.labels = labels.split(separator: " ").map(String.init)
        let digits = table.utf8.compactMap(hexValue)
        self.table = stride(from: 0, to: digits.count - digits.count % 4, by: 4).map { index in
            UInt16(truncatingIfNeeded: digits[index..<index + 4].reduce(0) { $0 << 4 | $1 })
        }
    }

    static let utf8 = StyleSheetEncoding(
        "utf-8", labels: "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8")
    static let utf16LittleEndian = StyleSheetEncoding(
        "utf-16le", labels: "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le")
    static let utf16BigEndian = StyleSheetEncoding("utf-16be", labels: "unicodefffe utf-16be")

    /// Encoding Standard 4.2: get an encoding from a label.
    public static func named(_ label: String) -> StyleSheetEncoding? {
        let bytes = label.utf8.drop(while: isWhitespace)
        let trimmed = bytes.prefix(
            (bytes.lastIndex { !isWhitespace($0) }.map { bytes.distance(from: bytes.startIndex, to: $0) + 1 }) ?? 0)
        let name = asciiLowercased(String(decoding: Array(trimmed), as: UTF8.self))
        return ([utf8, utf16LittleEndian, utf16BigEndian] + singleByte).first { $0.labels.contains(name) }
    }

    /// CSS Syntax 3, 3.2: decodes a style sheet's bytes to UTF-8 and names the encoding that was used.
    ///
    /// - Parameters:
    ///   - protocolLabel: the `charset` of the Content-Type header, if there is one.
    ///   - environment: the encoding of the document that refers to the sheet.
    public static func decode(
        _ bytes: [UInt8], protocolLabel: String? = nil, environment: String? = nil
    ) -> (text: [UInt8], encoding: StyleSheetEncoding) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return (utf16LittleEndian.decode(bytes.dropFirst(2)), utf16LittleEndian)
        }
        if bytes.starts(with: [0xFE, 0xFF]) { return (utf16BigEndian.decode(bytes.dropFirst(2)), utf16BigEndian) }
        let encoding = protocolLabel.flatMap(named) ?? declared(in: bytes) ?? environment.flatMap(named) ?? utf8
        return (encoding.decode(bytes[...]), encoding)
    }

    /// The encoding of `@charset "…";`, which must be these very bytes at the start of the sheet.
    private static func declared(in bytes: [UInt8]) -> StyleSheetEncoding? {
        let opening = Array("@charset \"".utf8)
        guard bytes.starts(with: opening) else { return nil }
        let rest = bytes.dropFirst(opening.count).prefix(1024 - opening.count)
        guard let quote = rest.firstIndex(of: 0x22), quote + 1 < bytes.count, bytes[quote + 1] == 0x3B else {
            return nil
        }
        let found = named(String(decoding: rest[..<quote], as: UTF8.self))
        // The sheet was just read as ASCII, so it cannot be UTF-16.
        return found == utf16LittleEndian || found == utf16BigEndian ? utf8 : found
    }

    private func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        if !table.isEmpty { return decodeSingleBytes(bytes) }
        if self == .utf8 { return Array(bytes) }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(self == .utf16BigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        if index < bytes.endIndex { units.append(0xFFFD) }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private func decodeSingleBytes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte < 0x80 {
                output.append(byte)
            } else {
                let scalar = Unicode.Scalar(table[Int(byte) - 0x80]) ?? "\u{FFFD}"
                output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return output
    }
}
