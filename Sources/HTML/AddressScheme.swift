/// Schemes of addresses that content may not use (design 4.6).
public enum AddressScheme {
    private static let refused: Set<String> = ["javascript", "vbscript", "data", "blob", "file", "filesystem"]

    /// The scheme of an address in lower case, as the URL standard finds it: white space and controls around it, and
    /// tabs and line breaks inside it, do not count. Nil for a relative address.
    public static func scheme(of address: some Sequence<UInt8>) -> String? {
        var scheme: [UInt8] = []
        for byte in address {
            if byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
            if scheme.isEmpty, byte <= 0x20 { continue }
            if byte == 0x3A { return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self) }
            let isFirst = scheme.isEmpty
            let isSchemeByte =
                byte.isASCIILetter || (!isFirst && (byte.isASCIIDigit || byte == 0x2B || byte == 0x2D || byte == 0x2E))
            guard isSchemeByte else { return nil }
            scheme.append(byte.asciiLowercased)
        }
        return nil
    }

    /// Whether the address runs or embeds something, or leads into the reader's own disk.
    public static func isRefused(_ address: some Sequence<UInt8>) -> Bool {
        scheme(of: address).map { refused.contains($0) } ?? false
    }
}
