/// A document of ours in Markdown for people at a terminal: at most 80 columns wide, tables as lists.
enum TerminalText {
    static func wrapped(_ markdown: String) -> String {
        var output: [String] = []
        var paragraph: [Substring] = []
        var header: [String]?
        func closeParagraph() {
            guard !paragraph.isEmpty else { return }
            output.append(Help.wrapped(paragraph.joined(separator: " "), indent: 0))
            paragraph = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("| ") {
                closeParagraph()
                let cells = cells(of: line)
                guard let names = header else {
                    header = cells
                    continue
                }
                // The line of dashes below the header.
                guard !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) else { continue }
                output.append(item(cells, names))
                continue
            }
            header = nil
            if line.hasPrefix("- ") {
                closeParagraph()
                output.append("- " + Help.wrapped(plain(line.dropFirst(2)), indent: 2))
            } else if line.isEmpty || line.hasPrefix("#") {
                closeParagraph()
                output.append(withoutAttributes(line))
            } else {
                paragraph.append(line)
            }
        }
        closeParagraph()
        return output.joined(separator: "\n")
    }

    /// `- name (type): meaning; for example x`
    private static func item(_ cells: [String], _ names: [String]) -> String {
        var text = cells[0]
        for (cell, name) in zip(cells, names).dropFirst() where !cell.isEmpty && cell != "``" {
            switch name {
            case "type": text += " (\(cell))"
            case "example": text += "; for example \(cell)"
            default: text += ": \(cell)"
            }
        }
        return "- " + Help.wrapped(text, indent: 2)
    }

    private static func cells(of line: Substring) -> [String] {
        var cells: [String] = [""]
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append("")
            } else if character != "\\" || isEscaped {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells.dropLast().map { plain($0.split(separator: " ").joined(separator: " ")) }
    }

    /// Links as their text.
    private static func plain(_ text: some StringProtocol) -> String {
        String(text).replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
    }

    private static func withoutAttributes(_ line: Substring) -> String {
        guard let start = line.firstRange(of: " {#") else { return String(line) }
        return String(line[..<start.lowerBound])
    }
}
