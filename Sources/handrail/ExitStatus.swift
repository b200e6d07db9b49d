/// What the process tells its caller (design: exit status).
enum ExitStatus: Int32 {
    case fine = 0
    /// The content or the audited pages have errors.
    case foundErrors = 1
    /// The command was used wrongly.
    case usage = 2
    /// The system failed: disk full, no permission.
    case system = 3
}

/// Why a command could not do its work. Faults of content and pages are diagnostics and never this.
enum CommandFailure: Error {
    case usage(String, help: String? = nil)
    case system(String)

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .system: .system
        }
    }
}
