/// One command of the program: what it takes, what its help says and what it does.
struct Command: Sendable {
    let name: String
    /// One line, for the list in `handrail --help`.
    let summary: String
    /// The paragraphs under the usage line in `handrail COMMAND --help`.
    var details = ""
    var operands = Operands.none
    var options: [Option] = []
    let run: @Sendable (Arguments, Console) async throws(CommandFailure) -> ExitStatus

    /// How many words that are no options a command takes, and how the help writes them.
    struct Operands: Sendable {
        let usage: String
        let minimum: Int
        let maximum: Int

        static let none = Operands(usage: "", minimum: 0, maximum: 0)
        func allows(_ count: Int) -> Bool { count >= minimum && count <= maximum }
    }

    var usageLine: String {
        "handrail \(name)" + (operands.usage.isEmpty ? "" : " \(operands.usage)")
            + (options.isEmpty ? "" : " [options]")
    }
}
