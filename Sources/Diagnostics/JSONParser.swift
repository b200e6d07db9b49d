/// Reads JSON strictly as RFC 8259 has it, with a place for every value.
///
/// Refused with one diagnostic: everything outside the grammar, invalid UTF-8, a lone surrogate, a number beyond the
/// range of a double, an object with the same key twice, and nesting deeper than `depthLimit`. A byte order mark at
/// the start is passed over.
public struct JSONParser {
    /// Arrays and objects may stand this deep in each other.
    public static let depthLimit = 200

    /// The value of the whole file, or of a part of it; nil when it was refused.
    ///
    /// A number that would be written in another way than it stands there is kept as text. Complexity: O(n) in the
    /// length of the file.
    ///
    /// - Parameters:
    ///   - range: byte offsets, such as those of a script element in a page.
    ///   - code: the code under which the caller's users know a damaged file.
    public static func parse(
        _ file: SourceFile, in range: Range<Int>? = nil, code: DiagnosticCode, diagnostics: inout DiagnosticList
    ) -> JSONNode? {
        var parser = JSONParser(file: file, range: (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count))
        do throws(Failure) {
            return try parser.document()
        } catch {
            diagnostics.report(
                code, error.message, at: file.span(error.range), help: error.help, related: error.related)
            return nil
        }
    }

    /// What stopped the parser. It never leaves this file: callers see a diagnostic.
    private struct Failure: Error {
        var message: String
        var range: Range<Int>
        var help: String?
        var related: [Diagnostic.Related] = []
    }

    private let file: SourceFile
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(file: SourceFile, range: Range<Int>) {
        self.file = file
        bytes = range.upperBound == file.bytes.count ? file.bytes : Array(file.bytes[..<range.upperBound])
        position = range.lowerBound
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ message: String, from start: Int? = nil, help: String? = nil) -> Failure {
        let start = min(start ?? position, bytes.count)
        return Failure(message: message, range: start..<min(max(position, start + 1), bytes.count), help: help)
    }

