/// The texts of `handrail --help` and `handrail COMMAND --help`, at most 80 columns wide.
enum Help {
    static func overview(of commands: [Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let rows = commands.map { "  " + $0.name.padded(to: width + 2) + $0.summary }
        return """
            Handrail: accessible static sites from design-system guidance, audited before
            they are published.

            usage: handrail [COMMAND] [options]

            \(rows.joined(separator: "\n"))

            Without a command, `handrail` builds the project it stands in.
            `handrail COMMAND --help` tells more; `handrail --version` prints the version.

            Exit status: 0 fine, 1 the content or the pages have errors, 2 the command was
            used wrongly, 3 the system failed.

            """
    }

    static func page(of command: Command) -> String {
        let options = command.options + [.color, .help]
        let width = min(options.map(\.usage.count).max() ?? 0, 30)
        var text = "usage: \(command.usageLine)\n\n\(wrapped(command.summary.capitalizedFirst + ".", indent: 0))\n"
        if !command.details.isEmpty { text += "\n\(command.details)\n" }
        text += "\nOptions:\n"
        for option in options {
            let head = "  " + option.usage
            let indent = width + 4
            let summary = wrapped(option.summary, indent: indent)
            text +=
                head.count + 2 > indent
                ? head + "\n" + String(repeating: " ", count: indent) + summary + "\n"
                : head.padded(to: indent) + summary + "\n"
        }
        return text
    }

    /// Words put on lines of 80 columns; lines after the first are indented.
    static func wrapped(_ text: String, indent: Int) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if !last.isEmpty, last.count + 1 + word.count > 80 - indent {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}

extension String {
    func padded(to width: Int) -> String {
        count >= width ? self : self + String(repeating: " ", count: width - count)
    }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
