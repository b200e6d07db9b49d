import Diagnostics
import Foundation

/// The terminal, the only door through which commands print. Data goes to standard output; messages and progress
/// go to standard error.
struct Console: Sendable {
    let colour: Bool
    /// Columns to keep messages within.
    let width: Int
    /// Whether long messages are broken into lines: on a terminal, or where COLUMNS is given; never in a pipe or file.
    let wraps: Bool
    /// The same for what is printed on standard output.
    let wrapsOutput: Bool
    let showsProgress: Bool

    /// - Parameter color: the value of `--color`; `auto` asks `NO_COLOR` (no-color.org) and the terminal.
    init(color: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let terminal = isatty(2) == 1
        showsProgress = terminal && environment["CI"] == nil && environment["TERM"] != "dumb"
        colour =
            switch color ?? "auto" {
            case "always": true
            case "never": false
            default: terminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
            }
        let columns = environment["COLUMNS"].flatMap { Int($0) }
        // Excerpts are read on wide screens too where nobody told how wide: in the log of a build, for example.
        width = min(max(columns ?? (terminal ? 80 : 100), 60), 120)
        wraps = terminal || columns != nil
        wrapsOutput = isatty(1) == 1 || columns != nil
    }

    /// How diagnostics are told here.
    var printer: TextPrinter { TextPrinter(colour: colour, width: width, wraps: wraps) }

    func print(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: 1) }
    /// Bytes as they are, without a line feed at the end.
    func write(_ bytes: [UInt8]) { write(bytes, to: 1) }
    func message(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: 2) }

    /// Shows the step at work on a terminal, over the last one; nothing elsewhere.
    func progress(_ step: Int, of steps: Int, _ title: String) {
        guard showsProgress else { return }
        let filled = steps == 0 ? 0 : step * 20 / steps
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        write("\r\u{1B}[2K\(bar) \(title)", to: 2)
    }

    func clearProgress() {
        if showsProgress { write("\r\u{1B}[2K", to: 2) }
    }

    private func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// A reader that went away (`handrail check | head`) is no failure: SIGPIPE is ignored and the rest dropped.
    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position < buffer.count, let base = buffer.baseAddress {
                let count = Foundation.write(descriptor, base + position, buffer.count - position)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                position += count
            }
        }
    }
}
