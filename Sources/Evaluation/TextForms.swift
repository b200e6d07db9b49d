import Standards

extension TextForm {
    /// Whether a text has the form. Complexity: O(n).
    func matches(_ text: String) -> Bool {
        switch self {
        case .uuid: TextForm.isUUID(Array(text.utf8))
        case .dateTime: Timestamp(text) != nil
        case .date: TextForm.isDate(text.utf8.prefix(10)) && text.utf8.count == 10
        case .key:
            text.utf8.first.map { (0x61...0x7A).contains($0) } == true
                && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        case .criterion: WCAG.criterion(text) != nil
        case .fingerprint:
            text.utf8.count == 16 && text.utf8.allSatisfy { TextForm.isHexadecimal($0) && !(0x41...0x46).contains($0) }
        case .check: CheckName.id(of: text).contains("#")
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    private static func isUUID(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 36 else { return false }
        return bytes.indices.allSatisfy { [8, 13, 18, 23].contains($0) ? bytes[$0] == 0x2D : isHexadecimal(bytes[$0]) }
    }

    private static func isDate(_ bytes: some Collection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        guard bytes.count == 10 else { return false }
        return bytes.indices.allSatisfy {
            $0 == 4 || $0 == 7 ? bytes[$0] == 0x2D : (0x30...0x39).contains(bytes[$0])
        }
    }
}

/// A date and time of RFC 3339, for comparing.
struct Timestamp: Comparable {
    /// Seconds since the start of the year 0 of the proleptic Gregorian calendar, and parts of a second as text.
    private let seconds: Int
    private let fraction: String

    /// Nil for a text of another form.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20 else { return nil }
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start + count <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[start..<(start + count)] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            return value
        }
        guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
            let minute = number(14, 2), let second = number(17, 2), [4, 7].allSatisfy({ bytes[$0] == 0x2D }),
            [13, 16].allSatisfy({ bytes[$0] == 0x3A }), (1...12).contains(month), (1...31).contains(day), hour < 24,
            minute < 60, second <= 60
        else { return nil }
        var end = 19
        if bytes[end] == UInt8(ascii: ".") {
            end += 1
            while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
        }
        fraction = String(decoding: bytes[19..<end], as: UTF8.self)
        guard end < bytes.count else { return nil }
        var offset = 0
        if bytes[end] | 0x20 == UInt8(ascii: "z") {
            guard end + 1 == bytes.count else { return nil }
        } else {
            guard let hours = number(end + 1, 2), let minutes = number(end + 4, 2), end + 6 == bytes.count,
                bytes[end + 3] == 0x3A, bytes[end] == 0x2B || bytes[end] == 0x2D
            else { return nil }
            offset = (hours * 60 + minutes) * (bytes[end] == 0x2B ? 60 : -60)
        }
        seconds = ((Timestamp.day(year, month, day) * 24 + hour) * 60 + minute) * 60 + second - offset
    }

    /// Days since 1 March of the year 0.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let month = (month + 9) % 12
        return 365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + day
    }

    /// Whether one time is earlier than another; nil when they are the same. No time at all is earlier than any.
    static func isEarlier(_ left: Timestamp?, _ right: Timestamp?) -> Bool? {
        switch (left, right) {
        case (let left?, let right?): left < right ? true : right < left ? false : nil
        case (nil, _?): true
        case (_?, nil): false
        case (nil, nil): nil
        }
    }

    static func < (left: Timestamp, right: Timestamp) -> Bool {
        (left.seconds, left.fraction) < (right.seconds, right.fraction)
    }
}
