/// Every command of the program, in the order in which the help lists them.
enum Commands {
    static let all: [Command] = [
        .build, .check, .audit, .worksheet, .report, .diff, .explain, .importing, .initialize, .new, .watch,
        .completions,
    ]

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
