import Diagnostics

/// The words of a command line, sorted into options and operands and checked against what the command takes.
struct Arguments: Sendable {
    private(set) var values: [String: [String]] = [:]
    private(set) var operands: [String] = []

    /// The last value given for an option, or nil.
    func value(_ name: String) -> String? { values[name]?.last }
    func all(_ name: String) -> [String] { values[name] ?? [] }
    func has(_ name: String) -> Bool { values[name] != nil }

    /// A positive whole number, or nil when the option was not given.
    func count(_ name: String) throws(CommandFailure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .usage("`--\(name)` takes a whole number above 0, not `\(text)`")
        }
        return number
    }

    /// - Throws: `CommandFailure.usage`, naming the nearest option or choice.
    init(_ words: [String], for command: Command) throws(CommandFailure) {
        let options = command.options + [.color, .help]
        var index = 0
        var optionsEnded = false
        while index < words.count {
            let word = words[index]
            index += 1
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try take(word, options: options, command: command, rest: words, index: &index)
            }
        }
        guard command.operands.allows(operands.count) else {
            let problem =
                operands.count < command.operands.minimum
                ? "`handrail \(command.name)` needs \(command.operands.usage)"
                : "`handrail \(command.name)` does not take `\(operands[command.operands.maximum])`"
            if has("help") { return }
            throw .usage(problem, help: "usage: \(command.usageLine)")
        }
    }

    private mutating func take(
        _ word: String, options: [Option], command: Command, rest words: [String], index: inout Int
    ) throws(CommandFailure) {
        let isLong = word.hasPrefix("--")
        let body = word.drop { $0 == "-" }
        let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let option = options.first { isLong ? $0.name == name : $0.letter.map { String($0) } == name }
        guard let option else {
            let near = NearestName.suggestions(for: name, among: options.map(\.name), limit: 1).first
            throw .usage(
                "`handrail \(command.name)` has no option `\(word)`",
                help: near.map { "did you mean `--\($0)`?" } ?? "see `handrail \(command.name) --help`")
        }
        var value: String?
        if parts.count == 2 { value = String(parts[1]) }
        if option.value == nil {
            guard value == nil else { throw .usage("`--\(option.name)` takes no value") }
            values[option.name, default: []].append("")
            return
        }
        if value == nil, index < words.count {
            value = words[index]
            index += 1
        }
        guard let value, !value.isEmpty else {
            throw .usage("`--\(option.name)` needs a value", help: "write `\(option.usage)`")
        }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            let near = NearestName.suggestions(for: value, among: option.choices, limit: 1).first
            throw .usage(
                "`--\(option.name)` cannot be `\(value)`",
                help: near.map { "did you mean `\($0)`?" } ?? "it is one of \(option.choices.joined(separator: ", "))")
        }
        if !option.repeats, values[option.name] != nil {
            throw .usage("`--\(option.name)` was given twice")
        }
        values[option.name, default: []].append(value)
    }
}
