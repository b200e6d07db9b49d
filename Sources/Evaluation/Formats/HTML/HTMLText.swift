/// Builds HTML text; every value is escaped.
struct HTMLText {
    private(set) var text = ""

    /// Markup that is written in code.
    mutating func raw(_ markup: String) { text += markup }

    mutating func escaped(_ value: String) { text += HTMLText.escape(value) }

    /// `<name attributes>value</name>`
    mutating func element(_ name: String, _ attributes: String, _ value: String) {
        text += "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(HTMLText.escape(value))</\(name)>"
    }

    mutating func element(_ name: String, _ value: String) { element(name, "", value) }

    static func escape(_ value: String) -> String {
        var escaped = ""
        for character in value.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // HTML Standard 13.1.4: control characters other than white space must not stand in text.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// Text with its line breaks.
    static func lines(_ value: String) -> String {
        value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { escape(String($0)) }
            .joined(separator: "<br>")
    }
}

extension HTMLText {
    /// A table in a region that scrolls on narrow screens and can be reached by keyboard.
    mutating func table(_ caption: String, id: String, head: [String], rows: [[Cell]]) {
        raw("<div class=\"scroll\" role=\"region\" aria-labelledby=\"\(id)\" tabindex=\"0\"><table>")
        element("caption", "id=\"\(id)\"", caption)
        raw("<thead><tr>")
        for name in head { element("th", "scope=\"col\"", name) }
        raw("</tr></thead><tbody>\n")
        for row in rows {
            raw("<tr>")
            for (index, cell) in row.enumerated() {
                let name = index == 0 ? "th" : "td"
                let scope = index == 0 ? " scope=\"row\"" : ""
                raw("<\(name)\(scope)\(cell.isNumber ? " class=\"number\"" : "")>\(cell.markup)</\(name)>")
            }
            raw("</tr>\n")
        }
        raw("</tbody></table></div>\n")
    }

    struct Cell {
        var markup: String
        var isNumber = false

        static func text(_ value: String) -> Cell { Cell(markup: HTMLText.lines(value)) }
        static func number(_ value: Int) -> Cell { Cell(markup: String(value), isNumber: true) }
        static func markup(_ markup: String) -> Cell { Cell(markup: markup) }
    }
}
