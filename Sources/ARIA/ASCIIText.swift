// White space as HTML knows it, on strings.

extension Character {
    /// HTML Standard: tab, line feed, form feed, carriage return, space.
    var isHTMLSpace: Bool {
        switch self {
        case " ", "\t", "\n", "\u{C}", "\r", "\r\n": true
        default: false
        }
    }
}

extension String {
    /// Without ASCII white space at both ends.
    public var trimmedASCII: String {
        let units = Array(utf8)
        var start = 0
        var end = units.count
        while start < end, units[start].isHTMLSpace { start += 1 }
        while end > start, units[end - 1].isHTMLSpace { end -= 1 }
        return start == 0 && end == units.count ? self : String(decoding: units[start..<end], as: UTF8.self)
    }

    /// The tokens between ASCII white space.
    public var spaceSeparatedTokens: [String] {
        utf8.split(whereSeparator: \.isHTMLSpace).map { String(decoding: Array($0), as: UTF8.self) }
    }
}

extension UInt8 {
    /// HTML Standard: tab, line feed, form feed, carriage return, space.
    @inline(__always)
    public var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D }
}
