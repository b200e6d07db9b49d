import HTML

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
        let (path, fragment) = cut(destination)
        guard !path.isEmpty, path.utf8.first != 0x2F else { return nil }
        var parts = file.split(separator: "/").dropLast().map(String.init)
        for part in PercentEncoding.decode(path).split(separator: "/", omittingEmptySubsequences: true) {
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

    /// A destination without query and fragment, and the fragment decoded. Bytes are compared, because a mark behind `#`
    /// makes one character with it.
    static func cut(_ destination: String) -> (path: String, fragment: String?) {
        let bytes = destination.utf8
        let hash = bytes.firstIndex(of: 0x23)
        let fragment = hash.map {
            PercentEncoding.decode(String(decoding: bytes[bytes.index(after: $0)...], as: UTF8.self))
        }
        let path = bytes[..<(hash ?? bytes.endIndex)].prefix { $0 != 0x3F }
        return (String(decoding: path, as: UTF8.self), fragment)
    }

    /// The last part of a destination without fragment and ending: `../guidance/sheet.md#guide` gives `sheet`.
    static func stem(of destination: String) -> String {
        let path = cut(destination).path
        var name = path.split(separator: "/").last.map(String.init) ?? ""
        for ending in [".md", ".mdx", ".markdown", ".html"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return name
    }
}
