import Diagnostics
import Standards

/// A worksheet as a task list in GitHub's Markdown.
public enum MarkdownFormat {
    /// The list of a worksheet. Complexity: O(size of the worksheet).
    public static func bytes(of worksheet: Worksheet) -> [UInt8] {
        var text = "# \(escaped(worksheet.title))\n\n"
        text +=
            "Content version \(escaped(worksheet.contentVersion)), \(CountText.of(worksheet.rows.count, "check")).\n"
        var component: String?
        var group: String?
        for row in worksheet.rows {
            if row.component != component {
                text += "\n## \(escaped(row.componentTitle)) (`\(row.component)`)\n"
                (component, group) = (row.component, nil)
            }
            let heading = row.groupTitle.isEmpty ? row.group : row.groupTitle
            if heading != group {
                text += "\n### \(escaped(heading))\n\n"
                group = heading
            }
            text += line(row)
        }
        return Array(text.utf8)
    }

    private static func line(_ row: WorksheetRow) -> String {
        var line = "- [ ] **\(escaped(row.printedCode))** \(escaped(row.text))"
        if !row.wcag.isEmpty { line += " WCAG \(row.wcag.joined(separator: ", "))." }
        if !row.href.isEmpty { line += " [Rule](<\(row.href)>)" }
        line += "\n"
        for how in row.howToTest { line += "  - \(escaped(how))\n" }
        return line
    }

    /// Text on one line, with the characters escaped that Markdown would read as its own.
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        var atSpace = false
        for byte in text.utf8 {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                atSpace = !bytes.isEmpty
                continue
            }
            if atSpace { bytes.append(0x20) }
            atSpace = false
            if isSpecial(byte) { bytes.append(0x5C) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The characters `\`, `` ` ``, `*`, `_`, `[`, `]`, `<`, `>`, `#`, `|`, `~` and `&`.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x3C, 0x3E, 0x23, 0x7C, 0x7E, 0x26: true
        default: false
        }
    }
}
