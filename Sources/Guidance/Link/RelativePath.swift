/// Destinations of links as paths from the project's root.
enum RelativePath {
    /// True for `https:`, `mailto:` and every other scheme, and for `//host`.
    static func isExternal(_ destination: String) -> Bool {
        if destination.hasPrefix("//") { return true }
        guard let colon = destination.utf8.firstIndex(of: 0x3A) else { return false }
        let scheme = destination.utf8[..<colon]
        // RFC 3986 clause 3.1: a letter, then letters, digits, "+", "-", ".".
        guard let first = scheme.first, (0x61...0x7A).contains(first | 0x20) else { return false }
        return scheme.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
        }
    }

    /// The path that a destination names as seen from a file, without query, and its fragment decoded; nil when it leads
    /// out of the project or is a path from a host's root.
    static func resolve(_ destination: String, from file: String) -> (path: String, fragment: String?)? {
        var path = destination[...]
        var fragment: String?
        if let hash = path.firstIndex(of: "#") {
            fragment = decoded(String(path[path.index(after: hash)...]))
            path = path[..<hash]
        }
        if let query = path.firstIndex(of: "?") { path = path[..<query] }
        guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
        var parts = file.split(separator: "/").dropLast().map(String.init)
        for part in decoded(String(path)).split(separator: "/", omittingEmptySubsequences: true) {
            switch part {
            case ".": continue
            case "..":
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            default: parts.append(String(part))
            }
        }
        return (parts.joined(separator: "/"), fragment)
    }

    /// The last part of a destination without fragment and ending: `../guidance/sheet.md#guide` gives `sheet`.
    static func stem(of destination: String) -> String {
        let path = destination.split(separator: "#", omittingEmptySubsequences: false).first ?? ""
        var name = path.split(separator: "/").last.map(String.init) ?? ""
        for ending in [".md", ".mdx", ".markdown", ".html"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return name
    }

    /// Percent-decoding of RFC 3986 clause 2.1; malformed sequences stay as they are.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(0x25) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
