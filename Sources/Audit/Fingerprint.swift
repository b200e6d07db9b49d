/// A name for a finding that stays the same when lines move: made of the rule, the page, the element, and its place
/// among equal ones on the page.
enum Fingerprint {
    /// One for each finding of the report, in order; unique within it.
    static func all(of report: Report) -> [String] {
        var seen: [String: Int] = [:]
        return report.pages.flatMap { page in
            page.findings.map { finding in
                let base = [finding.rule, finding.outcome.rawValue, page.path, finding.excerpt, finding.scheme ?? ""]
                    .joined(separator: "\u{1F}")
                let occurrence = seen[base, default: 0]
                seen[base] = occurrence + 1
                return hash(base + "\u{1F}\(occurrence)")
            }
        }
    }

    /// FNV-1a, 64 bits, as sixteen hexadecimal digits.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
