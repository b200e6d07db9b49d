import Diagnostics

/// Ids and the names of files made from them.
enum EntryName {
    /// True for small letters, digits, hyphens, underscores and dots that neither start nor end the id nor touch.
    static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name == sanitized(name)
    }

    /// The nearest valid id: capitals become small letters, letters beyond ASCII as in `ASCIIName`, other characters
    /// hyphens. Never empty, never longer than file systems allow.
    static func sanitized(_ name: String) -> String {
        var result: [UInt8] = []
        for byte in ASCIIName.letters(of: name).utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x5F: result.append(byte)
            case 0x2E: if let last = result.last, last != 0x2E { result.append(byte) }
            default: if let last = result.last, last != 0x2D, last != 0x2E { result.append(0x2D) }
            }
        }
        while let last = result.last, last == 0x2D || last == 0x2E { result.removeLast() }
        return result.isEmpty ? "document" : ASCIIName.bounded(String(decoding: result, as: UTF8.self))
    }

    /// The base of a file name: dots and underscores become hyphens. Only letters, digits and hyphens, so that it can
    /// never lead out of a folder.
    static func slug(_ name: String) -> String {
        String(decoding: sanitized(name).utf8.map { $0 == 0x2E || $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
    }

    /// A title made from a file name: `dialog.modal` gives `Dialog modal`.
    static func title(fromStem stem: String) -> String {
        let words = Wording.normalized(String(stem.map { "._-".contains($0) ? " " : $0 }))
        return words.isEmpty ? "Untitled" : words.prefix(1).uppercased() + words.dropFirst()
    }
}
