import ARIA
import HTML

/// Where an address in a page leads, seen from the audited folder (URL Standard 4.4, as far as files go).
struct SiteAddress: Sendable, Hashable {
    enum Place: Sendable, Hashable {
        /// A path in the folder, percent-decoded, without dot segments; empty for the folder itself.
        case inside(String)
        /// `/…`, which is the root of the host and not known to be that of the folder; the path without the slash.
        case hostRoot(String)
        /// `../…` above the folder.
        case above
        /// Another host, or the same by a full URL.
        case network(String)
        /// `mailto:`, `data:`, `javascript:` and so on.
        case otherScheme(String)
        /// The page itself.
        case samePage
        case invalid(String)
    }

    var place: Place
    /// Percent-decoded; nil without `#`.
    var fragment: String?

    init(place: Place, fragment: String?) {
        self.place = place
        self.fragment = fragment
    }

    /// - Parameters:
    ///   - address: as it stands in an attribute.
    ///   - page: the path of the page in the folder.
    init(_ address: String, from page: String) {
        let text = address.trimmedASCII
        var path = text[...]
        // Delimiters are looked for in bytes: to a `Character`, `#` before a variation selector is no `#`.
        if let hash = path.utf8.firstIndex(of: 0x23) {
            fragment = PercentEncoding.decode(String(path[path.utf8.index(after: hash)...]))
            path = path[..<hash]
        }
        if let scheme = SiteAddress.scheme(of: path) {
            place = SiteAddress.place(of: path, scheme: scheme)
            return
        }
        if path.utf8.starts(with: "//".utf8) {
            place =
                SiteAddress.host(in: Substring(path.utf8.dropFirst(2))).map { .network($0) }
                ?? .invalid("there is no host")
            return
        }
        if let query = path.utf8.firstIndex(of: 0x3F) { path = path[..<query] }
        if path.isEmpty {
            place = .samePage
        } else if path.utf8.first == 0x2F {
            place = .hostRoot(SiteAddress.resolve(Substring(path.utf8.dropFirst()), from: "") ?? "")
        } else {
            place = SiteAddress.resolve(path, from: page).map { .inside($0) } ?? .above
        }
    }

    private static func scheme(of path: Substring) -> String? {
        guard let colon = path.utf8.firstIndex(of: 0x3A), colon > path.startIndex else { return nil }
        let scheme = path[..<colon]
        guard let first = scheme.utf8.first, isLetter(first) else { return nil }
        let isScheme = scheme.utf8.allSatisfy {
            isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
        }
        return isScheme ? scheme.lowercased() : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func place(of path: Substring, scheme: String) -> Place {
        guard ["http", "https", "ftp", "ws", "wss"].contains(scheme) else { return .otherScheme(scheme) }
        let rest = path.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == 0x2F || $0 == 0x5C }
        return host(in: Substring(rest)).map { .network($0) } ?? .invalid("the address has no valid host")
    }

    /// The host of an authority, or nil for one that cannot be parsed (URL Standard 3.5, forbidden host code points).
    private static func host(in rest: Substring) -> String? {
        var authority = rest.prefix { $0 != "/" && $0 != "\\" && $0 != "?" }
        if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
        var host = authority
        if !authority.hasPrefix("["), let colon = authority.lastIndex(of: ":") {
            host = authority[..<colon]
            let port = authority[authority.index(after: colon)...]
            guard port.isEmpty || (UInt16(port) != nil) else { return nil }
        }
        guard !host.isEmpty, !host.contains(where: { " <>^|".contains($0) || $0.isWhitespace }) else { return nil }
        return String(host)
    }

    /// The path from the folder's root, without dot segments; nil when it leads above the folder.
    private static func resolve(_ path: Substring, from page: String) -> String? {
        // The segments so far, joined; how many they are tells one empty segment from none.
        var joined: [UInt8] = []
        var count = 0
        func append(_ segment: some Collection<UInt8>) {
            if count > 0 { joined.append(0x2F) }
            joined.append(contentsOf: segment)
            count += 1
        }
        for segment in page.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).dropLast() { append(segment) }
        let parts = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            var part = Array(part)
            if part.contains(0x25) { part = Array(PercentEncoding.decode(String(decoding: part, as: UTF8.self)).utf8) }
            switch part.count {
            case 2 where part[0] == 0x2E && part[1] == 0x2E:
                guard count > 0 else { return nil }
                count -= 1
                joined.removeLast(joined.count - (count == 0 ? 0 : joined.lastIndex(of: 0x2F) ?? 0))
                if index == parts.count - 1 { append([]) }
            case 1 where part[0] == 0x2E: if index == parts.count - 1 { append([]) }
            default: append(part)
            }
        }
        return String(decoding: joined, as: UTF8.self)
    }
}

extension SiteFolder {
    /// What a path in the folder is.
    enum Match: Sendable, Hashable {
        /// The file that a browser would show; for a folder its `index.html`.
        case file(String)
        /// A file whose name differs in letter case only.
        case otherCase(String)
        case missing
    }

    func match(_ path: String) -> Match {
        let candidates = path.isEmpty || path.hasSuffix("/") ? [path + "index.html"] : [path, path + "/index.html"]
        for candidate in candidates where paths.contains(candidate) { return .file(candidate) }
        for candidate in candidates {
            if let actual = pathsByLowercase[candidate.lowercased()] { return .otherCase(actual) }
        }
        // A folder without an index page is listed by most hosts and by browsers.
        if folders.contains(path.hasSuffix("/") ? String(path.dropLast()) : path) || path.isEmpty { return .file(path) }
        return .missing
    }
}
