/// One option of a command, as `--name`, `--name VALUE` or `--name=VALUE`.
struct Option: Sendable {
    let name: String
    /// The placeholder of the value in the help, such as `DIR`; nil for a switch without a value.
    var value: String?
    /// The only values taken, or empty for any.
    var choices: [String] = []
    var repeats = false
    /// A one-letter form, such as `o`.
    var letter: Character?
    let summary: String

    /// How the option is written in the help: `--format text|json`.
    var usage: String {
        let placeholder = choices.isEmpty ? value : choices.joined(separator: "|")
        let short = letter.map { "-\($0), " } ?? ""
        return short + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
    }
}

extension Option {
    static let root = Option(
        name: "root", value: "DIR", summary: "the project: the folder with content/ (default: here or above)")
    static let color = Option(
        name: "color", value: "WHEN", choices: ["auto", "always", "never"], summary: "colours in messages")
    static let help = Option(name: "help", letter: "h", summary: "print this help")
    static let output = Option(
        name: "output", value: "DIR", letter: "o", summary: "where the site goes (default: public)")
    static let strict = Option(name: "strict", summary: "warnings are errors")
    static let locked = Option(
        name: "locked", summary: "fail instead of changing content/rules.lock")
    static let jobs = Option(name: "jobs", value: "N", summary: "threads to use (default: one a core)")

    static func format(_ choices: [String]) -> Option {
        Option(
            name: "format", value: "FORMAT", choices: choices,
            summary: "how to print the result (default: \(choices[0]))")
    }
}