    private mutating func document() throws(Failure) -> JSONNode {
        if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw failure("the file is UTF-16, but JSON is UTF-8", help: "save it as UTF-8")
        }
        skipWhiteSpace()
        let node = try value()
        skipWhiteSpace()
        if position < bytes.count { throw failure("expected the end of the file after the JSON value") }
        return node
    }

    private mutating func skipWhiteSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func value() throws(Failure) -> JSONNode {
        guard let byte = current else {
            throw failure("the file ends where a value is expected", help: "is it cut off?")
        }
        let start = position
        switch byte {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""):
            let text = try string()
            return JSONNode(.string(text), range: start..<position)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default:
            for (word, content) in [("null", JSONNode.Content.null), ("true", .bool(true)), ("false", .bool(false))]
            where bytes[position...].starts(with: word.utf8) {
                position += word.utf8.count
                return JSONNode(content, range: start..<position)
            }
            throw failure("expected a JSON value")
        }
    }

    private mutating func array() throws(Failure) -> JSONNode {
        let start = position
        try enter()
        var items: [JSONNode] = []
        skipWhiteSpace()
        if current == UInt8(ascii: "]") {
            position += 1
        } else {
            repeat {
                skipWhiteSpace()
                items.append(try value())
            } while try continues(to: UInt8(ascii: "]"), from: start)
        }
        depth -= 1
        return JSONNode(.array(items), range: start..<position)
    }

    private mutating func object() throws(Failure) -> JSONNode {
        let start = position
        try enter()
        var members: [JSONNode.Member] = []
        var places: [String: Range<Int>] = [:]
        skipWhiteSpace()
        if current == UInt8(ascii: "}") {
            position += 1
        } else {
            repeat {
                let member = try member()
                if let first = places.updateValue(member.keyRange, forKey: member.key) {
                    throw Failure(
                        message: "the member \"\(member.key)\" is given twice", range: member.keyRange,
                        related: [.init("the first one is here", at: file.span(first))])
                }
                members.append(member)
            } while try continues(to: UInt8(ascii: "}"), from: start)
        }
        depth -= 1
        return JSONNode(.object(members), range: start..<position)
    }

    private mutating func member() throws(Failure) -> JSONNode.Member {
        skipWhiteSpace()
        guard current == UInt8(ascii: "\"") else {
            throw failure("expected the name of a member in double quotes")
        }
        let keyStart = position
        let key = try string()
        let keyRange = keyStart..<position
        skipWhiteSpace()
        guard current == UInt8(ascii: ":") else { throw failure("expected `:` after the name of a member") }
        position += 1
        skipWhiteSpace()
        return JSONNode.Member(key: key, keyRange: keyRange, value: try value())
    }

    private mutating func enter() throws(Failure) {
        depth += 1
        if depth > JSONParser.depthLimit {
            throw failure("the JSON is nested more than \(JSONParser.depthLimit) deep")
        }
        position += 1
    }

    /// After an item: true at a comma, false at the closing bracket.
    private mutating func continues(to close: UInt8, from start: Int) throws(Failure) -> Bool {
        skipWhiteSpace()
        guard let byte = current else {
            var failure = failure("the file ends inside an \(close == UInt8(ascii: "]") ? "array" : "object")")
            failure.help = "is it cut off?"
            failure.related = [.init("it starts here", at: file.span(start..<(start + 1)))]
            throw failure
        }
        guard byte == UInt8(ascii: ",") || byte == close else {
            throw failure("expected `,` or `\(Character(Unicode.Scalar(close)))`")
        }
        position += 1
        return byte != close
    }

    private mutating func number() throws(Failure) -> JSONNode {
        let start = position
        var isInteger = true
        if current == UInt8(ascii: "-") { position += 1 }
        let digits = position
        skipDigits()
        if position == digits || (bytes[digits] == UInt8(ascii: "0") && position > digits + 1) {
            throw failure("not a JSON number", from: start)
        }
        if current == UInt8(ascii: ".") {
            isInteger = false
            position += 1
            let fraction = position
            skipDigits()
            if position == fraction { throw failure("a digit is expected after the decimal point", from: start) }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isInteger = false
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            let exponent = position
            skipDigits()
            if position == exponent { throw failure("a digit is expected in the exponent", from: start) }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, let value = Int(text), String(value) == text {
            return JSONNode(.int(value), range: start..<position)
        }
        guard let value = Double(text), value.isFinite else { throw failure("the number is too large", from: start) }
        let isKept = JSONValue.double(value).serialized() == text
        return JSONNode(isKept ? .double(value) : .number(text), range: start..<position)
    }

    private mutating func skipDigits() {
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    }

    private mutating func string() throws(Failure) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let run = position
            while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x22, bytes[position] != 0x5C {
                position += 1
            }
            text += bytes[run..<position]
            guard position < bytes.count else { break }
            switch bytes[position] {
            case 0x22:
                position += 1
                guard let valid = String(validating: text, as: UTF8.self) else {
                    throw failure("the text is not valid UTF-8", from: start, help: "save the file as UTF-8")
                }
                return valid
            case 0x5C: try escape(into: &text)
            default:
                throw failure("a control character or line break stands in a string", help: "write it as an escape")
            }
        }
        throw failure("the string is never closed", from: start)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        let start = position
        position += 1
        let letter = current
        position += 1
        switch letter {
        case UInt8(ascii: "\""): text.append(0x22)
        case UInt8(ascii: "\\"): text.append(0x5C)
        case UInt8(ascii: "/"): text.append(0x2F)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexadecimal(from: start)
            if (0xD800..<0xDC00).contains(code), bytes[min(position, bytes.count)...].starts(with: [0x5C, 0x75]) {
                position += 2
                let low = try hexadecimal(from: start)
                guard (0xDC00..<0xE000).contains(low) else { throw failure("half of a surrogate pair", from: start) }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw failure("half of a surrogate pair", from: start) }
            text += String(Character(scalar)).utf8
        default: throw failure("not an escape of JSON", from: start)
        }
    }

    private mutating func hexadecimal(from start: Int) throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("`\\u` needs four hexadecimal digits", from: start)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
