/// What a page says about its encoding: a byte order mark, or a `meta` element in its first bytes (HTML 13.2.3.2).
struct EncodingDeclaration {
    /// The encoding's name in the Encoding standard.
    var label: String
    /// Nil for an encoding that is not read.
    var encoding: Encoding?
    /// Where it stands in the source.
    var range: Range<Int>
    var isByteOrderMark = false

    /// How far a `meta` element is looked for.
    // Deviation: the standard looks at 1024 bytes and again while it builds the tree; this looks once, but farther.
    static let prescanLimit = 16_384

    /// The byte order mark if there is one, else the declaration of the prescan.
    static func sniff(_ bytes: [UInt8]) -> EncodingDeclaration? {
        byteOrderMark(bytes) ?? prescan(bytes).declaration
    }

    static func byteOrderMark(_ bytes: [UInt8]) -> EncodingDeclaration? {
        let marks: [(bytes: [UInt8], encoding: Encoding)] = [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
        ]
        for mark in marks where bytes.starts(with: mark.bytes) {
            return EncodingDeclaration(
                label: mark.encoding.rawValue, encoding: mark.encoding, range: 0..<mark.bytes.count,
                isByteOrderMark: true)
        }
        return nil
    }

    /// The declaration in the first bytes, and where an unknown word stands for one.
    static func prescan(_ bytes: [UInt8]) -> (declaration: EncodingDeclaration?, unknown: Range<Int>?) {
        var prescan = Prescan(bytes: Array(bytes.prefix(prescanLimit)))
        let declaration = prescan.run()
        return (declaration, prescan.unknown?.range)
    }

    /// What an encoding's name means in a `meta` element; nil for those that are not read.
    static func encoding(named name: String) -> Encoding? {
        switch name {
        // "If encoding is UTF-16BE/LE, then set encoding to UTF-8", because the `meta` itself was read as ASCII.
        case "utf-8", "utf-16be", "utf-16le": .utf8
        // "If encoding is x-user-defined, then set encoding to windows-1252."
        case "windows-1252", "x-user-defined": .windows1252
        default: nil
        }
    }
}

// HTML 13.2.3.2 Prescan a byte stream to determine its encoding
private struct Prescan {
    let bytes: [UInt8]
    var position = 0
    /// The first declaration whose label is none.
    var unknown: (label: String, range: Range<Int>)?

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() -> EncodingDeclaration? {
        while position < bytes.count {
            if startsWith("<!--") {
                skipComment()
            } else if startsWith("<meta"), let after = byte(5), after.isHTMLSpace || after == 0x2F {
                position += 6
                if let found = meta() { return found }
            } else if isTag() {
                skipTag()
            } else if startsWith("<!") || startsWith("</") || startsWith("<?") {
                while position < bytes.count, bytes[position] != 0x3E { position += 1 }
            }
            position += 1
        }
        return nil
    }

