import Diagnostics
import Standards

/// A worksheet as a task list in GitHub's Markdown.
public enum MarkdownFormat {
    public static func bytes(of worksheet: Worksheet) -> [UInt8] {
        var text = "# \(escaped(worksheet.title))\n\n"
        text += "Content version \(escaped(worksheet.contentVersion)), \(worksheet.rows.count) checks.\n"
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
        var escaped = ""
        var atSpace = false
        for character in text {
            if character.isWhitespace || character.isNewline {
                atSpace = !escaped.isEmpty
                continue
            }
            if atSpace { escaped.append(" ") }
            atSpace = false
            if "\\`*_[]<>#|~&".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
