extension Language {
    static let html = Language("html", aliases: ["xml", "svg", "vue", "xhtml"], scan: scanHTML)

    @Sendable
    private static func scanHTML(_ scanner: inout CodeScanner) {
        while !scanner.isAtEnd {
            let start = scanner.position
            guard scanner.current == 0x3C else {
                scanText(&scanner)
                continue
            }
            if scanner.starts(with: "<!--") {
                scanner.mark(upTo: scanner.end(after: "-->", from: start + 4), .comment)
            } else if scanner.byte(start + 1) == 0x21 || scanner.byte(start + 1) == 0x3F {
                scanner.mark(upTo: scanner.end(after: ">", from: start), .keyword)
            } else {
                let nameStart = scanner.byte(start + 1) == 0x2F ? start + 2 : start + 1
                guard CodeByte.isLetter(scanner.byte(nameStart)) else {
                    scanner.position += 1
                    continue
                }
                let nameEnd = scanner.end(from: nameStart) {
                    CodeByte.isWord($0) || $0 == 0x2D || $0 == 0x3A || $0 == 0x2E
                }
                scanner.mark(start..<nameEnd, .tag)
                scanAttributes(&scanner)
                if nameStart == start + 1 { scanEmbedded(&scanner, nameStart..<nameEnd) }
            }
        }
    }

    /// Reads the content of `script` and `style` in their own language.
    private static func scanEmbedded(_ scanner: inout CodeScanner, _ name: Range<Int>) {
        let isScript = scanner.starts(with: "script", at: name.lowerBound) && name.count == 6
        guard isScript || (scanner.starts(with: "style", at: name.lowerBound) && name.count == 5) else { return }
        let whole = scanner.end
        var index = scanner.position
        while index < whole, !scanner.starts(with: isScript ? "</script" : "</style", at: index) { index += 1 }
        scanner.end = index
        if isScript { Language.javaScript.scan(&scanner) } else { scanCSS(&scanner) }
        scanner.position = index
        scanner.end = whole
    }

    private static func scanText(_ scanner: inout CodeScanner) {
        let start = scanner.position
        guard scanner.current == 0x26 else {
            scanner.position = scanner.end(from: start) { $0 != 0x3C && $0 != 0x26 }
            return
        }
        let end = scanner.end(from: start + 1) { CodeByte.isWord($0) || $0 == 0x23 }
        if scanner.byte(end) == 0x3B, end > start + 1 {
            scanner.mark(start..<end + 1, .literal)
        } else {
            scanner.position += 1
        }
    }

    /// Reads to the end of the tag.
    private static func scanAttributes(_ scanner: inout CodeScanner) {
        while !scanner.isAtEnd {
            let start = scanner.position
            let byte = scanner.current
            if byte == 0x3E {
                scanner.mark(upTo: start + 1, .tag)
                return
            }
            if byte == 0x2F, scanner.byte(start + 1) == 0x3E {
                scanner.mark(upTo: start + 2, .tag)
                return
            }
            if byte == 0x3C { return }
            if byte == 0x3D {
                scanner.position = scanner.end(from: start + 1, while: CodeByte.isSpace)
                scanValue(&scanner)
            } else if CodeByte.isSpace(byte) || byte == 0x2F || byte == 0x22 || byte == 0x27 {
                scanner.position += 1
            } else {
                let end = scanner.end(from: start) {
                    !CodeByte.isSpace($0) && $0 != 0x3D && $0 != 0x3E && $0 != 0x2F && $0 != 0x3C
                }
                scanner.mark(start..<max(end, start + 1), .attribute)
            }
        }
    }

    private static func scanValue(_ scanner: inout CodeScanner) {
        let start = scanner.position
        let quote = scanner.current
        if quote == 0x22 || quote == 0x27 {
            let end = scanner.end(from: start + 1) { $0 != quote }
            scanner.mark(start..<min(end + 1, scanner.end), .string)
        } else {
            scanner.mark(
                start..<scanner.end(from: start) { !CodeByte.isSpace($0) && $0 != 0x3E && $0 != 0x3C }, .string)
        }
    }
}