    private func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func startsWith(_ word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { bytes[position + $0].asciiLowercased == word[$0] }
        }
    }

    private func isTag() -> Bool {
        guard byte(0) == 0x3C, let next = byte(1) else { return false }
        return next.isASCIILetter || (next == 0x2F && byte(2)?.isASCIILetter == true)
    }

    /// Goes to the `>` of the comment, whose dashes may be those of `<!-->`.
    private mutating func skipComment() {
        var index = position + 4
        while index < bytes.count {
            if bytes[index] == 0x3E, bytes[index - 1] == 0x2D, bytes[index - 2] == 0x2D { break }
            index += 1
        }
        position = index
    }

    private mutating func skipTag() {
        while let byte = byte(0), !byte.isHTMLSpace, byte != 0x3E { position += 1 }
        while attribute() != nil {}
    }

    private mutating func meta() -> EncodingDeclaration? {
        var names: Set<String> = []
        var gotPragma = false
        var needPragma: Bool?
        var found: (label: String, range: Range<Int>)?
        while let attribute = attribute() {
            guard names.insert(attribute.name).inserted else { continue }
            switch attribute.name {
            case "http-equiv": gotPragma = gotPragma || attribute.value == "content-type"
            case "content" where found == nil:
                if let label = EncodingLabel.extract(from: attribute.value) {
                    found = (label, attribute.range)
                    needPragma = true
                }
            case "charset":
                found = (EncodingLabel.trimmed(attribute.value), attribute.range)
                needPragma = false
            default: break
            }
        }
        guard let needPragma, let found, !needPragma || gotPragma else { return nil }
        guard let name = EncodingLabels.names[found.label] else {
            unknown = unknown ?? found
            return nil
        }
        return EncodingDeclaration(
            label: name, encoding: EncodingDeclaration.encoding(named: name), range: found.range)
    }

    /// "Get an attribute": name and value in lower case, and where the value stands.
    private mutating func attribute() -> (name: String, value: String, range: Range<Int>)? {
        while let byte = byte(0), byte.isHTMLSpace || byte == 0x2F { position += 1 }
        guard let first = byte(0), first != 0x3E else { return nil }
        var name: [UInt8] = []
        while let byte = byte(0) {
            if byte == 0x3D && !name.isEmpty { break }
            if byte.isHTMLSpace { break }
            if byte == 0x2F || byte == 0x3E { return (text(name), "", position..<position) }
            name.append(byte.asciiLowercased)
            position += 1
        }
        while let byte = byte(0), byte.isHTMLSpace { position += 1 }
        guard byte(0) == 0x3D else { return byte(0) == nil ? nil : (text(name), "", position..<position) }
        position += 1
        while let byte = byte(0), byte.isHTMLSpace { position += 1 }
        return value().map { (text(name), text($0.bytes), $0.range) }
    }

    private mutating func value() -> (bytes: [UInt8], range: Range<Int>)? {
        guard let first = byte(0) else { return nil }
        var value: [UInt8] = []
        if first == 0x22 || first == 0x27 {
            position += 1
            let start = position
            while let byte = byte(0) {
                position += 1
                if byte == first { return (value, start..<position - 1) }
                value.append(byte.asciiLowercased)
            }
            return nil
        }
        let start = position
        while let byte = byte(0), !byte.isHTMLSpace, byte != 0x3E {
            value.append(byte.asciiLowercased)
            position += 1
        }
        return byte(0) == nil ? nil : (value, start..<position)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

// HTML 2.6.5, "extracting a character encoding from a meta element"
enum EncodingLabel {
    /// The label behind `charset=` in a `content` attribute.
    static func extract(from content: String) -> String? {
        let bytes = Array(content.utf8)
        var index = 0
        while let found = charset(in: bytes, from: index) {
            index = found
            while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
            guard index < bytes.count, bytes[index] == 0x3D else { continue }
            index += 1
            while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
            guard index < bytes.count else { return nil }
            return label(bytes, from: index)
        }
        return nil
    }

    private static func charset(in bytes: [UInt8], from start: Int) -> Int? {
        let word = Array("charset".utf8)
        var index = start
        while index + word.count <= bytes.count {
            if bytes[index..<index + word.count].elementsEqual(word) { return index + word.count }
            index += 1
        }
        return nil
    }

    private static func label(_ bytes: [UInt8], from start: Int) -> String? {
        let first = bytes[start]
        if first == 0x22 || first == 0x27 {
            guard let end = bytes[(start + 1)...].firstIndex(of: first) else { return nil }
            return trimmed(String(decoding: bytes[start + 1..<end], as: UTF8.self))
        }
        let rest = bytes[start...].prefix { !$0.isHTMLSpace && $0 != 0x3B }
        return String(decoding: rest, as: UTF8.self)
    }

    static func trimmed(_ label: String) -> String {
        let bytes = Array(label.utf8)
        let head = bytes.drop { $0.isHTMLSpace }
        let tail = head.reversed().drop { $0.isHTMLSpace }
        return String(decoding: tail.reversed(), as: UTF8.self)
    }
}
