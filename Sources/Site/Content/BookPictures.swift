import Diagnostics
import Guidance

/// The pictures that documents show, as `data:` addresses, so that the book carries them when it is sent alone.
enum BookPictures {
    /// A larger picture is left where it is: with it the book could be neither sent nor opened well. In bytes.
    static let largest = 1_000_000
    /// What all of them may take, in bytes.
    static let largestSum = 20_000_000

    private static let mediaTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "avif": "image/avif", "svg": "image/svg+xml",
    ]

    /// Addresses by the path of the picture from the root of the site. What is left out is told.
    static func addresses(
        of catalog: Catalog, files: [SourceFile], diagnostics: inout DiagnosticList
    ) -> [String: String] {
        let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var addresses: [String: String] = [:]
        var seen = Set<String>()
        var sum = 0
        for reference in catalog.entries.lazy.flatMap({ $0.referencesByNode.values.joined() }).sorted(by: isBefore) {
            guard reference.form == .image || reference.form == .raw, case .asset(let path) = reference.target,
                seen.insert(path).inserted, let type = mediaTypes[fileExtension(of: path)],
                let file = files["content/" + path]
            else { continue }
            guard file.bytes.count <= largest, sum + file.bytes.count <= largestSum else {
                diagnostics.report(
                    SiteCodes.largePicture,
                    "`\(path)` has \(file.bytes.count / 1_000) KB and is not put into book.html", at: reference.span,
                    help:
                        "a book takes pictures of up to \(largest / 1_000) KB each and \(largestSum / 1_000_000) MB together"
                )
                continue
            }
            sum += file.bytes.count
            addresses[path] = "data:\(type);base64,\(base64(file.bytes))"
        }
        return addresses
    }

    private static func isBefore(_ left: Reference, _ right: Reference) -> Bool {
        (left.span.file.path, left.span.range.lowerBound) < (right.span.file.path, right.span.range.lowerBound)
    }

    private static func fileExtension(of path: String) -> String {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    }

    /// RFC 4648, 4.
    static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let rest = bytes[index..<min(index + 3, bytes.count)]
            let bits = rest.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - rest.count))
            for place in 0..<4 {
                output.append(place <= rest.count ? digits[Int(bits >> UInt32(18 - 6 * place)) & 63] : 0x3D)
            }
            index += 3
        }
        return String(decoding: output, as: UTF8.self)
    }
}
