extension Language {
    static let diff = Language("diff", aliases: ["patch"], scan: scanDiff)

    @Sendable
    private static func scanDiff(_ scanner: inout CodeScanner) {
        while !scanner.isAtEnd {
            let end = scanner.lineEnd(from: scanner.position)
            let isHeader =
                scanner.starts(with: "+++ ") || scanner.starts(with: "--- ") || scanner.starts(with: "diff ")
                || scanner.starts(with: "index ")
            switch scanner.current {
            case _ where isHeader: scanner.mark(upTo: end, .keyword)
            case 0x2B: scanner.mark(upTo: end, .inserted)
            case 0x2D: scanner.mark(upTo: end, .deleted)
            case 0x40 where scanner.starts(with: "@@"): scanner.mark(upTo: end, .attribute)
            default: break
            }
            scanner.position = min(end + 1, scanner.end)
        }
    }
}
